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
      let files = try Archive.contents(of: path)
      if !files.isEmpty {
        return try CapturePackage(name: name, files: files).read(options, as: format)
      }
    }
    let bytes = try self.bytes()
    if bytes.starts(with: Archive.magicBytes) {
      let files = try Archive.files(in: bytes)
      return try CapturePackage(name: name, files: files).read(options, as: format)
    }
    let format = try format ?? CaptureFormat.recognizing(bytes)
    var options = options
    if format.id == CaptureFormat.interfaceBuilder.id, options.strings == nil {
      options.strings = try strings()
    }
    return try format.read(bytes, options)
  }

  private var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
}
