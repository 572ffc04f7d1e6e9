import EarshotTree
import Foundation
import TestSupport
import Testing

/// The page of traits has every trait once, with its bit.
struct TraitsPageTests {
  @Test func thePageHasAllTraits() throws {
    let page = try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/VoiceOver/Traits.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let expected = Traits.knownNames.enumerated().map { ["`\($1)`", "\($0)"] }
    #expect(rows == expected)
  }
}
