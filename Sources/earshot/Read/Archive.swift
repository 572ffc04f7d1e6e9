import EarshotCaptures
import Foundation

/// A zip archive, unpacked by `unzip` into a folder of its own that is removed afterwards.
///
/// No Swift package at hand inflates; the program is found at run time.
enum Archive {
  /// The bytes that a zip archive begins with.
  static let sign: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// The most files that are unpacked.
  private static let mostFiles = 10_000

  /// The files of an archive by their path in it.
  ///
  /// Throws ``InputError`` when `unzip` is missing, or the archive is broken or too large.
  static func files(in archive: [UInt8]) throws -> [String: [UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // `unzip` takes a name for a pattern or an option, and cannot read a pipe.
    try Data(archive).write(to: folder.appending(path: "archive.zip"))
    try checkSize(in: folder)
    // What is said of the sizes need not be true, so no file may become larger than all together.
    let status = try run(
      "ulimit -f \(Input.largest / 512); exec unzip -qq -o archive.zip -d files", in: folder)
    guard status <= 1 else { throw InputError.broken }
    return try contents(of: folder.appending(path: "files").path, isTrusted: false)
  }

  /// The files in a folder and below by their path in it.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - isTrusted: whether links may lead out of the folder.
  static func contents(of folder: String, isTrusted: Bool = true) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var size = 0
    for name in FolderListing(folder)?.names ?? [] {
      let path = folder + "/" + name
      guard isTrusted || FileKind(of: path, followsLinks: false) == .file else { continue }
      let bytes = try Input(path: path).bytes()
      size += bytes.count
      guard size <= Input.largest else { throw InputError.unpackedTooLarge }
      files[name] = bytes
    }
    return files
  }

  /// Adds up what the archive says of its files, before any of them is unpacked.
  private static func checkSize(in folder: URL) throws {
    let status = try run("unzip -l archive.zip > list", in: folder)
    if status == 127 {
      throw InputError(
        message: "a zip archive is unpacked by 'unzip', which is missing",
        help: "install the package unzip, or name the unpacked folder")
    }
    let list = try FileHandle(forReadingFrom: folder.appending(path: "list"))
    defer { try? list.close() }
    let end = try list.seekToEnd()
    try list.seek(toOffset: end - min(end, 200))
    let text = String(decoding: try list.readToEnd() ?? Data(), as: UTF8.self)
    // The last line is such as "    12345                     3 files".
    let total = text.split(separator: "\n").last?.split(separator: " ") ?? []
    guard status <= 1, total.count >= 2, let size = Int(total[0]), let count = Int(total[1]) else {
      throw InputError.broken
    }
    guard size <= Input.largest else { throw InputError.unpackedTooLarge }
    guard count <= mostFiles else {
      throw InputError(
        message: "the archive holds more than \(mostFiles) files",
        help: "unpack it and name the captures in it")
    }
  }

  /// Runs a line of a shell in a folder and gives its status.
  private static func run(_ line: String, in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }
}

extension InputError {
  fileprivate static let broken = InputError(
    message: "the archive cannot be unpacked", help: "check it with 'unzip -t'")
  fileprivate static let unpackedTooLarge = InputError(
    message: "what is packed is larger than 1 GB", help: "unpack it and name the captures in it")
}
