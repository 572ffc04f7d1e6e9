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
    switch self {
    case .never: false
    case .review: true
    case .info: finding.outcome == .fail
    case .warning: finding.outcome == .fail && finding.severity >= .warning
    case .error: finding.outcome == .fail && finding.severity >= .error
    }
  }
}
