extension Audit {
  /// Runs the rules on the texts of a table; a report for each of ``AuditedStrings/parts``.
  package func reports(of strings: AuditedStrings) -> [AuditReport] {
    var reports = strings.parts.map { _ in AuditReport(findings: [], outcomes: []) }
    for check in checks {
      guard let look = check.rule.check.strings else { continue }
      var run = StringsRun(check, on: strings)
      look(&run)
      for part in reports.indices {
        reports[part].outcomes.append(
          AuditReport.Outcome(
            rule: check.rule.id, passed: run.passed[part], found: run.findings[part].count,
            incomplete: run.reasons[part]))
        reports[part].findings += run.findings[part]
      }
    }
    for (place, part) in strings.parts.enumerated() {
      let findings = deduplication.filtered(reports[place].findings)
      reports[place].findings = findings.inOrder { part.places[$0]?.order }
    }
    return reports
  }
}
