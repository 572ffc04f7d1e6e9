package import Foundation

/// A file that is written whole or not at all.
package enum OutputFile {
  /// Puts a document at a path.
  ///
  /// The file at the end of symbolic links is replaced at once. Pipes and devices are written in
  /// place: a file put there instead would leave their readers waiting. Throws when it cannot be
  /// written.
  package static func write(_ document: Data, to path: String) throws {
    // Something other than a file, or a folder, which cannot be written at all.
    if let kind = FileKind(of: path), kind != .file {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      defer { try? file.close() }
      try file.write(contentsOf: document)
    } else {
      try document.write(to: URL(filePath: target(of: path)), options: .atomic)
    }
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
