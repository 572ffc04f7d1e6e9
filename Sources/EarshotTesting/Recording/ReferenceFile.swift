import Foundation

/// A file beside a test that holds the captions it expects.
struct ReferenceFile: Sendable {
  let url: URL

  /// The file of a test: `__Spoken__/File.test.name.txt` in the folder of the test's file.
  init(testFile: String, function: String, name: String?) {
    let file = URL(filePath: testFile)
    let test = function.prefix { $0 != "(" }
    let parts =
      [file.deletingPathExtension().lastPathComponent, String(test)] + (name.map { [$0] } ?? [])
    let safe = parts.joined(separator: ".").map { "/\\:".contains($0) ? "-" : $0 }
    url = file.deletingLastPathComponent().appending(path: "__Spoken__")
      .appending(path: String(safe) + ".txt")
  }

  /// The path from the folder of the test.
  var name: String { "__Spoken__/" + url.lastPathComponent }

  /// The captions; `nil` if there is no file yet.
  var lines: [String]? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// Writes captions, one a line.
  func write(_ lines: [String]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = lines.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
