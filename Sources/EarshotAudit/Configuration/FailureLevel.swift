/// The severity from which a run fails.
package enum FailureLevel: String, Hashable, Sendable, CaseIterable {
  /// Errors.
  case error
  /// Warnings and errors.
  case warning
  /// All flaws.
  case info
  /// All flaws, and questions for a person.
  case review
  /// Nothing.
  case never

  /// Whether a finding makes the run fail.
  package func includes(_ finding: Finding) -> Bool {
    includes(finding.outcome, finding.severity)
  }

  /// Whether what is found with such an outcome, that bad, makes the run fail.
  package func includes(_ outcome: Finding.Outcome, _ severity: Severity) -> Bool {
    switch self {
    case .never: false
    case .review: true
    case .info: outcome == .fail
    case .warning: outcome == .fail && severity >= .warning
    case .error: outcome == .fail && severity >= .error
    }
  }
}
