import Foundation

/// A folder of files that is there for one test.
public struct Scratch: Sendable {
  private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  /// Makes the folder with files.
  public init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// The path of the folder, or of a file in it.
  public func path(_ name: String = "") -> String {
    name.isEmpty ? folder.path : folder.appending(path: name).path
  }

  /// Writes a file, and the folders that it lies in.
  public func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file.
  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Removes the folder.
  public func remove() { try? FileManager.default.removeItem(at: folder) }
}
