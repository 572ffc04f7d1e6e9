import EarshotTree

/// The picture that the frames of a screen are measured in, as far as a package tells.
package struct VODesignCanvas {
  /// Pixels per point as `info.json` states it; `nil` when there is none.
  var statedScale: Double?
  /// Width of the picture in pixels; `nil` when it is not known.
  package var imageWidth: Double?
  /// Height of the picture in pixels; `nil` when it is not known.
  package var imageHeight: Double?

  package init() {}

  /// Reads `info.json`.
  package mutating func readInfo(_ bytes: [UInt8]) throws(CaptureError) {
    let info = try JSONDocument.parse(try TextEncoding.utf8(bytes)).object("info.json")
    statedScale = try info.number("imageScale")
    guard let frame = info["frame"], frame.content != .null else { return }
    let rect = try VODesignReader.frame(frame, "frame")
    if imageWidth == nil, rect.width > 0, rect.height > 0 {
      (imageWidth, imageHeight) = (rect.width, rect.height)
    }
  }

  /// Reads the size out of the header of a PNG picture.
  package mutating func readPNG(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    func number(at offset: Int) -> Double {
      Double(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    guard number(at: 16) > 0, number(at: 20) > 0 else { return }
    (imageWidth, imageHeight) = (number(at: 16), number(at: 20))
  }

  /// The pixels of a point, by which numbers are divided, and whether they are known rather than
  /// guessed.
  ///
  /// Packages state a scale of 1 although the picture has three pixels a point; then the scale
  /// follows from the widths of phones.
  package func scale(extent: Double) -> (scale: Double, isKnown: Bool) {
    if let statedScale, statedScale.isFinite, statedScale > 1, statedScale <= 10 {
      return (statedScale, true)
    }
    let width = imageWidth ?? extent
    for scale in [3.0, 2] where Self.widths.contains(width / scale) { return (scale, false) }
    if Self.widths.contains(width) || width <= 500 { return (1, statedScale != nil) }
    return (width > 900 ? 3 : 2, false)
  }

  /// Widths of phones in points.
  private static let widths: Set<Double> = [320, 360, 375, 390, 393, 402, 414, 420, 428, 430, 440]
}
