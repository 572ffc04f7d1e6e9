import Foundation
import Testing

/// The figures for unseen apps on the page of accuracy are those of the verdicts beside it.
@Suite("Accuracy on unseen apps")
struct UnseenAccuracyTests {
  @Test(
    "the page gives the figures of the verdicts",
    arguments: [
      (
        "findings", ["finding error", "finding warning", "finding info"],
        ["true", "arguable", "false"]
      ),
      ("errors among them", ["finding error"], ["true", "arguable", "false"]),
      ("sentences", ["sentence"], ["right", "arguable", "wrong"]),
      ("problems", ["problem"], ["found", "asked", "missed"]),
    ])
  func figures(name: String, kinds: [String], verdicts: [String]) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation")
    let page = try String(contentsOf: folder.appending(path: "Accuracy.md"), encoding: .utf8)
    let data = try String(
      contentsOf: folder.appending(path: "Accuracy-unseen.csv"), encoding: .utf8)
    let counts = verdicts.map { verdict in
      data.split(separator: "\n").count { line in
        kinds.contains { line.hasPrefix("\($0),\(verdict),") }
      }
    }
    let number = counts.reduce(0, +)
    try #require(number > 0)
    // What is arguable counts neither for nor against; a problem that was only asked about does.
    let whole = kinds == ["problem"] ? number : counts[0] + counts[2]
    let share = String(format: "%.1f", Double(counts[0]) / Double(whole) * 100)
    let figures = ([number] + counts).map(String.init).joined(separator: " | ")
    #expect(page.contains("| \(name) | \(figures) | \(share) % |"))
  }
}
