import EarshotAudit
import EarshotText
import EarshotTree
import Testing

/// Which findings are hidden, and what is said about the suppressions themselves.
struct SuppressionTests {
  private let location = SourceLocation(line: 1, column: 1)

  private func suppression(
    _ rules: [String] = ["label-missing"], screen: String? = nil,
    at selector: ElementSelector? = nil, reason: String? = "known", until: String? = nil
  ) -> Suppression {
    Suppression(
      rules: rules, target: .screens(screen.map(Glob.init), selector), reason: reason,
      until: until.flatMap { Day($0) }, path: "c.yml", location: location)
  }

  /// The number of findings that are hidden on `screens/menu.xml`, and the rules of what is said.
  private func run(
    _ suppressions: [Suppression], _ notation: String = "button id a\nview\n  button id b",
    isWhole: Bool = true, configuration: AuditConfiguration = AuditConfiguration()
  ) throws -> (hidden: Int, said: [String]) {
    let today = try #require(Day("2026-06-15"))
    var run = SuppressionRun(suppressions, today: today)
    let plan = AuditPlan(configuration, rules: Audit.names)
    let screen = try Screen(notation: notation)
    let audited = AuditedScreen(screen)
    let names = SuppressedScreen(path: "screens/menu.xml", title: screen.title, lines: 1..<10)
    run.see(names)
    let hidden = plan.audit.report(of: audited).findings.count { finding in
      let element = finding.element.flatMap(audited.element)
      return run.suppression(hiding: finding, of: element, on: names) != nil
    }
    return (hidden, run.findings(plan, isWhole: isWhole).map(\.finding.rule))
  }

  @Test(arguments: [
    (nil, 2), ("menu", 2), ("menu.xml", 2), ("screens/*.xml", 2), ("screens", 2), ("Menu of*", 2),
    ("other", 0), ("men", 0),
  ])
  func isAboutScreensByName(_ screen: String?, _ hidden: Int) throws {
    let notation = "screen en \"Menu of the day\"\nbutton id a\nview\n  button id b"
    let outcome = try run([suppression(screen: screen)], notation)
    #expect(outcome.hidden == hidden)
    #expect(outcome.said == (hidden == 0 ? ["suppression-unused"] : []))
  }

  @Test(arguments: [
    (ElementSelector.Field.id, "a", 1), (.id, "?", 2), (.identifier, "promo", 1), (.label, "*", 0),
    (.type, "UIButton", 1),
  ])
  func isAboutElements(_ field: ElementSelector.Field, _ text: String, _ hidden: Int) throws {
    let selector = ElementSelector(field, Glob(text))
    let notation = "button id a identifier \"promo\"\nbutton id b type \"UIButton\""
    #expect(try run([suppression(at: selector)], notation).hidden == hidden)
  }

  @Test func holdsUntilTheEndOfItsDay() throws {
    #expect(try run([suppression(until: "2026-06-15")]) == (2, []))
    #expect(try run([suppression(until: "2026-06-14")]) == (0, ["suppression-unused"]))
  }

  @Test func needsAReasonAndARule() throws {
    #expect(try run([suppression(reason: " ")]) == (2, ["suppression-without-reason"]))
    #expect(try run([suppression(["lable-missing"])]) == (0, ["suppression-unknown-rule"]))
    #expect(try run([suppression([])]) == (0, ["suppression-unknown-rule"]))
  }

  @Test func isNotBlamedForWhatDidNotRun() throws {
    let other = suppression(screen: "other")
    #expect(try run([other], isWhole: false).said == [])
    let seen = suppression(screen: "menu")
    #expect(try run([seen], "button \"A\"", isWhole: false).said == ["suppression-unused"])
    #expect(try run([suppression()], "button \"A\"", isWhole: false).said == [])
    #expect(try run([suppression()], "button \"A\"").said == ["suppression-unused"])
    let disabled = try AuditConfiguration("disabled_rules: [label-missing]")
    #expect(try run([suppression()], configuration: disabled).said == [])
  }

  @Test func oneOfTwoIsUnused() throws {
    #expect(try run([suppression(), suppression()]) == (2, ["suppression-unused"]))
  }

  @Test(arguments: [
    (" earshot:ignore label-missing — drawn by the bank", ["label-missing"], "drawn by the bank"),
    ("earshot:ignore a, b -- for two", ["a", "b"], "for two"),
    ("earshot:ignore a-b - short", ["a-b"], "short"), ("earshot:ignore a –", ["a"], nil),
    ("earshot:ignore a", ["a"], nil), ("earshot:ignore", [], nil),
  ])
  func isReadFromComments(_ text: String, _ rules: [String], _ reason: String?) throws {
    let found = try #require(
      SuppressionComment.suppression(in: text, about: .line(1), path: "p", location: location))
    #expect(found.rules == rules)
    #expect(found.reason == reason)
  }

  @Test(arguments: ["earshot:ignored a", "earshot", "see earshot:ignore a"])
  func otherCommentsAreLeftAlone(_ text: String) {
    let found = SuppressionComment.suppression(
      in: text, about: .line(1), path: "p", location: location)
    #expect(found == nil)
  }
}
