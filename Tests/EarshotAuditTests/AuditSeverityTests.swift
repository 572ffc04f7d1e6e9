import EarshotAudit
import EarshotTree
import Testing

/// How bad a finding is, by its rule, by what it found, and by what somebody configured.
struct AuditSeverityTests {
  private func severity(_ configured: Severity?) throws -> Severity? {
    let rule = try #require(Rule.named("field-placeholder-only"))
    // An unnamed search field is a lesser matter than the rule's usual ones.
    let screen = try Screen(notation: "searchField input (placeholder \"Search\")")
    let audit = Audit([Audit.Check(rule, severity: configured)])
    return audit.report(of: AuditedScreen(screen)).findings.first?.severity
  }

  @Test func aFindingMayBeMilderThanItsRule() throws {
    #expect(try severity(nil) == .info)
  }

  /// Also when what is configured is what the rule has by itself.
  @Test(arguments: Severity.allCases)
  func aConfiguredSeverityHoldsForAllFindings(_ configured: Severity) throws {
    #expect(try severity(configured) == configured)
  }
}
