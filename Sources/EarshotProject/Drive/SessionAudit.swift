package import EarshotAudit
import EarshotSession

/// The rules that judge an app by its sessions, with what makes a run fail.
package struct SessionAudit {
  private let plan: AuditPlan
  private let language: String
  private let failOn: FailureLevel

  /// Makes an audit of sessions.
  ///
  /// - Parameters:
  ///   - plan: the rules that run.
  ///   - language: the language of the words.
  ///   - failOn: the severity from which findings make the run fail.
  package init(plan: AuditPlan, language: String, failOn: FailureLevel) {
    self.plan = plan
    self.language = language
    self.failOn = failOn
  }

  /// Adds what a session shows to its report, step by step.
  func judge(_ record: SessionRecord, _ report: inout ScriptReport) {
    let found = Dictionary(
      grouping: plan.audit.findings(in: AuditedSession(record)), by: \.line)
    for index in report.steps.indices {
      let line = report.steps[index].line
      report.steps[index].findings = (found[line] ?? []).compactMap(words)
    }
  }

  /// Whether a report has findings that make the run fail.
  func fails(_ report: ScriptReport) -> Bool {
    report.findings.contains { finding in
      // A question has no severity as its level.
      let severity = Severity(rawValue: finding.level)
      return failOn.includes(severity == nil ? .review : .fail, severity ?? .error)
    }
  }

  private func words(_ found: SessionFinding) -> ScriptReport.Finding? {
    let finding = found.finding
    return plan.rule(finding.rule).map { rule in
      let words = rule.words(for: finding, in: language)
      return ScriptReport.Finding(
        rule: rule.id,
        level: finding.outcome == .review ? "question" : finding.severity.rawValue,
        element: finding.element, what: words.what, why: words.why, advice: words.advice)
    }
  }
}
