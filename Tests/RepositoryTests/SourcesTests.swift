import Foundation
import TestSupport
import Testing

/// The page on sources has a line for each behaviour, system and problem, and what a line names is
/// there.
struct SourcesTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var number: String
    var words: String
    var evidence: String
    var testDescription: String { number }

    /// The tests and files, and the pages, that it names.
    var names: [String] { evidence.matches(of: /`([^`]+)`/).map { String($0.1) } }
    var pages: [String] { evidence.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) } }
  }

  private static let rows: [Row] = {
    let page = try? String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Sources.md"), encoding: .utf8
    )
    return (page ?? "").split(separator: "\n").compactMap { line in
      guard let cells = line.wholeMatch(of: /\| ([FAP]\d+) \| (.+) \| (.+) \|/) else { return nil }
      return Row(
        number: String(cells.1), words: String(cells.2), evidence: String(cells.3))
    }
  }()

  @Test(arguments: [("F", 345), ("A", 41), ("P", 138)])
  func everyNumberHasOneLine(_ letter: String, _ count: Int) {
    let numbers = Self.rows.map(\.number).filter { $0.hasPrefix(letter) }
    #expect(numbers == (1...count).map { "\(letter)\($0)" })
  }

  @Test(arguments: rows) private func aLineNamesWhatIsThereOrSaysWhyNot(_ row: Row) {
    #expect(!row.words.isEmpty)
    guard !row.evidence.hasPrefix("not yet: "), !row.evidence.hasPrefix("out of scope: ") else {
      return
    }
    #expect(!row.names.isEmpty || !row.pages.isEmpty, "nothing shows it")
    for name in row.names { #expect(NamedEvidence.exists(name), "there is no '\(name)'") }
    let folder = SharedFolder.checkout.appending(path: "Documentation")
    for page in row.pages {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: page).path),
        "there is no page '\(page)'")
    }
  }
}
