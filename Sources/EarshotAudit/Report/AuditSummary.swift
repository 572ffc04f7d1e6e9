/// The numbers of an audit: what was found, what was measured, and what was not.
struct AuditSummary {
  /// How often a rule speaks.
  struct RuleCount {
    var rule: Rule
    var count: Int
    var screens: Int
  }

  /// One element that is found again and again, on one screen or on many.
  struct Component {
    var shape: String
    /// How many elements are of this shape and have findings.
    var elements: Int
    var findings: Int
    var screens: Int
    var rules: [Rule.ID]
  }

  /// What could not be measured for one reason.
  struct Unmeasured {
    var reason: IncompleteReason
    var checks: Int
    var rules: [Rule.ID]
  }

  /// Flaws by severity.
  let severities: [Severity: Int]
  /// The findings that only a person can decide.
  let questions: Int
  /// The findings that do not count.
  let suppressed: Int
  /// Rules that speak, the loudest first.
  let rules: [RuleCount]
  /// Elements that are found more than once, the most frequent first.
  let components: [Component]
  /// The rules that measured something somewhere.
  let measured: [Rule.ID]
  /// The rules that found nothing to look at anywhere.
  let notApplicable: [Rule.ID]
  /// The rules that could measure nothing of what they look at.
  let notMeasured: [Rule.ID]
  /// How many times a rule measured an element.
  let checks: Int
  /// What was not measured, by reason.
  let unmeasured: [Unmeasured]
  /// The screens in order.
  let screens: [AuditTally.ScreenCount]

  /// Counts a document.
  init(_ document: AuditDocument) {
    let found = document.files.lazy.flatMap(\.screens).flatMap(\.problems).map(\.rule)
    let rules = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(AuditTally(document.files)) { rules[$0] }
  }

  /// Tells the numbers of a run.
  ///
  /// - Parameter rule: finds the rule of an id.
  init(_ tally: AuditTally, rule: (Rule.ID) -> Rule?) {
    severities = tally.flaws
    questions = tally.questions
    suppressed = tally.suppressed
    rules = tally.rules.compactMap { id, count in
      rule(id).map { RuleCount(rule: $0, count: count.findings, screens: count.screens) }
    }.sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
    components = tally.components.lazy.filter { $0.value.elements > 1 }.map { shape, component in
      Component(
        shape: shape, elements: component.elements, findings: component.findings,
        screens: component.screens, rules: component.rules.sorted())
    }.sorted { ($1.elements, $0.shape) < ($0.elements, $1.shape) }
    let outcomes = tally.outcomes
    measured = outcomes.filter { $0.value.checks > 0 }.keys.sorted()
    notApplicable = outcomes.filter { !$0.value.isApplicable }.keys.sorted()
    notMeasured = outcomes.filter { $0.value.isNotMeasured && $0.value.checks == 0 }.keys.sorted()
    checks = outcomes.values.reduce(0) { $0 + $1.checks }
    var unmeasuredBy: [IncompleteReason: (checks: Int, rules: [Rule.ID])] = [:]
    for (rule, outcome) in outcomes {
      for (reason, count) in outcome.incomplete {
        unmeasuredBy[reason, default: (0, [])].checks += count
        unmeasuredBy[reason]?.rules.append(rule)
      }
    }
    unmeasured = unmeasuredBy.map { reason, gap in
      Unmeasured(reason: reason, checks: gap.checks, rules: gap.rules.sorted())
    }.sorted { $0.reason < $1.reason }
    screens = tally.screens
  }

  /// A screen with the number of its flaws.
  typealias Counted = (
    file: AuditDocument.File, screen: AuditDocument.ScreenResult, count: AuditTally.ScreenCount
  )

  /// The screens of a document with the number of their flaws, in order.
  static func counted(in document: AuditDocument) -> [Counted] {
    document.files.flatMap { file in
      file.screens.compactMap { screen in
        AuditTally.ScreenCount(of: screen, in: file).map { (file, screen, $0) }
      }
    }
  }
}
