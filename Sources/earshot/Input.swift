import EarshotCaptures
import EarshotTree
import Foundation

/// A file that the user named, or standard input.
struct Input {
  /// The path as the user wrote it; `-` is standard input.
  var path: String

  /// The largest input that is read, in bytes; a capture of a screen is far smaller.
  private static let largest = 1 << 30

  /// Reads the input and imports it.
  ///
  /// Throws ``CaptureError`` when it cannot be read or is no capture.
  ///
  /// - Parameter strings: finds the texts of a storyboard or xib when the options bring none.
  func capture(
    as format: CaptureFormat?, _ options: ReadOptions,
    strings: () throws -> LocalizedStrings? = { nil }
  ) throws -> Capture {
    if InputFolder.isPackage(path), let files = try? Archive.contents(of: path), !files.isEmpty {
      return try CapturePackage(name: name, files: files).read(options)
    }
    let bytes = try self.bytes()
    if bytes.starts(with: Archive.sign) {
      return try CapturePackage(name: name, files: Archive.files(of: path)).read(options)
    }
    let format = try format ?? CaptureFormat.recognizing(bytes)
    var options = options
    if format.id == CaptureFormat.interfaceBuilder.id, options.strings == nil {
      options.strings = try strings()
    }
    return try format.read(bytes, options)
  }

  private var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// Reads the input.
  ///
  /// Throws ``InputError`` when it cannot be opened.
  func bytes() throws -> [UInt8] {
    if path == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InputError(message: "there is no such file", help: "check the path")
    }
    if isDirectory.boolValue {
      throw InputError(message: "this is a folder", help: "name the files in it")
    }
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
      throw InputError(message: "the file cannot be read", help: "check its permissions")
    }
    guard data.count <= Input.largest else {
      throw InputError(
        message: "the file is larger than 1 GB", help: "name a capture of a single screen")
    }
    return Array(data)
  }
}

/// Why a file could not be opened.
struct InputError: Error {
  var message: String
  var help: String
}
