import EarshotSession
import EarshotTree

/// A finding of a rule in a session, with the step that led to it.
package struct SessionFinding: Hashable, Sendable {
  /// The finding.
  package var finding: Finding
  /// The line of the step in the script, from 1.
  package var line: Int
}

/// One rule on one session: what it looks at, and where it says what it found.
struct SessionRun {
  /// The rule.
  let rule: Rule
  /// The session.
  let session: AuditedSession
  /// The numbers that decide, by name.
  private let settings: [String: Double]
  /// How bad all findings are, when somebody said so.
  private let configuredSeverity: Severity?
  private(set) var findings: [SessionFinding] = []

  init(_ check: Audit.Check, on session: AuditedSession) {
    rule = check.rule
    self.session = session
    settings = rule.settings.merging(check.settings) { $1 }
    configuredSeverity = check.configuredSeverity
  }

  /// A number that decides.
  subscript(setting: String) -> Double {
    guard let value = settings[setting] else {
      preconditionFailure("the rule \(rule.id) has no setting '\(setting)'")
    }
    return value
  }

  /// Says that the app is flawed in an exchange.
  ///
  /// - Parameters:
  ///   - node: the element; `nil` is the screen as a whole.
  ///   - arguments: the data for the words of the rule; `label` is there by itself.
  ///   - covers: other elements that it is about.
  mutating func fail(
    _ exchange: AuditedSession.Exchange, _ node: Node?,
    _ arguments: [String: Finding.Argument] = [:], covers: [Node] = []
  ) {
    take(.fail, exchange, node, arguments, covers)
  }

  /// Says that only a person can tell whether the app is flawed in an exchange.
  mutating func review(
    _ exchange: AuditedSession.Exchange, _ node: Node?,
    _ arguments: [String: Finding.Argument] = [:], covers: [Node] = []
  ) {
    take(.review, exchange, node, arguments, covers)
  }

  private mutating func take(
    _ outcome: Finding.Outcome, _ exchange: AuditedSession.Exchange, _ node: Node?,
    _ arguments: [String: Finding.Argument], _ covers: [Node]
  ) {
    let label: [String: Finding.Argument] = ["label": .text(node?.name ?? "")]
    let finding = Finding(
      rule: rule.id, element: node?.element.id, outcome: outcome,
      severity: configuredSeverity ?? rule.severity, confidence: rule.confidence,
      arguments: label.merging(arguments) { $1 }, covers: covers.map(\.element.id), fix: nil)
    // What goes on happening is one flaw, told where it is first met.
    guard !findings.contains(where: { $0.finding == finding }) else { return }
    findings.append(SessionFinding(finding: finding, line: exchange.step.line))
  }
}

extension RuleCheck {
  /// Looks at each thing that the user did in a session, with all that came of it.
  static func eachExchange(
    _ look: @escaping @Sendable (AuditedSession.Exchange, inout SessionRun) -> Void
  ) -> RuleCheck {
    .session { run in for exchange in run.session.exchanges { look(exchange, &run) } }
  }
}
