import Testing

@testable import EarshotStudio

/// The words that stay, go and come between two sentences.
struct WordChangeTests {
  @Test(arguments: [
    ("Pay, button", "Pay, button", "=Pay, button"),
    ("button", "Pay, button", "+Pay, =button"),
    ("Pay now, button", "Pay, button", "-Pay now, +Pay, =button"),
    ("", "Pay", "+Pay"), ("Pay", "", "-Pay"), ("", "", ""),
  ])
  func changesAreFound(_ before: String, _ after: String, _ expected: String) {
    let signs: [WordChange.Kind: String] = [.same: "=", .removed: "-", .added: "+"]
    let changes = WordChange.all(from: before, to: after)
    #expect(changes.map { (signs[$0.kind] ?? "") + $0.text }.joined() == expected)
    #expect(changes.filter { $0.kind != .added }.map(\.text).joined() == before)
    #expect(changes.filter { $0.kind != .removed }.map(\.text).joined() == after)
  }
}
