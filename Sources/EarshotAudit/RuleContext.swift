import EarshotTree

/// One rule on one screen: what it looks at, and where it says what it found.
struct RuleContext {
  /// The rule.
  let rule: Rule
  /// The screen.
  let screen: AuditedScreen
  /// The numbers that decide, by name.
  let settings: [String: Double]
  /// How bad all findings are, when somebody said so.
  let configuredSeverity: Severity?
  private(set) var findings: [Finding] = []
  private(set) var passed = 0
  private(set) var reasons: [IncompleteReason: Int] = [:]

  init(_ rule: Rule, on screen: AuditedScreen, settings: [String: Double], severity: Severity?) {
    self.rule = rule
    self.screen = screen
    self.settings = settings
    configuredSeverity = severity
  }

  /// A number that decides.
  subscript(setting: String) -> Double {
    guard let value = settings[setting] ?? rule.settings[setting] else {
      preconditionFailure("the rule \(rule.id) has no setting '\(setting)'")
    }
    return value
  }

  /// Everything known about a node.
  subscript(node: AuditedScreen.Node) -> AuditedScreen.Node { node }

  /// Says that a node is right.
  mutating func pass(_ node: AuditedScreen.Node? = nil) { passed += 1 }

  /// Says that something cannot be measured, at a node or at all.
  mutating func incomplete(_ reason: IncompleteReason, _ node: AuditedScreen.Node? = nil) {
    reasons[reason, default: 0] += 1
  }

  /// Whether the source tells the properties of a node; says that it cannot be measured if not.
  mutating func knows(_ node: AuditedScreen.Node, _ fields: Element.Field...) -> Bool {
    for field in fields where !node.knows(field) {
      incomplete(.notCaptured(field), node)
      return false
    }
    return true
  }

  /// Says that a node is flawed; `nil` is the screen as a whole.
  ///
  /// - Parameters:
  ///   - arguments: the data for the words of the rule; `label` is there by itself.
  ///   - fix: what mends it.
  ///   - covers: other nodes that the finding is about.
  ///   - severity: how bad this one is, when it differs from the rule.
  ///   - frame: what it is about, when that is no node or a part of one.
  mutating func fail(
    _ node: AuditedScreen.Node?, _ arguments: [String: Finding.Argument] = [:], fix: Fix? = nil,
    covers: [AuditedScreen.Node] = [], severity: Severity? = nil,
    at frame: Rect? = nil
  ) {
    report(.fail, node, arguments, fix, covers, severity, frame)
  }

  /// Says that only a person can tell whether a node is flawed.
  mutating func review(
    _ node: AuditedScreen.Node?, _ arguments: [String: Finding.Argument] = [:], fix: Fix? = nil,
    covers: [AuditedScreen.Node] = [], severity: Severity? = nil,
    at frame: Rect? = nil
  ) {
    report(.review, node, arguments, fix, covers, severity, frame)
  }

  /// Takes down the verdict on a node.
  mutating func take(_ verdict: Verdict, on node: AuditedScreen.Node) {
    switch verdict {
    case .inapplicable: break
    case .pass: pass(node)
    case .incomplete(let reason): incomplete(reason, node)
    case .flaw(let flaw):
      let edits = flaw.changes.map { Fix.Edit(node.element.id, $0) }
      report(
        flaw.outcome, node, flaw.arguments, flaw.fix ?? (edits.isEmpty ? nil : Fix(edits)),
        flaw.covers, flaw.severity, nil)
    }
  }

  private mutating func report(
    _ outcome: Finding.Outcome, _ node: AuditedScreen.Node?,
    _ arguments: [String: Finding.Argument], _ fix: Fix?, _ covers: [AuditedScreen.Node],
    _ severity: Severity?, _ frame: Rect?
  ) {
    var arguments = arguments
    if let node, arguments["label"] == nil {
      arguments["label"] = .text(node.spokenLabel)
    }
    findings.append(
      Finding(
        rule: rule.id, element: node.map { $0.element.id }, outcome: outcome,
        // A configured severity holds for all findings of the rule.
        severity: configuredSeverity ?? severity ?? rule.severity,
        confidence: rule.confidence, arguments: arguments,
        covers: covers.map { $0.element.id }, fix: fix, frame: frame))
  }
}
