package import EarshotCaptures
package import EarshotHost

extension Screenshot {
  /// The picture of the one screen of a capture: that in its package, else the one beside the file;
  /// `nil` of several screens, as nobody knows of which it is.
  package static func found(for capture: Capture, _ path: String, _ messages: Messages)
    -> Screenshot?
  {
    guard capture.screens.count == 1 else { return nil }
    return inside(capture, path, messages) ?? (path == "-" ? nil : beside(path, messages))
  }

  /// The picture that lies in the package of a capture; `nil` when there is none, or when it is one
  /// that Earshot drew.
  package static func inside(_ capture: Capture, _ path: String, _ messages: Messages)
    -> Screenshot?
  {
    guard let bytes = capture.picture, !PNGMark.isMarked(Array(bytes.prefix(64))) else {
      return nil
    }
    guard let screenshot = Screenshot(bytes, path: path) else {
      messages.warning("its picture is not used: it is neither PNG nor JPEG", path: path)
      return nil
    }
    guard let size = screenshot.hugeSize else { return screenshot }
    messages.warning(
      "its picture is not used: it has \(size.width) × \(size.height) pixels", path: path)
    return nil
  }
}
