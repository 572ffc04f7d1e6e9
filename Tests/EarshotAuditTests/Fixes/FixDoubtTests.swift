import EarshotTree
import Testing

@testable import EarshotAudit

/// When a fix has code, and when only advice.
struct FixDoubtTests {
  private static func field(_ id: Element.ID, placeholder: String?, x: Double = 16) -> Element {
    var field = Element(id: id, type: "UITextField", isAccessibilityElement: true)
    field.label = .given("")
    field.traits = .given(.textEntry)
    field.frame = .given(Rect(x: x, y: 100, width: 90, height: 44))
    if let placeholder { field.textInput = .given(TextInput(placeholder: placeholder)) }
    return field
  }

  /// The lines for UIKit of a finding on the first of the elements.
  private func lines(
    _ rule: Rule.ID, _ change: Fix.Change, on elements: [Element],
    _ arguments: [String: Finding.Argument] = [:], examples: Bool = false
  ) throws -> [String] {
    var screen = Screen(elements: elements)
    screen.size = Size(width: 375, height: 812)
    let audited = AuditedScreen(screen)
    let id = try #require(elements.last).id
    let finding = Finding(
      rule: rule, element: id, outcome: .fail, severity: .error, confidence: .high,
      arguments: arguments, covers: [], fix: .of(id, change)
    ).named(on: audited)
    let subjects = FixSubjects(finding, on: audited, in: FixSurroundings(audited, format: "view"))
      .withDoubt(of: finding, on: audited)
    let fix = try #require(finding.fix)
    return FixCode(fix, examples ? subjects.withExamples : subjects).blocks.last?.lines ?? []
  }

  /// What is taken over unseen holds no pattern; whoever reads it is shown what to put together.
  @Test func aValueIsShownAsAnExampleAndNotTakenOver() throws {
    var slider = Element(id: "size", type: "UISlider", isAccessibilityElement: true)
    slider.label = .given("Size")
    slider.value = .given("30")
    slider.traits = .given(.adjustable)
    let change = Fix.Change.value(.known("30 centimetres"))
    #expect(try lines("value-raw", change, on: [slider]).isEmpty)
    let shown = try lines("value-raw", change, on: [slider], examples: true)
    #expect(shown.first?.contains("‹30 centimetres›") == true)
    #expect(shown.first?.contains("an example") == true)
    let name = Fix.Change.label(.toWrite(.name))
    #expect(try lines("icon-button-label-missing", name, on: [slider], examples: true).isEmpty)
  }

  @Test func placeholderStaysBesideTheLabel() throws {
    let code = try lines(
      "field-placeholder-only", .label(.toWrite(.name)),
      on: [Self.field("field", placeholder: "email")])
    #expect(code == ["field.accessibilityLabel = \"Email\""])
  }

  @Test(arguments: [("Enter your Email", "Email"), ("Server address", "Server address")])
  func captionNamesItsField(_ text: String, _ name: String) throws {
    var caption = Element(id: "caption", type: "UILabel", isAccessibilityElement: true)
    caption.label = .given(text)
    caption.traits = .given(.staticText)
    caption.frame = .given(Rect(x: 16, y: 70, width: 200, height: 20))
    let code = try lines(
      "field-label-missing", .label(.toWrite(.name)),
      on: [caption, Self.field("1.2", placeholder: nil)])
    #expect(code == ["field.accessibilityLabel = \"\(name)\""])
  }

  @Test(arguments: ["0000 0000", "name@example.com", "Label", "Which website is broken today?"])
  func exampleNamesNoField(_ placeholder: String) throws {
    let code = try lines(
      "field-placeholder-only", .label(.toWrite(.name)),
      on: [Self.field("1.2", placeholder: placeholder)])
    #expect(code.isEmpty)
  }

  @Test(arguments: [
    ("zipCodeTextField", "Zip code"), ("PrivacyIcon", "Privacy"), ("app:id/btn_next", "Next"),
    ("newTabToggle", "New tab"), ("urlTextField", "URL"),
  ])
  func nameInCodeIsTold(_ identifier: String, _ name: String) {
    #expect(FixName.words(of: identifier) == name)
  }

  @Test(arguments: ["Button1-1", "switchView", "textView", "tf", "securitycode", "numberTextField"])
  func kindIsNoName(_ identifier: String) { #expect(FixName.words(of: identifier) == nil) }

  @Test func gestureIsCutFromLabel() throws {
    var button = Element(id: "paging", type: "UIButton", isAccessibilityElement: true)
    button.traits = .given(.button)
    button.label = .given("Paging Doctor, Swipe to change page")
    let code = try lines(
      "label-contains-action", .label(.toWrite(.name)), on: [button],
      ["phrase": .text("swipe to")])
    #expect(code == ["paging.accessibilityLabel = \"Paging Doctor\""])
    button.label = .given("Swipe to change page")
    let none = try lines(
      "label-contains-action", .label(.toWrite(.name)), on: [button],
      ["phrase": .text("swipe to")])
    #expect(none.isEmpty)
  }

  @Test func whatIsMeantIsNotGuessed() throws {
    var button = Element(id: "show", type: "UIButton", isAccessibilityElement: true)
    button.traits = .given(.button)
    button.label = .given("Show")
    #expect(try lines("label-duplicate-controls", .label(.known("Show all")), on: [button]).isEmpty)
    #expect(try lines("hint-describes-gesture", .hint(.toWrite(.result)), on: [button]).isEmpty)
    #expect(!(try lines("label-all-caps", .label(.known("Sho")), on: [button]).isEmpty))
  }
}
