import EarshotAudit
import EarshotOutput
import Foundation

/// A picture of a screen beside its capture.
struct Screenshot: Sendable {
  /// The path of the file, for messages.
  var path: String
  /// The bytes of the file.
  var bytes: [UInt8]
  /// `image/png` or `image/jpeg`.
  var mediaType: String

  /// Recognises PNG and JPEG by their first bytes; `nil` is anything else.
  init?(_ bytes: [UInt8], path: String) {
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
  ///
  /// Throws ``InputError``.
  init(named path: String) throws {
    guard let screenshot = Screenshot(try Input(path: path).bytes(), path: path) else {
      throw InputError(
        message: "the screenshot is neither PNG nor JPEG", help: "save it as PNG")
    }
    self = screenshot
  }

  /// The picture for a report.
  var picture: AuditDocument.Picture {
    AuditDocument.Picture(mediaType: mediaType, bytes: bytes)
  }

  /// The pixels, decoded by ImageMagick.
  ///
  /// Throws ``ExternalProgram/Failure``.
  func pixels() throws -> Pixels {
    let type = mediaType == "image/png" ? "png" : "jpeg"
    let program = ExternalProgram(name: "convert", package: "imagemagick")
    let data = try program.output(on: bytes) { path in
      [
        // The type before the path keeps ImageMagick from guessing another one.
        "-limit", "memory", "512MiB", "-limit", "time", "30", "\(type):\(path)", "-background",
        "white", "-alpha", "remove", "-colorspace", "sRGB", "-depth", "8", "ppm:-",
      ]
    }
    guard let pixels = PortablePixmap(data)?.pixels else { throw ExternalProgram.Failure.failed }
    return pixels
  }

  /// The picture of the name of a capture; one that is none is not what anybody asked for.
  static func beside(_ capture: String, _ messages: Messages) -> Screenshot? {
    guard let path = path(beside: capture) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      messages.warning("the screenshot is not used: it cannot be read", path: path)
      return nil
    }
    if let screenshot = Screenshot([UInt8](data), path: path) { return screenshot }
    messages.warning("the screenshot is not used: it is neither PNG nor JPEG", path: path)
    return nil
  }

  /// The screenshot of a capture by name: `menu.png` beside `menu.xml` or `menu.view.json`.
  static func path(beside capture: String) -> String? {
    let url = URL(filePath: capture)
    let name = url.lastPathComponent
    // Endings such as `.view.json` are dropped one by one.
    var stem = name
    while let dot = stem.lastIndex(of: "."), dot != stem.startIndex {
      stem = String(stem[..<dot])
      for ending in ["png", "jpg", "jpeg"] {
        let path = url.deletingLastPathComponent().appending(path: "\(stem).\(ending)").path
        if FileManager.default.fileExists(atPath: path), path != url.path { return path }
      }
    }
    return nil
  }
}
