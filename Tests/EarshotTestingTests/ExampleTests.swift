import Foundation
import TestSupport
import Testing

@testable import EarshotTesting

/// The page about testing is true: its snippets are in the example, its table lists the checks.
struct ExampleTests {
  private static let example = SharedFolder.checkout.appending(path: "Examples/PizzaTests")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFolder.checkout.appending(path: path), encoding: .utf8)
  }

  /// The lines of a text without the spaces before them, which differ by nesting.
  private static func unindented(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  private static func snippets(of page: String) throws -> [String] {
    try text(page).matches(of: /```swift\n((?s:.*?))```/).map { unindented($0.1) }
  }

  @Test(arguments: ["Documentation/Testing.md", "Examples/PizzaTests/README.md"])
  func everySnippetIsInTheExample(_ page: String) throws {
    let names = FileManager.default.enumerator(atPath: Self.example.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }
    let sources = try (names ?? []).map {
      Self.unindented(try Self.text("Examples/PizzaTests/" + $0))
    }
    let snippets = try Self.snippets(of: page)
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      #expect(sources.contains { $0.contains(snippet) }, "not in the example:\n\(snippet)")
    }
  }

  @Test func theTableListsTheChecks() throws {
    let rows = try Self.text("Documentation/Testing.md").matches(of: /\| `([a-z-]+)` \|/)
    #expect(rows.map { String($0.1) } == ScreenSourceContract.checks.map(\.id))
  }
}
