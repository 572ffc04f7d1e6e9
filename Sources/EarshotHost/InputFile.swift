import Foundation

/// A file that the user named, or standard input.
package struct InputFile: Hashable, Sendable {
  /// The path as the user wrote it; `-` is standard input.
  package var path: String

  /// The bytes that stand for standard input in a task; `nil` reads that of the process.
  @TaskLocal package static var standardInput: [UInt8]?

  /// The largest input that is read, in bytes; a capture of a screen is far smaller.
  package static let largest = 1 << 30

  /// Names a file.
  package init(path: String) { self.path = path }

  /// Reads the input.
  package func bytes() throws(InputError) -> [UInt8] {
    if path == "-", let bytes = InputFile.standardInput { return bytes }
    let kind = path == "-" ? FileKind.pipe : FileKind(of: path)
    let watch = kind == .pipe || isOfSystem ? InputWatch(path) : nil
    defer { watch?.end() }
    if path == "-" { return try InputFile.bytes(of: .standardInput, watch) }
    switch kind {
    case nil: throw InputError.missing(path, "file")
    case .folder: throw InputError(message: "this is a folder", help: "name the files in it")
    case .device, .socket:
      throw InputError(
        message: "this is a device or a socket, not a file",
        help: "name a file, or pass the capture through a pipe")
    case .pipe:
      guard let pipe = FileHandle(forReadingAtPath: path) else { throw InputError.unreadable }
      return try InputFile.bytes(of: pipe, watch)
    case .file, .link:
      guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
        throw InputError.unreadable
      }
      guard data.count <= InputFile.largest else { throw InputError.tooLarge }
      return Array(data)
    }
  }

  /// The first bytes of a file; `nil` when it cannot be opened.
  package func start(_ count: Int) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    // Of an empty file there is nothing to read, which is no failure.
    return (try? file.read(upToCount: count) ?? Data()).map(Array.init)
  }

  /// Whether the system makes it up while it is read, and may wait for something to happen.
  private var isOfSystem: Bool { path.hasPrefix("/proc/") || path.hasPrefix("/sys/") }

  /// Reads what comes through a pipe or a terminal, which do not tell how much it is.
  private static func bytes(
    of handle: FileHandle, _ watch: InputWatch?
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part: Data?
      do { part = try handle.read(upToCount: 1 << 16) } catch { throw InputError.unreadable }
      watch?.end()
      guard let part, !part.isEmpty else { return bytes }
      bytes += part
      guard bytes.count <= largest else { throw InputError.tooLarge }
    }
  }
}

/// Why a file could not be opened, or a program not do its work on it.
package struct InputError: Error, Hashable, Sendable {
  /// The mistake, in words.
  package var message: String
  /// The way to mend it.
  package var help: String

  /// Makes an error.
  package init(message: String, help: String) {
    self.message = message
    self.help = help
  }

  /// The error about a path that leads to nothing.
  ///
  /// Arguments that are no text reach the program with U+FFFD in the place of their bytes.
  ///
  /// - Parameter help: the way to mend it where nothing is at the path.
  package static func missing(
    _ path: String, _ what: String = "file or folder",
    help: @autoclosure () -> String = "check the path"
  ) -> InputError {
    if path.unicodeScalars.contains("\u{FFFD}") {
      return InputError(
        message: "the name is no text in UTF-8, so it cannot be looked up", help: "rename it")
    }
    if FileKind(of: path, followsLinks: false) == .link { return danglingLink }
    return InputError(message: "there is no such \(what)", help: help())
  }

  static let danglingLink = InputError(
    message: "the link leads to nothing", help: "fetch what it leads to, or remove the link")
  static let unreadable = InputError(
    message: "the file cannot be read", help: "check its permissions")
  static let tooLarge = InputError(
    message: "the input is larger than 1 GB", help: "name a capture of a single screen")
}
