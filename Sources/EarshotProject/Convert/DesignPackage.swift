package import EarshotCaptures
import EarshotConversion
import EarshotHost
package import EarshotTree
import Foundation

/// A `.vodesign` package of one screen: its document, and its picture where there is one.
package struct DesignPackage {
  private let screen: Screen
  private let picture: Screenshot?
  private let messages: Messages

  /// Whether a path is that of a package.
  package static func isMeant(by path: String) -> Bool {
    path.drop(suffix: "/").hasSuffix(".vodesign")
  }

  /// Looks for the picture of the screen: in the package that is converted, or beside the capture.
  package init(_ screen: Screen, of capture: Capture, _ path: String, _ messages: Messages) {
    self.screen = screen
    self.messages = messages
    let found = Screenshot.found(for: capture, path, messages)
    if let found, found.pngSize == nil {
      messages.warning(
        "the package has no picture: '\(found.path)' is no PNG", path: path)
    }
    picture = found?.pngSize == nil ? nil : found
  }

  /// Writes the files of the package into a folder, which is made.
  ///
  /// Throws an exit status after saying what cannot be written, or may not be replaced.
  package func write(to path: String, _ place: OutputPlace) throws(RunFailure) {
    let folder = URL(filePath: String(path.drop(suffix: "/")))
    do {
      try FileManager.default.createDirectory(
        at: picture == nil ? folder : folder.appending(path: "Images"),
        withIntermediateDirectories: true)
    } catch {
      messages.error(
        "the folder of the package cannot be made", help: "check its permissions, and the path",
        path: path)
      throw .badInput
    }
    let scale = picture?.pngSize.flatMap { size in
      screen.size.flatMap { $0.width > 0 ? Double(size.width) / $0.width : nil }
    }
    let files = VODesignFiles(screen, scale: scale)
    try write(files.document, "document.json", in: folder, place)
    try write(files.info, "info.json", in: folder, place)
    if let picture {
      try write(picture.bytes, "Images/\(VODesignFiles.pictureName)", in: folder, place)
    }
  }

  private func write(
    _ bytes: [UInt8], _ name: String, in folder: URL, _ place: OutputPlace
  ) throws(RunFailure) {
    let file = Destination(path: folder.appending(path: name).relativePath, place, messages)
    try file.write(bytes)
    try file.close()
  }
}

extension String {
  /// The text without an ending, if it has it.
  fileprivate func drop(suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
