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
  private let prepared: [PreparedCheck]
  let deduplication: Deduplication
  /// The rules that do not run and yet say how bad it is that an element has no name.
  private let unheard: [PreparedCheck]
  /// The same as `deduplication`, of those rules as well.
  private let deduplicationOfAll: Deduplication
  /// The rules whose configured severity holds for all of their findings.
  private let configured: Set<Rule.ID>

  /// Makes an audit of rules.
  public init(_ checks: [Check]) {
    self.checks = checks.sorted { $0.rule.id < $1.rule.id }
    prepared = self.checks.map { PreparedCheck($0) }
    configured = Set(checks.filter { $0.configuredSeverity != nil }.map(\.rule.id))
    deduplication = Deduplication(rules: checks.map(\.rule))
    let unheard = Self.unheard(beside: checks)
    self.unheard = unheard.map { PreparedCheck($0) }
    deduplicationOfAll =
      unheard.isEmpty ? deduplication : Deduplication(rules: (checks + unheard).map(\.rule))
  }

  /// The rules about names that are missing, with those that speak for them, where a rule runs that
  /// knows such names and these do not.
  private static func unheard(beside checks: [Check]) -> [Check] {
    let running = Set(checks.map(\.rule.id))
    guard !running.isDisjoint(with: Rule.namesFromBeside) else { return [] }
    let names = Rule.namesToWrite.compactMap(Rule.named)
    let all = Set(names.map(\.id)).union(names.flatMap(\.supersededBy))
    return all.subtracting(running).sorted().compactMap(Rule.named).map { Check($0) }
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
    for check in prepared {
      guard var run = check.run(on: screen) else { continue }
      if screen.isOfSystem { run.incomplete(.systemScreen) }
      // Nobody who reads the report can mend what the system shows.
      let found = screen.isOfSystem ? [] : run.findings
      outcomes.append(
        AuditReport.Outcome(
          rule: check.check.rule.id, passed: run.passed, found: found.count,
          incomplete: run.reasons))
      findings += found
    }
    let spoken = weighed(findings, on: screen)
    return AuditReport(findings: spoken.inOrder { screen[$0]?.index }, outcomes: outcomes)
  }

  /// The findings that speak, as bad as they are whichever other rules run.
  private func weighed(_ findings: [Finding], on screen: AuditedScreen) -> [Finding] {
    let spoken = deduplication.filtered(findings)
    guard !unheard.isEmpty else { return spoken.asBad(asNamelessIn: spoken, but: configured) }
    let others = unheard.flatMap { $0.run(on: screen)?.findings ?? [] }
    let all = deduplicationOfAll.filtered(findings + others)
    return spoken.asBad(asNamelessIn: all, but: configured)
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
