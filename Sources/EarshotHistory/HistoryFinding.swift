/// A finding as a history keeps it.
package struct HistoryFinding: Hashable, Sendable {
  /// How bad a finding is; `question` is one that only a person can decide.
  package enum Severity: String, CaseIterable, Sendable {
    case error, warning, info, question
  }

  /// The identity among all findings of a run, which stays while the element stays.
  package var fingerprint: String
  /// The id of the rule.
  package var rule: String
  /// How bad it is.
  package var severity: Severity
  /// The shape of the element, by which it is known on other screens; `nil` of a whole screen.
  package var component: String?
  /// The problem in words.
  package var what: String

  package init(
    fingerprint: String, rule: String, severity: Severity, component: String?, what: String
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.severity = severity
    self.component = component
    self.what = what
  }
}
