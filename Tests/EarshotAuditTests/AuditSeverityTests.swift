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

  /// How bad it is that a control is apart from its name, with some of the rules.
  private func severity(
    of notation: String, _ configured: Severity? = nil, where runs: (Rule) -> Bool
  ) throws -> Severity? {
    let rules = Rule.all.filter { !$0.isOptIn && runs($0) }
    let audit = Audit(
      rules.map { Audit.Check($0, severity: $0.id == "control-label-split" ? configured : nil) })
    let findings = audit.report(of: AuditedScreen(try Screen(notation: notation))).findings
    return findings.first { $0.rule == "control-label-split" }?.severity
  }

  /// Without a name, with the same, and without a kind that has a rule of its own.
  @Test(arguments: [
    ("cell\n  text \"Offers\"\n  button toggleButton \"\" value \"1\"", Severity.error),
    ("cell\n  text \"Offers\"\n  button toggleButton \"Offers\" value \"1\"", .warning),
    (
      "text \"Volume\" frame 24,250,100,22\nadjustable \"\" value \"5\" frame 24,276,327,31", .error
    ),
  ])
  func aFindingIsAsBadWhicheverRulesRun(_ notation: String, _ expected: Severity) throws {
    let missing: Set = ["switch-label-missing", "slider-label-missing", "label-missing"]
    #expect(try severity(of: notation) { _ in true } == expected)
    #expect(try severity(of: notation) { $0.id == "control-label-split" } == expected)
    #expect(try severity(of: notation) { !missing.contains($0.id) } == expected)
    #expect(try severity(of: notation, .info) { _ in true } == .info)
  }

  /// Also when what is configured is what the rule has by itself.
  @Test(arguments: Severity.allCases)
  func aConfiguredSeverityHoldsForAllFindings(_ configured: Severity) throws {
    #expect(try severity(configured) == configured)
  }
}
