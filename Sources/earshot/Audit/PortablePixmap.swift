import EarshotAudit
import Foundation

/// A picture in the binary portable pixmap format, `P6`, with 8 bits a channel.
struct PortablePixmap {
  /// The picture.
  let pixels: Pixels

  /// Reads a pixmap; `nil` when the data is none.
  init?(_ data: Data) {
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
    guard numbers[2] == 255,
      let pixels = Pixels(width: numbers[0], height: numbers[1], bytes: body)
    else { return nil }
    self.pixels = pixels
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
