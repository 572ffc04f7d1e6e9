import EarshotTree

/// One thing to mend in one way: the findings of a rule that are equally bad, by places.
///
/// All reports for people, and those that show a cause once, fold findings here; exit statuses,
/// baselines and suppressions stay with the findings.
package struct AuditCause: Sendable {
  /// A finding with where it is.
  package struct Sighting: Sendable {
    /// The input.
    package let file: AuditDocument.File
    /// The screen, or the language of a strings file.
    package let screen: AuditDocument.ScreenResult
    /// The finding.
    package let problem: AuditDocument.Problem
    /// The screen among all of the run, from 0.
    let index: Int
  }

  /// Where the cause is met: one element; or one component, a key of an app, or a row that repeats,
  /// with each time that it is met.
  package struct Place: Sendable {
    /// Each finding of it, in order; there is at least one.
    package fileprivate(set) var sightings: [Sighting]

    /// Makes a place that is met once.
    init(_ sighting: Sighting) { sightings = [sighting] }

    /// Where it is met first.
    package var first: Sighting { sightings[0] }
  }

  /// The number in a report, from 1.
  package fileprivate(set) var number = 0
  /// The places, in order; there is at least one.
  package let places: [Place]
  /// Whether the words are the same at all places.
  let hasOneProblem: Bool
  /// Whether the words are the same at all places but for the names of the elements.
  let differsByName: Bool

  fileprivate init(places: [Place]) {
    self.places = places
    let first = places[0].first.problem
    hasOneProblem = places.allSatisfy { $0.first.problem.words.what == first.words.what }
    let unnamed = first.wordsWithoutName
    differsByName = places.allSatisfy { $0.first.problem.wordsWithoutName == unnamed }
  }

  /// Where it is met first.
  package var first: Sighting { places[0].first }
  /// The rule.
  package var rule: Rule { first.problem.rule }
  /// How bad it is.
  package var severity: Severity { first.problem.finding.severity }
  /// Whether only a person can tell if it is a flaw.
  package var isQuestion: Bool { first.problem.isQuestion }
  /// All findings, in order of their places.
  package var sightings: [Sighting] { places.flatMap(\.sightings) }
  /// The number of findings.
  package var count: Int { places.reduce(0) { $0 + $1.sightings.count } }
}

extension AuditCause {
  /// The parts of a report, in order.
  static let headings: [AuditWords.Word] = [.errors, .advice, .questions]

  /// The part of a report that it belongs to.
  var heading: AuditWords.Word { isQuestion ? .questions : severity == .error ? .errors : .advice }

  /// What findings of one cause have in common.
  private struct Key: Hashable {
    var rule: Rule.ID
    /// Another tool has several kinds of findings under a rule.
    var kind: AppleAuditKind?
    var severity: Severity
    var outcome: Finding.Outcome
    var suppression: AuditDocument.Suppression?
  }

  /// The causes of the findings that count, the worst first: errors before advice, questions last;
  /// among these what keeps people out first, then what is met most often.
  ///
  /// - Parameter isWhole: whether findings that do not count are told too.
  package static func all(
    in document: AuditDocument, withSuppressed isWhole: Bool = false
  ) -> [AuditCause] {
    var order: [Key] = []
    var places: [Key: Places] = [:]
    var index = 0
    for file in document.files {
      for screen in file.screens {
        for problem in screen.problems where isWhole || problem.suppression == nil {
          let sighting = Sighting(file: file, screen: screen, problem: problem, index: index)
          let key = Key(
            rule: problem.rule.id, kind: problem.finding.importedKind,
            severity: problem.finding.severity, outcome: problem.finding.outcome,
            suppression: problem.suppression)
          if places[key] == nil { order.append(key) }
          places[key, default: Places()].add(sighting)
        }
        index += 1
      }
    }
    let causes = order.enumerated().compactMap { index, key in
      places[key].map { (AuditCause(places: $0.all), index) }
    }
    let sorted = causes.sorted { $0.0.rank($0.1).lexicographicallyPrecedes($1.0.rank($1.1)) }
    return sorted.enumerated().map { number, cause in
      var cause = cause.0
      cause.number = number + 1
      return cause
    }
  }

  /// What decides the order of causes, the worst first.
  private func rank(_ index: Int) -> [Int] {
    let severity = Severity.allCases.firstIndex(of: self.severity) ?? 0
    let impact = Impact.allCases.firstIndex(of: rule.impact) ?? 0
    return [isQuestion ? 1 : 0, -severity, impact, -count, index]
  }
}

/// The places of one cause as they are met.
private struct Places {
  /// What tells places apart.
  private enum Key: Hashable {
    /// A key of an app in the strings files of all languages.
    case text(table: String, key: String)
    /// An element by identifier, label or row, wherever it is met.
    case component(String)
  }

  private(set) var all: [AuditCause.Place] = []
  private var known: [Key: Int] = [:]

  mutating func add(_ sighting: AuditCause.Sighting) {
    guard let key = Self.key(of: sighting) else {
      all.append(AuditCause.Place(sighting))
      return
    }
    if let index = known[key] {
      all[index].sightings.append(sighting)
    } else {
      known[key] = all.count
      all.append(AuditCause.Place(sighting))
    }
  }

  /// What a finding shares with others of its place; `nil` if nothing tells that two are one.
  private static func key(of sighting: AuditCause.Sighting) -> Key? {
    let problem = sighting.problem
    guard problem.finding.element != nil else { return nil }
    if sighting.file.isStrings {
      // The files of one table lie in a folder for each language.
      let parts = sighting.file.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
      return .text(table: parts.joined(separator: "/"), key: problem.shape)
    }
    // A bare class is that of many elements that have nothing else in common.
    let isNamed = problem.shape.contains("#") || problem.shape.contains("'")
    return isNamed ? .component(problem.shape) : nil
  }
}
