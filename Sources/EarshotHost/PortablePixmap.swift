import EarshotText
package import EarshotTree
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

  /// The file of a part of a picture; `nil` where nothing of the part lies in it.
  ///
  /// - Parameters:
  ///   - bytes: red, green and blue, three bytes a pixel.
  ///   - width: the pixels in a row of the picture.
  ///   - height: its rows.
  ///   - part: the part in pixels.
  package static func file(
    of bytes: [UInt8], width: Int, height: Int, part: Rect
  ) -> [UInt8]? {
    let (left, top) = (Int(clamping: max(0, part.x)), Int(clamping: max(0, part.y)))
    let right = min(width, Int(clamping: part.maxX.rounded(.up)))
    let bottom = min(height, Int(clamping: part.maxY.rounded(.up)))
    guard left < right, top < bottom, bytes.count == width * height * 3 else { return nil }
    var file = Array("P6\n\(right - left) \(bottom - top)\n255\n".utf8)
    for row in top..<bottom {
      file += bytes[(row * width + left) * 3..<(row * width + right) * 3]
    }
    return file
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
