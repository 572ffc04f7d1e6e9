import EarshotTree

/// Findings as they come, by their causes and by the places where these are met.
///
/// - Parameter Item: what is kept of a finding.
struct CauseFolding<Item> {
  /// One thing to mend in one way.
  struct Cause {
    /// The rule.
    var rule: Rule
    /// How bad it is.
    var severity: Severity
    /// Whether it is a flaw or a question.
    var outcome: Finding.Outcome
    /// Each place with what is kept of each time that it is met; there is at least one of either.
    var places: [[Item]]
    fileprivate var known: [Place: Int] = [:]

    /// What decides the order of causes, the worst first.
    fileprivate var rank: [Int] {
      let severity = Severity.allCases.firstIndex(of: self.severity) ?? 0
      let impact = Impact.allCases.firstIndex(of: rule.impact) ?? 0
      let count = places.reduce(0) { $0 + $1.count }
      return [outcome == .review ? 1 : 0, -severity, impact, -count]
    }
  }

  /// What findings of one cause have in common.
  private struct Key: Hashable {
    var rule: Rule.ID
    /// Another tool has several kinds of findings under a rule.
    var kind: AppleAuditKind?
    var severity: Severity
    var outcome: Finding.Outcome
    var suppression: AuditDocument.Suppression?
  }

  /// What tells places apart.
  fileprivate enum Place: Hashable {
    /// A key of an app in the strings files of all languages.
    case text(table: String, key: String)
    /// An element by identifier, label or row, wherever it is met.
    case component(String)
  }

  private var all: [Cause] = []
  private var known: [Key: Int] = [:]

  /// Takes the next finding.
  mutating func add(_ problem: AuditDocument.Problem, in file: AuditDocument.File, _ item: Item) {
    let finding = problem.finding
    let key = Key(
      rule: problem.rule.id, kind: finding.importedKind, severity: finding.severity,
      outcome: finding.outcome, suppression: problem.suppression)
    let index = known[key] ?? all.count
    if index == all.count {
      known[key] = index
      all.append(
        Cause(
          rule: problem.rule, severity: finding.severity, outcome: finding.outcome, places: []))
    }
    guard let place = Self.place(of: problem, in: file) else {
      all[index].places.append([item])
      return
    }
    if let number = all[index].known[place] {
      all[index].places[number].append(item)
    } else {
      all[index].known[place] = all[index].places.count
      all[index].places.append([item])
    }
  }

  /// The causes, the worst first.
  var causes: [Cause] {
    all.enumerated().map { (rank: $1.rank + [$0], cause: $1) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.cause)
  }

  /// What a finding shares with others of its place; `nil` if nothing tells that two are one.
  private static func place(
    of problem: AuditDocument.Problem, in file: AuditDocument.File
  ) -> Place? {
    guard problem.finding.element != nil else { return nil }
    if file.isStrings {
      // The files of one table lie in a folder for each language.
      let parts = file.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
      return .text(table: parts.joined(separator: "/"), key: problem.shape)
    }
    // A bare class is that of many elements that have nothing else in common.
    let isNamed = problem.shape.contains("#") || problem.shape.contains("'")
    return isNamed ? .component(problem.shape) : nil
  }
}
