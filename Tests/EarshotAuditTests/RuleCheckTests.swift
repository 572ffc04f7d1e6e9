import EarshotTree
import Testing

@testable import EarshotAudit

/// How a selector and a judge become the outcome of a rule.
struct RuleCheckTests {
  private func report(_ notation: String, _ check: RuleCheck) throws -> AuditReport {
    let rule = Rule(
      "made-up", .label, .error, .high, .slows, "A flaw.", what: "it is flawed", why: "why",
      advice: "mend it", check: check)
    return Audit([Audit.Check(rule)]).report(of: AuditedScreen(try Screen(notation: notation)))
  }

  @Test func eachElementThatARuleIsAboutGetsOneVerdict() throws {
    let report = try report(
      """
      button "A"
      button "B"
      button "C"
      button "D"
      text "E"
      """,
      .each(\.stops, where: { $0.role == .button }) { stop, _ in
        switch stop.spokenLabel {
        case "A": .pass
        case "B": .fail(["why": .text("b")], fix: .label(.known("Bee")))
        case "C": .incomplete(.noViews)
        default: .inapplicable
        }
      })
    let outcome = try #require(report.outcomes.first)
    #expect(outcome.passed == 1 && outcome.found == 1 && outcome.incomplete == [.noViews: 1])
    let finding = try #require(report.findings.first)
    #expect(finding.arguments == ["why": .text("b"), "label": .text("B")])
    #expect(finding.fix?.edits.map(\.change) == [.label(.known("Bee"))])
  }

  @Test func whatASourceDoesNotTellIsIncomplete() throws {
    let notation = "button \"A\" hint \"Opens.\"\nbutton \"\" hint \"\"\nbutton \"B\""
    let all = try report(notation, .each(\.stops, having: .hint) { _, _ in .pass })
    #expect(all.outcomes.first?.passed == 1)
    let told = try report(notation, .each(\.stops, telling: .frame) { _, _ in .pass })
    #expect(told.outcomes.first?.passed == 0)
    #expect(told.outcomes.first?.incomplete == [.notCaptured(.frame): 3])
  }

  @Test func aPersonIsAskedWithoutAFix() throws {
    let report = try report("button \"A\"", .each(\.stops) { _, _ in .review(severity: .info) })
    #expect(report.findings.map(\.outcome) == [.review])
    #expect(report.findings.map(\.severity) == [.info])
    #expect(report.findings.first?.fix == nil)
  }
}
