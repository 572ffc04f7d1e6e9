import Foundation

/// A zip archive, unpacked by `unzip` into a folder of its own that is removed afterwards.
///
/// No Swift package at hand inflates; the program is found at run time.
package enum Archive {
  /// The bytes that a zip archive begins with.
  package static let magicBytes: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// The most files that are unpacked.
  private static let mostFiles = 10_000

  /// The most bytes that all files may have together: they are held in memory.
  private static let largest = 1 << 28

  /// The files of an archive or a package.
  package struct Contents: Sendable {
    /// The bytes of files by their path in it.
    package var files: [String: [UInt8]] = [:]
    /// The entries that cannot be looked at.
    package var unread: [FolderListing.Unread] = []
  }

  /// The files of an archive.
  ///
  /// Throws ``InputError`` when `unzip` is missing, or the archive is broken or too large.
  package static func contents(in archive: [UInt8]) throws -> Contents {
    try TemporaryFolder.with { folder in
      // `unzip` takes a name for a pattern or an option, and cannot read a pipe.
      try Data(archive).write(to: folder.appending(path: "archive.zip"))
      try checkSize(in: folder)
      // What is said of the sizes need not be true, so no file may become larger than all together.
      let line =
        "ulimit -f \(largest / 512); exec unzip -qq -o archive.zip -d files"
      let unzip = Program("sh", package: "dash")
      let status = try InputError.unpacking { try unzip.status(of: ["-c", line], in: folder) }
      guard let status, status <= 1 else { throw InputError.broken }
      return try contents(of: folder.appending(path: "files").path, isTrusted: false)
    }
  }

  /// The files in a folder and below.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - isTrusted: whether links may lead out of the folder.
  package static func contents(
    of folder: String, isTrusted: Bool = true
  ) throws(InputError) -> Contents {
    guard let listing = FolderListing(folder) else { return Contents() }
    var contents = Contents(unread: listing.unread)
    var size = 0
    for name in listing.names {
      let path = folder + "/" + name
      guard isTrusted || FileKind(of: path, followsLinks: false) == .file else { continue }
      let bytes = try InputFile(path: path).bytes()
      size += bytes.count
      guard size <= largest else { throw InputError.unpackedTooLarge }
      contents.files[name] = bytes
    }
    return contents
  }

  /// Adds up what the archive says of its files, before any of them is unpacked.
  private static func checkSize(in folder: URL) throws {
    let unzip = Program("unzip", package: "unzip")
    let list = folder.appending(path: "list")
    try Data().write(to: list)
    let status = try InputError.unpacking {
      try unzip.status(of: ["-l", "archive.zip"], output: list, in: folder)
    }
    let text = String(decoding: try Data(contentsOf: list).suffix(200), as: UTF8.self)
    // The last line is such as "    12345                     3 files".
    let total = text.split(separator: "\n").last?.split(separator: " ") ?? []
    guard let status, status <= 1, total.count >= 2, let size = Int(total[0]),
      let count = Int(total[1])
    else { throw InputError.broken }
    guard size <= largest else { throw InputError.unpackedTooLarge }
    guard count <= mostFiles else {
      throw InputError(
        message: "the archive holds more than \(mostFiles) files",
        help: "unpack it and name the captures in it")
    }
  }
}

extension InputError {
  fileprivate static let broken = InputError(
    message: "the archive cannot be unpacked", help: "check it with 'unzip -t'")
  fileprivate static let unpackedTooLarge = InputError(
    message: "what is packed is larger than 256 MB", help: "unpack it and name the captures in it")

  /// What `unzip` gives, or why it gives nothing.
  fileprivate static func unpacking<Result>(_ task: () throws -> Result) throws -> Result {
    do {
      return try task()
    } catch Program.Failure.isMissing {
      throw InputError(
        message: "a zip archive is unpacked by 'unzip', which is missing",
        help: "install the package unzip, or name the unpacked folder")
    } catch let failure as Program.Failure {
      throw InputError(
        message: "the archive is not unpacked by 'unzip': \(failure.reason)",
        help: "unpack it and name the captures in it")
    }
  }
}
