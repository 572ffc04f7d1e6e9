package import EarshotCaptures
package import EarshotHost
import Foundation

extension InputFile {
  /// Reads the input and imports it.
  ///
  /// Throws ``CaptureError`` when it cannot be read or is no capture.
  ///
  /// - Parameter strings: finds the texts of a storyboard or xib when the options bring none.
  package func capture(
    as format: CaptureFormat?, _ options: ReadOptions,
    strings: () throws -> LocalizedStrings? = { nil }
  ) throws -> Capture {
    if InputFolder.isPackage(path) {
      let contents = try Archive.contents(of: path)
      if !contents.files.isEmpty { return try capture(of: contents, format, options) }
    }
    let bytes = try self.bytes()
    if bytes.starts(with: Archive.magicBytes) {
      return try capture(of: Archive.contents(in: bytes), format, options)
    }
    if isPage, format == nil || format?.id == CaptureFormat.chromiumAX.id {
      return try CaptureFormat.chromiumAX.read(treeOfPage(), options)
    }
    let format = try format ?? CaptureFormat.recognizing(bytes, named: path)
    var options = options
    if format.id == CaptureFormat.interfaceBuilder.id, options.strings == nil {
      options.strings = try strings()
    }
    return try format.read(bytes, options)
  }

  /// The captures of a package, with what of it cannot be looked at.
  private func capture(
    of contents: Archive.Contents, _ format: CaptureFormat?, _ options: ReadOptions
  ) throws -> Capture {
    var capture = try CapturePackage(name: name, files: contents.files).read(options, as: format)
    capture.unread += contents.unread.map { file in
      Capture.UnreadFile(
        name: file.name,
        error: CaptureError(.unrecognized, file.error.message, help: file.error.help),
        isLeftOut: false)
    }
    return capture
  }

  /// Whether it is a page that a browser shows.
  var isPage: Bool {
    ["html", "htm", "xhtml"].contains(URL(filePath: path).pathExtension.lowercased())
  }

  /// The accessibility tree that Chromium makes of the page.
  private func treeOfPage() throws(InputError) -> [UInt8] {
    do {
      return Array(try Browser.accessibilityTree(of: URL(filePath: path).absoluteURL))
    } catch let failure as Program.Failure {
      throw InputError(
        message: "Chromium makes the accessibility tree of a page, and \(failure.reason)",
        help: "install it, or save the answer of 'Accessibility.getFullAXTree' of another browser")
    } catch {
      throw InputError(
        message: "Chromium makes the accessibility tree of a page, and it failed",
        help: "save the answer of 'Accessibility.getFullAXTree' of another browser")
    }
  }

  private var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
}
