import Foundation

/// A folder with files of a test, removed after it.
final class ScratchFolder {
  let url = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  /// Writes texts into files by their path in the folder.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder; a slash at its end stays, as it names a folder.
  func path(_ name: String) -> String { "\(url.path)/\(name)" }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
