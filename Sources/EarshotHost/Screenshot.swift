import Foundation

/// A picture of a screen beside its capture.
package struct Screenshot: Hashable, Sendable {
  /// The path of the file, for messages.
  package let path: String
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// `image/png` or `image/jpeg`.
  package let mediaType: String

  /// Recognises PNG and JPEG by their first bytes; `nil` for anything else.
  package init?(_ bytes: [UInt8], path: String) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      mediaType = "image/png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      mediaType = "image/jpeg"
    } else {
      return nil
    }
    self.bytes = bytes
    self.path = path
  }

  /// Reads the file that the user names.
  package init(named path: String) throws(InputError) {
    guard let screenshot = Screenshot(try InputFile(path: path).bytes(), path: path) else {
      throw InputError(
        message: "the screenshot is neither PNG nor JPEG", help: "save it as PNG")
    }
    if let size = screenshot.hugeSize {
      throw InputError(
        message: "the screenshot has \(size.width) × \(size.height) pixels",
        help: "no screen is as large; name the picture of one")
    }
    self = screenshot
  }

  /// The most pixels of a screenshot: those of a list that is 40 screens long.
  private static let mostPixels = 200_000_000

  /// The width and height in pixels when no screen is as large; `nil` when it may be decoded.
  ///
  /// Of a JPEG, which has no more than 65,535 in a row, the program that decodes it finds out.
  package var hugeSize: (width: Int, height: Int)? {
    guard let size = pngSize else { return nil }
    return size.width * size.height > Screenshot.mostPixels ? size : nil
  }

  /// The width and height in pixels of a PNG; `nil` for a JPEG.
  package var pngSize: (width: Int, height: Int)? {
    guard mediaType == "image/png", bytes.count >= 24 else { return nil }
    let size = (width: number(at: 16), height: number(at: 20))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private func number(at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The pixels, decoded by ImageMagick.
  ///
  /// Throws ``Program/Failure``.
  package func pixmap() throws -> PortablePixmap {
    let type = mediaType == "image/png" ? "png" : "jpeg"
    let program = Program("convert", package: "imagemagick")
    let data = try program.output(on: bytes) { path in
      [
        // The type before the path keeps ImageMagick from guessing another one.
        "-limit", "memory", "512MiB", "-limit", "time", "30", "\(type):\(path)", "-background",
        "white", "-alpha", "remove", "-colorspace", "sRGB", "-depth", "8", "ppm:-",
      ]
    }
    guard let pixmap = PortablePixmap(data) else { throw Program.Failure.failed }
    return pixmap
  }

  /// The screenshot of a capture by name: `menu.png` beside `menu.xml` or `menu.view.json`.
  package static func path(beside capture: String) -> String? {
    let start = capture.lastIndex(of: "/").map { capture.index(after: $0) } ?? capture.startIndex
    let folder = capture[..<start]
    // Endings such as `.view.json` are dropped one by one.
    var stem = String(capture[start...])
    while let dot = stem.lastIndex(of: "."), dot != stem.startIndex {
      stem = String(stem[..<dot])
      for ending in ["png", "jpg", "jpeg"] {
        let path = "\(folder)\(stem).\(ending)"
        guard path != capture, FileManager.default.fileExists(atPath: path) else { continue }
        // What was drawn of the capture is no picture of the screen.
        let start = InputFile(path: path).start(64) ?? []
        if !PNGMark.isMarked(start) { return path }
      }
    }
    return nil
  }
}
