import Foundation
import TestSupport
import Testing

/// The documentation of what modules show begins with the result, in plain English.
struct CommentTests {
  /// "The speech at a stop", not "What is said at a stop"; "assumed", not "ours".
  @Test func theFirstSentenceNamesTheResult() throws {
    let folder = SharedFolder.checkout.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in (names ?? []).sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      var comment: [Substring] = []
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("///") {
          comment.append(code.dropFirst(3).drop { $0 == " " })
          continue
        }
        guard !code.hasPrefix("@") || code.contains(" func ") || code.contains(" var ") else {
          continue
        }
        defer { comment = [] }
        guard code.contains("public ") || code.contains("package "), let first = comment.first
        else { continue }
        let sentence = comment.prefix { !$0.isEmpty }.joined(separator: " ").prefix { $0 != "." }
        #expect(
          !first.hasPrefix("What ") && !sentence.hasSuffix(" ours"),
          "\(path):\(number + 1): \(sentence) – name the result")
      }
    }
  }
}
