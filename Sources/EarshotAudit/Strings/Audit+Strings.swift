import EarshotSpeech
import EarshotStrings
import EarshotTree

extension Audit {
  /// Runs the rules on the texts of a table; a report for each of ``AuditedStrings/parts``.
  public func reports(of strings: AuditedStrings) -> [AuditReport] {
    var reports = strings.parts.map { _ in AuditReport(findings: [], outcomes: []) }
    for check in checks {
      guard let kind = check.rule.strings else { continue }
      for (part, outcome) in runs(check, kind, strings).enumerated() {
        reports[part].outcomes.append(outcome.outcome)
        reports[part].findings += outcome.findings
      }
    }
    for part in reports.indices {
      let screen = strings.parts[part].screen
      reports[part].findings = deduplication.filtered(reports[part].findings).sorted(in: screen)
    }
    return reports
  }

  private typealias PartOutcome = (outcome: AuditReport.Outcome, findings: [Finding])

  private func runs(
    _ check: Check, _ kind: StringsCheck, _ strings: AuditedStrings
  ) -> [PartOutcome] {
    switch kind {
    case .entries(let look):
      var run = StringsRun(check.rule, on: strings, severity: check.configuredSeverity)
      look(&run)
      return strings.parts.indices.map { part in
        outcome(check.rule, run.passed[part], run.findings[part], run.reasons[part])
      }
    case .texts, .spokenTexts:
      return strings.parts.map { part in
        guard let look = check.rule.check.screen else { return outcome(check.rule, 0, []) }
        var run = RuleContext(
          check.rule, on: part.screen, settings: check.settings,
          severity: check.configuredSeverity)
        look(&run)
        return outcome(
          check.rule, run.passed,
          part.oneForEachKey(
            run.findings, check.configuredSeverity, isOnlySpoken: kind.isOnlySpoken))
      }
    }
  }

  private func outcome(
    _ rule: Rule, _ passed: Int, _ findings: [Finding], _ incomplete: [IncompleteReason: Int] = [:]
  ) -> PartOutcome {
    (
      AuditReport.Outcome(
        rule: rule.id, passed: passed, found: findings.count, incomplete: incomplete),
      findings
    )
  }
}

extension AuditedStrings.Part {
  /// The findings with the words of the file, the first of each key: all forms of a text share
  /// their flaw.
  fileprivate func oneForEachKey(
    _ findings: [Finding], _ configured: Severity?, isOnlySpoken: Bool
  ) -> [Finding] {
    var keys: Set<String> = []
    return findings.compactMap { finding in
      guard let text = finding.element.flatMap({ texts[$0] }), text.isSpoken || !isOnlySpoken,
        keys.insert(text.key).inserted
      else {
        return nil
      }
      var finding = finding
      finding.arguments["label"] = .text(text.unit.value)
      finding.arguments["key"] = .text(text.id.rawValue)
      if case .text(let part)? = finding.arguments["part"] {
        finding.arguments["part"] = .text(text.sample.written(part))
      }
      // What is seen may have a label that is said in its place, which no strings file tells.
      if configured == nil, !text.isSpoken { finding.severity = min(finding.severity, .info) }
      return finding
    }
  }
}
