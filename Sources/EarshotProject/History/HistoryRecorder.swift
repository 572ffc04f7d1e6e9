import EarshotAudit
import EarshotHistory

/// Gathers what a history keeps of an audit while its inputs are done.
///
/// Findings that a baseline hides count: they are what is to be mended.
package struct HistoryRecorder {
  private(set) var screens: [HistoryRun.Screen] = []
  private(set) var suppressed = 0
  private(set) var unread: Int

  /// Begins with nothing.
  ///
  /// - Parameter unread: how many inputs were not found.
  package init(unread: Int) { self.unread = unread }

  /// Takes the result of the next input.
  package mutating func add(_ outcome: AuditJob.Outcome) {
    unread += outcome.unread.count
    for file in outcome.files {
      for screen in file.screens {
        let counted = screen.counted
        suppressed += screen.problems.count - counted.count
        let title = screen.title.flatMap { $0.isEmpty ? nil : $0 }
        screens.append(
          HistoryRun.Screen(
            path: file.path(of: screen), name: title ?? "#\(screen.number)",
            stops: screen.stopCount, findings: counted.map(HistoryFinding.init)))
      }
    }
  }
}

extension HistoryFinding {
  /// A finding of an audit.
  fileprivate init(_ problem: AuditDocument.Problem) {
    let finding = problem.finding
    let severity: Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
    self.init(
      fingerprint: problem.fingerprint, rule: problem.rule.id,
      severity: finding.outcome == .review ? .question : severity,
      component: finding.element == nil ? nil : problem.shape, what: problem.words.what)
  }
}
