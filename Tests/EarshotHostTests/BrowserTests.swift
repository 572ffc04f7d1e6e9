import EarshotHost
import Foundation
import TestSupport
import Testing

/// A page that Chromium opens; without Chromium there is nothing to try.
@Suite(.enabled(if: Program.file(named: "chromium") != nil || SharedFolder.isRequired))
struct BrowserTests {
  @Test func aPageIsATreeWithTheAttributesThatMatter() throws {
    let page = SharedFolder.checkout.appending(path: "Fixtures/Web/checks.html")
    let data = try Browser.accessibilityTree(of: page)
    let tree = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let nodes = try #require(tree["nodes"] as? [[String: Any]])
    let attributes = nodes.compactMap { $0["attributes"] as? [String: String] }
    #expect(attributes.contains { $0["type"] == "radio" && $0["required"] != nil })
  }

  @Test func aFrameHoldsTheTreeOfItsPage() throws {
    let page = SharedFolder.checkout.appending(path: "Fixtures/Web/ranges.html")
    let data = try Browser.accessibilityTree(of: page)
    let tree = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let nodes = try #require(tree["nodes"] as? [[String: Any]])
    let frame = try #require(
      nodes.first { ($0["role"] as? [String: Any])?["value"] as? String == "Iframe" })
    let root = try #require((frame["childIds"] as? [String])?.first)
    #expect(nodes.contains { $0["parentId"] as? String == root })
  }
}
