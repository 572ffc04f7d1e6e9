import EarshotAudit
import EarshotTree
import Testing

/// Fixes as Swift code.
struct FixSketchTests {
  /// Every change, each with what is written for it.
  private static let cases: [(change: Fix.Change, uikit: String, swiftUI: [String])] = [
    (
      .label(.toWrite(.name)), #"element.accessibilityLabel = "‹name›""#,
      [#".accessibilityLabel(Text(verbatim: "‹name›"))"#]
    ),
    (
      .value(.known("a\"\n\\(b)")), #"element.accessibilityValue = "a\"\n\\(b)""#,
      [#".accessibilityValue(Text(verbatim: "a\"\n\\(b)"))"#]
    ),
    (.hint(nil), "element.accessibilityHint = nil", ["// no hint"]),
    (
      .insertTraits([.button, .selected]),
      "element.accessibilityTraits.insert([.button, .selected])",
      [".accessibilityAddTraits([.isButton, .isSelected])"]
    ),
    (
      .insertTraits([.notEnabled]), "element.accessibilityTraits.insert(.notEnabled)",
      [".disabled(true)"]
    ),
    (
      .removeTraits([.textEntry]), "// no public trait: textEntry",
      ["// no trait of SwiftUI: textEntry"]
    ),
    (
      .isElement(true), "element.isAccessibilityElement = true",
      [".accessibilityElement(children: .ignore)"]
    ),
    (
      .isElement(false), "element.isAccessibilityElement = false",
      ["// no element of its own, or .accessibilityHidden(true)"]
    ),
    (.hidden(true), "element.accessibilityElementsHidden = true", [".accessibilityHidden(true)"]),
    (.order(nil), "element.accessibilityElements = nil", ["// no .accessibilitySortPriority"]),
    (
      .grouped(true), "element.shouldGroupAccessibilityChildren = true",
      [".accessibilityElement(children: .contain)"]
    ),
    (
      .container(.list), "element.accessibilityContainerType = .list",
      [".accessibilityElement(children: .contain)"]
    ),
    (
      .modal(true), "element.accessibilityViewIsModal = true",
      [".accessibilityAddTraits(.isModal)"]
    ),
    (
      .frame(Rect(x: 1, y: 2.0004, width: 3.5, height: 4)),
      "element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3.5, height: 4)"
        + "  // in points of the screen", [none]
    ),
    (
      .activationPoint(Point(x: 1, y: 2)),
      "element.accessibilityActivationPoint = CGPoint(x: 1, y: 2)", [none]
    ),
    (
      .actions([CustomAction("Delete")]),
      #"element.accessibilityCustomActions = "#
        + #"[UIAccessibilityCustomAction(name: "Delete") { _ in false }]"#,
      [#".accessibilityAction(named: Text(verbatim: "Delete")) {}"#]
    ),
    (
      .inputLabels([.known("Pay"), .toWrite(.name)]),
      #"element.accessibilityUserInputLabels = ["Pay", "‹name›"]"#,
      [#".accessibilityInputLabels([Text(verbatim: "Pay"), Text(verbatim: "‹name›")])"#]
    ),
    (.language("ru"), #"element.accessibilityLanguage = "ru""#, [none]),
    (
      .handler(.escape),
      "// in the class of element: "
        + "override func accessibilityPerformEscape() -> Bool { true }",
      [".accessibilityAction(.escape) {}"]
    ),
    (
      .identifier("pay"), #"element.accessibilityIdentifier = "pay""#,
      [#".accessibilityIdentifier("pay")"#]
    ),
    (
      .expanded(.collapsed),
      "if #available(iOS 18.0, *) { element.accessibilityExpandedStatus = .collapsed }", [none]
    ),
    (
      .color("#FF8000"), "element.textColor = UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)",
      [".foregroundStyle(Color(red: 1, green: 0.502, blue: 0))"]
    ),
    (.color("x\ny"), #"// element: text colour x\ny"#, [#"// text colour x\ny"#]),
    (.opacity(0.5), "element.alpha = 0.5", [".opacity(0.5)"]),
    (
      .fontSize(17), "element.font = element.font.withSize(17)", [".font(.system(size: 17))"]
    ),
    (.numberOfLines(0), "element.numberOfLines = 0", [".lineLimit(nil)"]),
    (.transform(nil), "element.transform = .identity", [none]),
  ]

  private static let none = "// no modifier of SwiftUI does what UIKit's line does"

  /// All changes, for other tests.
  static var changes: [Fix.Change] { cases.map(\.change) }

  @Test(arguments: cases.indices)
  func aChangeIsALine(_ index: Int) {
    let expected = Self.cases[index]
    let sketch = FixSketch(Fix.of("a", expected.change), of: "a")
    #expect(sketch.uikit == [expected.uikit])
    #expect(sketch.swiftUI == ["element"] + expected.swiftUI.map { "  " + $0 })
  }

  @Test func otherElementsAreCalledAfterTheirIdentities() {
    let sketch = FixSketch(
      Fix([
        .init("list", .order(["pay-button", "a"])), .init("pay-button", .isElement(true)),
        .init("0.1", .hidden(true)),
      ]), of: "a")
    #expect(
      sketch.uikit == [
        "list.accessibilityElements = [payButton, element]",
        "payButton.isAccessibilityElement = true", "element01.accessibilityElementsHidden = true",
      ])
    #expect(
      sketch.swiftUI == [
        "payButton", "  .accessibilitySortPriority(2)",
        "element", "  .accessibilitySortPriority(1)",
        "payButton", "  .accessibilityElement(children: .ignore)",
        "element01", "  .accessibilityHidden(true)",
      ])
  }
}
