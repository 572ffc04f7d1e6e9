/// The picture of a screen: pixels in sRGB, row by row from the top left.
package struct Pixels: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Red, green and blue from 0 to 255, three bytes a pixel.
  package let bytes: [UInt8]

  /// Makes a picture; `nil` when the number of bytes is not three a pixel.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 3 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
