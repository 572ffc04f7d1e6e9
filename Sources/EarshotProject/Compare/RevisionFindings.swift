import EarshotAudit
import EarshotCaptures
import EarshotComparison
import EarshotTree

/// The findings of a revision on the screens that are not the same in the other, and in its code.
struct RevisionFindings {
  /// A finding, and what it is known by in the other revision.
  struct Item {
    let finding: RevisionComparison.Finding
    /// The element; `nil` for the screen or the code.
    let element: Element.ID?
    /// The shape of the element.
    let shape: String
  }

  /// Those on screens.
  private(set) var screens: [ProjectVersion.Place: [Item]] = [:]
  /// Those in code beside its screens.
  private(set) var code: [Item] = []

  /// Audits the screens at some places of a revision, and its code.
  init(_ job: AuditJob, _ version: ProjectVersion, at places: Set<ProjectVersion.Place>) {
    for (number, input) in version.inputs.enumerated() {
      var capture = input.capture
      let own = capture.screens.indices.filter {
        places.contains(ProjectVersion.Place(input: number, screen: $0))
      }
      guard input.isCode || !own.isEmpty else { continue }
      if input.isCode {
        // Of code only what is not the same is worth the time.
        capture.screens = own.map { input.capture.screens[$0] }
        capture.origins = own.map { input.capture.origins[$0] }
        capture.outlets = own.map { input.capture.outlets[$0] }
        capture.unfollowed = own.map { input.capture.unfollowed[$0] }
        capture.places = own.map { input.capture.places[$0] }
        capture.elementCauses = own.map { input.capture.elementCauses[$0] }
        capture.documentPlaces = own.map { input.capture.documentPlaces[$0] }
        capture.entries = own.map { input.capture.entries[$0] }
      }
      for file in job.files(of: capture, input.path) {
        for result in file.screens {
          for problem in result.problems where problem.suppression == nil {
            let item = Item(problem, path: version.path(of: file.path))
            // A view of another file has no screen of its own there.
            guard !input.isCode || !problem.isOfCode && result.title != nil else {
              code.append(item)
              continue
            }
            let screen = input.isCode ? own[result.number - 1] : result.number - 1
            screens[ProjectVersion.Place(input: number, screen: screen), default: []].append(item)
          }
        }
      }
    }
  }

  /// What came and went between two lists.
  ///
  /// - Parameters:
  ///   - isOneScreen: whether all are on two versions of one screen.
  ///   - partner: the element before of one after, as far as the two are versions of one.
  static func difference(
    _ before: [Item], _ after: [Item], isOneScreen: Bool = false,
    partner: (Element.ID) -> Element.ID? = { _ in nil }
  ) -> RevisionComparison.Findings {
    var (old, new) = (before, after)
    func drop(_ key: (Item, _ isAfter: Bool) -> [String]?) {
      var counts: [[String]: Int] = [:]
      for item in old { if let key = key(item, false) { counts[key, default: 0] += 1 } }
      var shared: [[String]: Int] = [:]
      new.removeAll { item in
        guard let key = key(item, true), let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        shared[key, default: 0] += 1
        return true
      }
      old.removeAll { item in
        guard let key = key(item, false), let count = shared[key], count > 0 else { return false }
        shared[key] = count - 1
        return true
      }
    }
    drop { item, _ in [item.finding.rule, item.finding.path, item.shape, item.finding.message] }
    // An element that says something else is still the same one.
    drop { item, isAfter in
      let element = isAfter ? item.element.flatMap(partner) : item.element
      return element.map { [item.finding.rule, $0.rawValue] }
    }
    drop { item, _ in [item.finding.rule, item.shape, item.finding.message] }
    // Of one screen the same is said with other numbers, or of an element that is new in its place.
    if isOneScreen {
      drop { item, _ in [item.finding.rule, item.shape] }
      drop { item, _ in [item.finding.rule, item.finding.message] }
    }
    return RevisionComparison.Findings(came: new.map(\.finding), gone: old.map(\.finding))
  }
}

extension RevisionFindings.Item {
  fileprivate init(_ problem: AuditDocument.Problem, path: String) {
    finding = RevisionComparison.Finding(
      rule: problem.rule.id,
      severity: problem.finding.outcome == .review
        ? Finding.Outcome.review.rawValue : problem.finding.severity.rawValue,
      message: problem.words.what, path: path, line: problem.location?.line)
    element = problem.finding.element
    shape = problem.shape
  }
}

extension AuditDocument.Problem {
  /// Whether it is about a place in code and no element of a screen.
  fileprivate var isOfCode: Bool { finding.element == nil && location != nil }
}
