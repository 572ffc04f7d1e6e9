import Foundation

/// A folder of files that is there for one test.
struct Scratch {
  private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  /// Makes the folder with files.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// The path of the folder, or of a file in it.
  func path(_ name: String = "") -> String {
    name.isEmpty ? folder.path : folder.appending(path: name).path
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Runs the program in the folder.
  func run(_ arguments: [String], in name: String = "", input: [UInt8] = []) throws
    -> Program.Outcome
  {
    try Program.run(
      Program.folder.appending(path: "earshot"), arguments, input: input,
      in: URL(filePath: path(name)))
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
