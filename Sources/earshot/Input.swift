import EarshotCaptures
import EarshotTree
import Foundation

/// A file that the user named, or standard input.
struct Input {
  /// The path as the user wrote it; `-` is standard input.
  var path: String

  /// The largest input that is read, in bytes; a capture of a screen is far smaller.
  static let largest = 1 << 30

  /// Reads the input and imports it.
  ///
  /// Throws ``CaptureError`` when it cannot be read or is no capture.
  ///
  /// - Parameter strings: finds the texts of a storyboard or xib when the options bring none.
  func capture(
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
    if bytes.starts(with: Archive.sign) {
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

  /// Reads the input.
  ///
  /// Throws ``InputError`` when it cannot be opened.
  func bytes() throws -> [UInt8] {
    if path == "-" { return try Input.bytes(of: .standardInput) }
    switch FileKind(of: path) {
    case nil: throw InputError(message: "there is no such file", help: "check the path")
    case .folder: throw InputError(message: "this is a folder", help: "name the files in it")
    case .device, .socket:
      throw InputError(
        message: "this is a device or a socket, not a file",
        help: "name a file, or pass the capture through a pipe")
    case .pipe:
      guard let pipe = FileHandle(forReadingAtPath: path) else { throw InputError.unreadable }
      return try Input.bytes(of: pipe)
    case .file, .link:
      guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
        throw InputError.unreadable
      }
      guard data.count <= Input.largest else { throw InputError.tooLarge }
      return Array(data)
    }
  }

  /// Reads what comes through a pipe or a terminal, which do not tell how much it is.
  private static func bytes(of handle: FileHandle) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while let part = try handle.read(upToCount: 1 << 16), !part.isEmpty {
        bytes += part
        guard bytes.count <= largest else { throw InputError.tooLarge }
      }
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError.unreadable
    }
    return bytes
  }
}

/// Why a file could not be opened.
struct InputError: Error {
  var message: String
  var help: String

  static let unreadable = InputError(
    message: "the file cannot be read", help: "check its permissions")
  static let tooLarge = InputError(
    message: "the input is larger than 1 GB", help: "name a capture of a single screen")
}
