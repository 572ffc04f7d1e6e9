import EarshotTree

/// The numbers of some inputs of an audit, to which those of others can be added.
///
/// It holds what ``AuditSummary`` tells and no finding, so that a run over many inputs need not keep
/// them.
package struct AuditTally: Sendable {
  /// How often a rule speaks.
  struct RuleCount: Sendable {
    var findings = 0
    var screens = 0
  }

  /// The elements of one shape.
  struct Component: Sendable {
    var elements = 0
    var findings = 0
    var screens = 0
    var rules: Set<Rule.ID> = []
  }

  /// How a rule fared on some screens.
  struct RuleOutcome: Sendable {
    /// How many times it measured an element.
    var checks = 0
    /// Whether there was anything to look at.
    var isApplicable = false
    /// Whether it could measure nothing of what there was on some screen.
    var isNotMeasured = false
    /// What was not measured, by reason.
    var incomplete: [IncompleteReason: Int] = [:]
  }

  /// A screen with the number of its flaws.
  struct ScreenCount: Sendable {
    var path: String
    var number: Int
    var findings: Int
    var stops: Int
    var isStrings: Bool

    /// Findings per stop; `nil` when nothing can be focused.
    var perStop: Double? { stops > 0 ? Double(findings) / Double(stops) : nil }
  }

  /// The number of inputs.
  package internal(set) var files = 0
  /// The languages of the screens, as ``AuditDocument/File/languages`` tells them.
  package internal(set) var languages: Set<String> = []
  /// The flaws that count, by severity.
  var flaws: [Severity: Int] = [:]
  /// The findings that count and that only a person can decide.
  var questions = 0
  /// The findings that do not count.
  var suppressed = 0
  /// The rules that speak.
  var rules: [Rule.ID: RuleCount] = [:]
  /// The elements with findings, by shape.
  var components: [String: Component] = [:]
  /// The rules that ran.
  var outcomes: [Rule.ID: RuleOutcome] = [:]
  /// The screens of captures, in order.
  var screens: [ScreenCount] = []
  /// Whether any input has a screen, or a text.
  package internal(set) var hasScreens = false

  /// Counts nothing yet.
  package init() {}

  /// Counts inputs.
  package init(_ files: some Sequence<AuditDocument.File>) {
    for file in files { add(file) }
  }

  /// Whether a finding makes a run fail.
  package func fails(_ level: FailureLevel) -> Bool {
    flaws.keys.contains { level.includes(.fail, $0) }
      || questions > 0 && level.includes(.review, .error)
  }

  /// Counts one more input.
  package mutating func add(_ file: AuditDocument.File) {
    files += 1
    hasScreens = hasScreens || !file.screens.isEmpty
    languages.formUnion(file.languages)
    for screen in file.screens {
      let counted = screen.counted
      add(counted)
      suppressed += screen.problems.count - counted.count
      for outcome in screen.outcomes { outcomes[outcome.rule, default: RuleOutcome()].add(outcome) }
      if let count = ScreenCount(of: screen, in: file) { screens.append(count) }
    }
  }

  /// Counts the findings of a screen.
  private mutating func add(_ problems: [AuditDocument.Problem]) {
    var seen: Set<Rule.ID> = []
    var elements: [String: Set<String>] = [:]
    for problem in problems {
      let (finding, rule) = (problem.finding, problem.rule.id)
      if finding.outcome == .fail {
        flaws[finding.severity, default: 0] += 1
      } else {
        questions += 1
      }
      rules[rule, default: RuleCount()].findings += 1
      if seen.insert(rule).inserted { rules[rule]?.screens += 1 }
      // What is about a screen as a whole is no element that could be met again.
      guard let element = finding.element?.rawValue else { continue }
      components[problem.shape, default: Component()].findings += 1
      components[problem.shape]?.rules.insert(rule)
      elements[problem.shape, default: []].insert(element)
    }
    for (shape, ids) in elements {
      components[shape]?.screens += 1
      components[shape]?.elements += ids.count
    }
  }

  /// Adds what was counted elsewhere, of inputs that follow.
  package mutating func merge(_ other: AuditTally) {
    files += other.files
    languages.formUnion(other.languages)
    hasScreens = hasScreens || other.hasScreens
    flaws.merge(other.flaws, uniquingKeysWith: +)
    questions += other.questions
    suppressed += other.suppressed
    for (rule, count) in other.rules {
      rules[rule, default: RuleCount()].findings += count.findings
      rules[rule]?.screens += count.screens
    }
    for (shape, other) in other.components { components[shape, default: Component()].merge(other) }
    for (rule, other) in other.outcomes { outcomes[rule, default: RuleOutcome()].merge(other) }
    screens += other.screens
  }
}

extension AuditTally.ScreenCount {
  /// Counts the flaws of a screen; `nil` of what is none, such as a configuration.
  init?(of screen: AuditDocument.ScreenResult, in file: AuditDocument.File) {
    guard file.isCapture, !file.holdsCodeOnly(screen) else { return nil }
    self.init(
      path: file.path, number: screen.number,
      findings: screen.problems.count { $0.suppression == nil && $0.finding.outcome == .fail },
      stops: screen.stopCount,
      isStrings: file.isStrings)
  }
}

extension AuditTally.Component {
  fileprivate mutating func merge(_ other: Self) {
    elements += other.elements
    findings += other.findings
    screens += other.screens
    rules.formUnion(other.rules)
  }
}

extension AuditTally.RuleOutcome {
  fileprivate mutating func add(_ outcome: AuditReport.Outcome) {
    checks += outcome.passed + outcome.found
    isApplicable = isApplicable || !outcome.isNotApplicable
    isNotMeasured = isNotMeasured || outcome.isNotMeasured
    for (reason, count) in outcome.incomplete { incomplete[reason, default: 0] += count }
  }

  fileprivate mutating func merge(_ other: Self) {
    checks += other.checks
    isApplicable = isApplicable || other.isApplicable
    isNotMeasured = isNotMeasured || other.isNotMeasured
    if !other.incomplete.isEmpty { incomplete.merge(other.incomplete, uniquingKeysWith: +) }
  }
}
