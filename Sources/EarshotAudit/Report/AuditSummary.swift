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
    var gap: IncompleteReason
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
  let gaps: [Unmeasured]
  /// The screens in order.
  let screens: [Density]

  /// Counts a document.
  init(_ document: AuditDocument) {
    let counted = document.counted.map(\.problem)
    let flaws = counted.filter { $0.finding.outcome == .fail }
    severities = Dictionary(grouping: flaws, by: \.finding.severity).mapValues(\.count)
    questions = counted.count - flaws.count
    let results = document.files.flatMap(\.screens)
    suppressed = results.flatMap(\.problems).count { $0.suppression != nil }
    rules = AuditSummary.rules(of: document)
    components = AuditSummary.components(of: results)
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
    gaps = AuditSummary.gaps(of: outcomes)
    screens = document.files.filter(\.isCapture).flatMap { file in
      file.screens.map { screen in
        Density(
          file: file, screen: screen,
          findings: screen.counted.count { $0.finding.outcome == .fail })
      }
    }
  }

  /// The number of flaws.
  var flaws: Int { severities.values.reduce(0, +) }
}

extension AuditSummary {
  private static func rules(of document: AuditDocument) -> [RuleCount] {
    var counts: [Rule.ID: RuleCount] = [:]
    for screen in document.files.flatMap(\.screens) {
      for (id, group) in Dictionary(grouping: screen.counted, by: \.rule.id) {
        counts[id, default: RuleCount(rule: group[0].rule, count: 0, screens: 0)].count +=
          group.count
        counts[id]?.screens += 1
      }
    }
    return counts.values.sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
  }

  private static func components(of screens: [AuditDocument.ScreenResult]) -> [Component] {
    var found: [String: Component] = [:]
    for screen in screens {
      // What is about a screen as a whole is no element that could be met again.
      let problems = screen.counted.filter { $0.finding.element != nil }
      for (shape, group) in Dictionary(grouping: problems, by: \.shape) {
        var component =
          found[shape]
          ?? Component(shape: shape, elements: 0, findings: 0, screens: 0, rules: [])
        component.elements += Set(group.map(\.finding.element)).count
        component.findings += group.count
        component.screens += 1
        component.rules = Set(component.rules + group.map(\.rule.id)).sorted()
        found[shape] = component
      }
    }
    return found.values.filter { $0.elements > 1 }.sorted {
      ($1.elements, $0.shape) < ($0.elements, $1.shape)
    }
  }

  private static func gaps(of outcomes: [Rule.ID: [AuditReport.Outcome]]) -> [Unmeasured] {
    var found: [IncompleteReason: Unmeasured] = [:]
    for (rule, all) in outcomes {
      for (gap, count) in all.flatMap(\.incomplete) {
        found[gap, default: Unmeasured(gap: gap, checks: 0, rules: [])].checks += count
        found[gap]?.rules.append(rule)
      }
    }
    return found.values.sorted { $0.gap < $1.gap }.map {
      Unmeasured(gap: $0.gap, checks: $0.checks, rules: Set($0.rules).sorted())
    }
  }
}
