package import Foundation

/// A picture in the binary portable pixmap format, `P6`, with 8 bits a channel.
package struct PortablePixmap: Hashable, Sendable {
  /// The pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Red, green and blue from 0 to 255, three bytes a pixel.
  package let bytes: [UInt8]

  /// Reads a pixmap; `nil` if `data` is not one.
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    var position = 2
    guard bytes.starts(with: Array("P6".utf8)) else { return nil }
    var numbers: [Int] = []
    while numbers.count < 3 {
      guard let number = PortablePixmap.number(in: bytes, &position) else { return nil }
      numbers.append(number)
    }
    // One byte of white space ends the header.
    let body = Array(bytes[min(position + 1, bytes.count)...])
    guard numbers[2] == 255, numbers[0] > 0, numbers[1] > 0,
      body.count == numbers[0] * numbers[1] * 3
    else { return nil }
    width = numbers[0]
    height = numbers[1]
    self.bytes = body
  }

  private static func number(in bytes: [UInt8], _ position: inout Int) -> Int? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    var number: Int?
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
      guard (number ?? 0) < 1_000_000 else { return nil }
      number = (number ?? 0) * 10 + Int(bytes[position] - 0x30)
      position += 1
    }
    return number
  }
}
