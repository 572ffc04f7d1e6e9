import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// The page on view files says what the reader does.
struct ViewFilePageTests {
  @Test func theExampleIsAViewFile() throws {
    let block = try #require(page().split(separator: "```json\n").dropFirst().first)
    let example = try #require(block.components(separatedBy: "```").first)
    let capture = try CaptureFormat.viewFile.read(Array(example.utf8), ReadOptions())
    #expect(capture.screens[0].readingOrder.map(\.id) == ["close", "title"])
    #expect(capture.unknowns == [])
  }

  @Test func everyKeyHasARow() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.dropFirst(2).prefix { $0 != "|" } }.joined()
    for key in ViewReader.keys + ViewReader.overrideKeys {
      #expect(rows.contains("`\(key)`"), "\(key)")
    }
  }

  private func page() throws -> String {
    try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Formats/View.md"),
      encoding: .utf8)
  }
}
