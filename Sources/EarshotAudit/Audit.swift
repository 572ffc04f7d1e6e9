public import EarshotTree

/// Rules with their settings, ready to look at screens.
///
/// ```swift
/// let report = Audit.standard.report(of: screen)
/// let rules = report.findings.map(\.rule)
/// ```
public struct Audit: Sendable {
  /// A rule as it is to be run.
  public struct Check: Sendable {
    /// The rule.
    public var rule: Rule
    /// The numbers that decide, where they differ from the defaults.
    public var settings: [String: Double]
    /// How bad its findings are.
    public var severity: Severity { configuredSeverity ?? rule.severity }
    /// How bad its findings are when somebody said so; it then holds for all of them.
    public var configuredSeverity: Severity?

    /// Makes a check with the defaults of a rule.
    public init(_ rule: Rule, settings: [String: Double] = [:], severity: Severity? = nil) {
      self.rule = rule
      self.settings = settings
      configuredSeverity = severity
    }
  }

  /// The rules that run, sorted by id.
  public let checks: [Check]
  let deduplication: Deduplication

  /// Makes an audit of rules.
  public init(_ checks: [Check]) {
    self.checks = checks.sorted { $0.rule.id < $1.rule.id }
    deduplication = Deduplication(rules: checks.map(\.rule))
  }

  /// All rules that run unless a configuration says otherwise.
  public static var standard: Audit { Audit(Rule.all.filter { !$0.isOptIn }.map { Check($0) }) }

  /// Runs the rules on a screen.
  public func report(of screen: EarshotTree.Screen) -> AuditReport {
    report(of: AuditedScreen(screen))
  }

  /// Runs the rules on a screen.
  package func report(of screen: AuditedScreen) -> AuditReport {
    var outcomes: [AuditReport.Outcome] = []
    var findings: [Finding] = []
    for check in checks {
      guard let look = check.rule.check.screen else { continue }
      var run = RuleContext(
        check.rule, on: screen, settings: check.settings, severity: check.configuredSeverity)
      look(&run)
      outcomes.append(
        AuditReport.Outcome(
          rule: check.rule.id, passed: run.passed, found: run.findings.count,
          incomplete: run.reasons))
      findings += run.findings
    }
    let spoken = deduplication.filtered(findings)
    return AuditReport(findings: spoken.inOrder { screen[$0]?.index }, outcomes: outcomes)
  }
}

extension [Finding] {
  /// In the order of the tree, then by rule; findings about the whole screen come first.
  func inOrder(of place: (EarshotTree.Element.ID) -> Int?) -> [Finding] {
    // Findings come rule by rule, sorted by id, so that their places alone decide; places are
    // sorted rather than findings, which are large.
    let places = indices.map { index in
      (place: self[index].element.flatMap { place($0) } ?? -1, index: index)
    }
    return places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map { self[$0.index] }
  }
}
