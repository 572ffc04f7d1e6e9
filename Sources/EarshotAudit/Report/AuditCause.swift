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
    package let sightings: [Sighting]

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

  /// The causes of the findings that count, the worst first: errors before advice, questions last;
  /// among these what keeps people out first, then what is met most often.
  ///
  /// - Parameter isWhole: whether findings that do not count are told too.
  package static func all(
    in document: AuditDocument, withSuppressed isWhole: Bool = false
  ) -> [AuditCause] {
    var folding = CauseFolding<Sighting>()
    var index = 0
    for file in document.files {
      for screen in file.screens {
        for problem in screen.problems where isWhole || problem.suppression == nil {
          folding.add(
            problem, in: file,
            Sighting(file: file, screen: screen, problem: problem, index: index))
        }
        index += 1
      }
    }
    return folding.causes.enumerated().map { number, cause in
      var cause = AuditCause(places: cause.places.map(Place.init))
      cause.number = number + 1
      return cause
    }
  }
}
