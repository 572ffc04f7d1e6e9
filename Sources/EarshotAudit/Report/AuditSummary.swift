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

  /// The findings of a screen.
  struct Density {
    var file: AuditDocument.File
    var screen: AuditDocument.ScreenResult
    var findings: Int

    /// Findings per stop; `nil` when nothing can be focused.
    var perStop: Double? {
      screen.stopCount > 0 ? Double(findings) / Double(screen.stopCount) : nil
    }
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
  let screens: [Density]

  /// Counts a document.
  init(_ document: AuditDocument) {
    let results = document.files.flatMap(\.screens)
    let counted = results.enumerated().flatMap { place, screen in
      screen.counted.map { Counted(place: place, problem: $0) }
    }
    let flaws = counted.map(\.problem.finding).filter { $0.outcome == .fail }
    severities = Dictionary(grouping: flaws, by: \.severity).mapValues(\.count)
    questions = counted.count - flaws.count
    suppressed = results.flatMap(\.problems).count - counted.count
    rules = Dictionary(grouping: counted, by: \.problem.rule.id).values.map {
      RuleCount(rule: $0[0].problem.rule, count: $0.count, screens: Set($0.map(\.place)).count)
    }.sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
    components = AuditSummary.components(of: counted)
    let outcomes = Dictionary(grouping: results.flatMap(\.outcomes), by: \.rule)
    func ids(where isIncluded: ([AuditReport.Outcome]) -> Bool) -> [Rule.ID] {
      outcomes.filter { isIncluded($0.value) }.keys.sorted()
    }
    measured = ids { $0.contains { $0.passed + $0.found > 0 } }
    notApplicable = ids { $0.allSatisfy(\.isNotApplicable) }
    notMeasured = ids { all in
      all.contains(where: \.isNotMeasured) && all.allSatisfy { $0.passed + $0.found == 0 }
    }
    checks = outcomes.values.joined().reduce(0) { $0 + $1.passed + $1.found }
    let missing = outcomes.flatMap { rule, all in
      all.flatMap(\.incomplete).map { (reason: $0.key, count: $0.value, rule: rule) }
    }
    unmeasured = Dictionary(grouping: missing, by: \.reason).map { reason, all in
      let checks = all.reduce(0) { $0 + $1.count }
      return Unmeasured(reason: reason, checks: checks, rules: Set(all.map(\.rule)).sorted())
    }.sorted { $0.reason < $1.reason }
    screens = document.files.filter(\.isCapture).flatMap { file in
      file.screens.filter { !file.holdsCodeOnly($0) }.map { screen in
        Density(
          file: file, screen: screen,
          findings: screen.counted.count { $0.finding.outcome == .fail })
      }
    }
  }

  /// A finding that counts, with the place of its screen among all.
  private struct Counted {
    var place: Int
    var problem: AuditDocument.Problem
  }

  private static func components(of counted: [Counted]) -> [Component] {
    // What is about a screen as a whole is no element that could be met again.
    let found = counted.filter { $0.problem.finding.element != nil }
    return Dictionary(grouping: found, by: \.problem.shape).map { shape, group in
      let screens = Dictionary(grouping: group, by: \.place).values
      return Component(
        shape: shape,
        elements: screens.reduce(0) { $0 + Set($1.map(\.problem.finding.element)).count },
        findings: group.count, screens: screens.count,
        rules: Set(group.map(\.problem.rule.id)).sorted())
    }.filter { $0.elements > 1 }.sorted { ($1.elements, $0.shape) < ($0.elements, $1.shape) }
  }
}
