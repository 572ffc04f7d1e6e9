import Foundation
import TestSupport
import Testing

/// What `earshot compare` takes for the same: stops, screens, and files of folders.
struct ComparePairTests {
  /// What the lines about two captures are, without the summary.
  private func lines(
    _ before: String, _ after: String, _ options: [String] = []
  ) throws -> [String] {
    let scratch = try ScratchFolder(["before": before, "after": after])
    let outcome = try Program.run(
      ["compare", scratch.path("before"), scratch.path("after"), "--quiet"] + options)
    #expect(outcome.messages == "")
    return outcome.text.replacing(scratch.url.path + "/", with: "").split(separator: "\n")
      .map(String.init).filter { !$0.contains("; stops ") }
  }

  private static func page(_ nodes: String...) -> String {
    "<XCUIElementTypeApplication type='XCUIElementTypeApplication' name='A' label='A' "
      + "enabled='true' visible='true' accessible='false' x='0' y='0' width='375' height='812' "
      + "traits=''>\(nodes.joined())</XCUIElementTypeApplication>"
  }

  private static func node(
    _ type: String, _ name: String, label: String?, y: Int, _ traits: String? = "Button",
    isElement: Bool = true, _ children: String = ""
  ) -> String {
    "<XCUIElementType\(type) type='XCUIElementType\(type)' name='\(name)' "
      + (label.map { "label='\($0)' " } ?? "")
      + "enabled='true' visible='true' accessible='\(isElement)' "
      + "x='16' y='\(y)' width='300' height='24' "
      + (traits.map { "traits='\($0)'" } ?? "") + ">\(children)</XCUIElementType\(type)>"
  }

  /// One element whose label is composed is no reason to leave out all labels.
  @Test func aLabelIsComparedWhereBothTellIt() throws {
    let texts = ["Tea", "Milk"].map {
      Self.node("StaticText", $0, label: $0, y: 166, "StaticText", isElement: false)
    }
    #expect(
      try lines(
        Self.page(Self.node("Button", "pay", label: "Pay", y: 66)),
        Self.page(
          Self.node("Button", "pay", label: "Delete account", y: 66),
          Self.node("Cell", "cell", label: nil, y: 166, "", texts.joined())))
        == [
          "~ 1 → 1 (same identifier)", "    was Pay, button", "    now Delete account, button",
          "+ 2 Tea, Milk",
        ])
  }

  /// A source without traits says nothing about them, and the document says so.
  @Test(arguments: [
    ("text", "\nnot compared, because one side does not tell: traits of 1 stop\n"),
    ("markdown", "\nNot compared, because one side does not tell: traits of 1 stop.\n"),
    ("json", #""equal":true,"differences":[],"ignored":[{"what":"traits","stops":1}]"#),
  ])
  func whatIsNotComparedIsNamed(_ format: String, _ expected: String) throws {
    let scratch = try ScratchFolder([
      "before": Self.page(Self.node("Button", "pay", label: "Pay", y: 66, nil)),
      "after": Self.page(Self.node("Button", "pay", label: "Pay", y: 66, "Button, Selected")),
    ])
    let outcome = try Program.run([
      "compare", scratch.path("before"), scratch.path("after"), "--format", format, "--quiet",
      "--fail-on", "any",
    ])
    #expect(outcome.text.contains(expected), "\(outcome.text)")
    #expect(outcome.status == 0)
  }

  /// Cells share an identifier, so it tells nothing about which of them is which.
  @Test func aSharedIdentifierDecidesNothing() throws {
    func list(_ names: String...) -> String {
      "screen en\n" + names.map { "button \"\($0)\" identifier \"cell\"\n" }.joined()
    }
    #expect(
      try lines(list("Tea", "Milk", "Bread"), list("Salt", "Tea", "Milk", "Bread"))
        == ["+ 1 Salt, button"])
    #expect(
      try lines(list("Tea", "Milk", "Bread"), list("Milk", "Bread", "Tea"))
        == ["> 1 → 3 (same sentence) Tea, button"])
    #expect(
      try lines(list("Tea"), list("Milk"))
        == ["~ 1 → 1 (same identifier)", "    was Tea, button", "    now Milk, button"])
  }

  @Test func aMovedLineSaysWhyItIsTheSame() throws {
    let before = "screen en\ntext \"A\"\ntext \"B\"\n"
    let after = "screen en\ntext \"B\"\ntext \"A\"\n"
    #expect(try lines(before, after) == ["> 1 → 2 (same sentence) A"])
    let table = try lines(before, after, ["--format", "markdown"])
    #expect(table.contains("| moved | 1 → 2 | A | A | same sentence |"), "\(table)")
  }

  @Test func sentencesAreWrittenInTheStyleThatIsNamed() throws {
    #expect(
      try lines(
        "screen en\nbutton \"A\" value \"1\"\n", "screen en\nbutton \"A\" value \"2\"\n",
        ["--style", "script"])
        == ["~ 1 → 1 (same label)", "    was A: 1. Button.", "    now A: 2. Button."])
  }

  private static func screens(_ titles: String...) -> String {
    titles.map { "screen \"\($0)\" en\nbutton \"\($0)\"\n" }.joined()
  }

  @Test func aScreenPutInBetweenShiftsNoPair() throws {
    #expect(
      try lines(Self.screens("Menu", "Cart"), Self.screens("Menu", "City", "Cart")) == [
        "==> after, screen 1 “Menu” <==", "==> after, screen 2 “City” <==",
        "the screen was added", "+ 1 City, button", "==> after, screen 3 “Cart” <==",
      ])
    #expect(
      try lines(Self.screens("Menu", "City", "Cart"), Self.screens("Menu", "Cart")) == [
        "==> after, screen 1 “Menu” <==", "==> after, screen 2 “Cart” <==",
        "==> before, screen 2 “City” <==", "the screen was removed", "- 1 City, button",
      ])
    #expect(
      try lines(Self.screens("Menu", "Cart"), Self.screens("Menu", "Basket")) == [
        "==> after, screen 1 “Menu” <==", "==> after, screen 2 “Basket” <==", "- 1 Cart, button",
        "+ 1 Basket, button",
      ])
  }

  @Test(arguments: [
    ("removed", true, 1), ("added", true, 0), ("added", false, 1), ("any", true, 1),
  ])
  func aScreenThatOnlyOneSideHasIsADifference(
    _ kind: String, _ isRemoved: Bool, _ status: Int
  ) throws {
    let scratch = try ScratchFolder([
      "more": Self.screens("Menu", "Cart") + "screen \"Empty\" en\n",
      "less": Self.screens("Menu", "Cart"),
    ])
    let names = isRemoved ? ["more", "less"] : ["less", "more"]
    let outcome = try Program.run(
      ["compare"] + names.map(scratch.path) + ["--fail-on", kind, "--quiet"])
    #expect(outcome.status == Int32(status), "\(outcome.messages)")
  }

  @Test(arguments: [
    ("json", #""path":"after","screen":2,"title":"City","stops":1"#),
    ("json", #""before":{"path":"before","screen":null,"title":null,"stops":0"#),
    ("markdown", "### before → after, screen 2 “City”"), ("markdown", "**The screen was added.**"),
  ])
  func aScreenIsNamed(_ format: String, _ expected: String) throws {
    let text = try lines(
      Self.screens("Menu", "Cart"), Self.screens("Menu", "City", "Cart"), ["--format", format])
    #expect(text.contains { $0.contains(expected) }, "\(text)")
  }
}
