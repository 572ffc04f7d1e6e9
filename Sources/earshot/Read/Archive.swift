import EarshotCaptures
import Foundation

/// A zip archive, unpacked by `unzip` into a folder of its own that is removed afterwards.
///
/// No Swift package at hand inflates; the program is found at run time.
enum Archive {
  /// The bytes that a zip archive begins with.
  static let sign: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// The files of an archive by their path in it.
  ///
  /// Throws ``InputError`` when `unzip` is missing or the archive is broken.
  static func files(of path: String) throws -> [String: [UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unzip", "-qq", "-o", path, "-d", folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      throw InputError(
        message: "a zip archive is unpacked by 'unzip', which is missing",
        help: "install the package unzip, or name the unpacked folder")
    }
    guard process.terminationStatus <= 1 else {
      throw InputError(
        message: "the archive cannot be unpacked", help: "check it with 'unzip -t'")
    }
    return try contents(of: folder.path)
  }

  /// The files in a folder and below by their path in it.
  static func contents(of folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in FolderListing(folder)?.names ?? [] {
      files[name] = try Input(path: folder + "/" + name).bytes()
    }
    return files
  }
}
