package import Foundation

/// A file that is written whole or not at all.
package enum OutputFile {
  /// Puts a document at a path.
  ///
  /// The file at the end of symbolic links is replaced at once. Pipes and devices are written in
  /// place: a file put there instead would leave their readers waiting. Throws when it cannot be
  /// written.
  package static func write(_ document: Data, to path: String) throws {
    if isInPlace(path) {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      defer { try? file.close() }
      try file.write(contentsOf: document)
    } else {
      try document.write(to: URL(filePath: target(of: path)), options: .atomic)
    }
  }

  /// Whether there is something other than a file, or a folder, which cannot be written at all.
  private static func isInPlace(_ path: String) -> Bool {
    var info = stat()
    // Follows links, as opening does.
    guard stat(path, &info) == 0 else { return false }
    return info.st_mode & S_IFMT != S_IFREG
  }

  /// The path behind symbolic links, whether or not there is a file.
  private static func target(of path: String) -> String {
    var path = path
    // As many as systems follow before they speak of a loop.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path =
        next.hasPrefix("/")
        ? next : URL(filePath: path).deletingLastPathComponent().appending(path: next).path
    }
    return path
  }
}
