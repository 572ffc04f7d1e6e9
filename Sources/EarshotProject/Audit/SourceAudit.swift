import EarshotAudit
import EarshotCaptures
import EarshotTree

/// The findings about code beside those about its screens, by file.
struct SourceAudit {
  let job: AuditJob
  let capture: Capture
  /// The path as the user named it.
  let path: String

  /// The files: of each its screens, and in the first of them what is wrong in the code.
  func files(_ results: [AuditDocument.ScreenResult]) -> [AuditDocument.File] {
    var files = Files()
    var told: Set<Cause> = []
    for (index, var result) in results.enumerated() {
      let origin = capture.origins.indices.contains(index) ? capture.origins[index] : path
      result.origin = nil
      result.problems.removeAll(where: Self.isAboutHole)
      if capture.outlets.indices.contains(index) {
        askAboutOutlets(capture.outlets[index], &result)
      }
      var others: [(path: String, problem: AuditDocument.Problem)] = []
      if capture.documentPlaces.indices.contains(index) {
        others = takeDistant(&result, origin, capture.documentPlaces[index], &told)
      }
      files.append(result, origin)
      for (path, problem) in others { files.append(problem, path, on: result) }
    }
    for finding in capture.codeFindings {
      files.changeFirst(of: finding.path) { add(finding, to: &$0) }
    }
    return files.all.map {
      AuditDocument.File(path: $0.path, format: capture.format, screens: $0.screens)
    }
  }

  /// What is wrong at a place of a storyboard or xib, which several screens show.
  private struct Cause: Hashable {
    let rule: Rule.ID
    let place: ElementPlaces.Place
  }

  /// Gives problems of elements that a document describes the places where they are made, and takes
  /// those out that are in other files than the screen; each cause is told once.
  private func takeDistant(
    _ result: inout AuditDocument.ScreenResult, _ origin: String,
    _ places: [Element.ID: ElementPlaces], _ told: inout Set<Cause>
  ) -> [(path: String, problem: AuditDocument.Problem)] {
    var others: [(path: String, problem: AuditDocument.Problem)] = []
    var own: [AuditDocument.Problem] = []
    for var problem in result.problems {
      guard let found = problem.finding.element.flatMap({ places[$0] }) else {
        own.append(problem)
        continue
      }
      let place = Self.isOfWords(problem) ? found.words ?? found.view : found.view
      guard told.insert(Cause(rule: problem.rule.id, place: place)).inserted else { continue }
      problem.location = place.location
      if found.isRow, problem.rule.id == "trait-missing-button" {
        problem.finding.outcome = .review
      }
      if place.path == origin { own.append(problem) } else { others.append((place.path, problem)) }
    }
    result.problems = own
    return others
  }

  /// Makes questions of labels that are missing on outlets: a storyboard or a xib may set them.
  private func askAboutOutlets(
    _ outlets: Set<Element.ID>, _ result: inout AuditDocument.ScreenResult
  ) {
    for index in result.problems.indices {
      let finding = result.problems[index].finding
      guard finding.rule.hasSuffix("label-missing"), let element = finding.element,
        outlets.contains(element)
      else { continue }
      result.problems[index].finding.outcome = .review
    }
  }

  /// Whether a finding is about the words of a text that only runs will tell.
  private static func isAboutHole(_ problem: AuditDocument.Problem) -> Bool {
    guard isOfWords(problem) else { return false }
    return problem.finding.arguments.values.contains { argument in
      guard case .text(let text) = argument else { return false }
      return text.contains("‹")
    }
  }

  /// Whether a problem is one of the words of an element, and not of its kind or its place.
  private static func isOfWords(_ problem: AuditDocument.Problem) -> Bool {
    [.text, .localization].contains(problem.rule.category)
      || wordRules.contains { problem.rule.id.hasPrefix($0) }
  }

  /// How the ids of rules begin that judge the words of names, values and hints.
  private static let wordRules = [
    "label-", "voice-name-", "value-", "hint-", "duplicate-announcement", "pair-", "number-",
  ]

  private func add(_ found: CodeFinding, to result: inout AuditDocument.ScreenResult) {
    guard let rule = Rule.named(found.rule),
      var finding = job.plan.finding(
        rule,
        found.arguments.mapValues { text in
          Double(text).map(Finding.Argument.number) ?? .text(text)
        })
    else { return }
    if found.isQuestion { finding.outcome = .review }
    let number = result.problems.count + 1
    // One cause, one finding: an element of the screen may show the same at the same place.
    let isTold = result.problems.contains {
      $0.finding.rule == found.rule && $0.location?.line == found.location.line
    }
    guard !isTold else { return }
    if let problem = job.problem(finding, at: found.location, number: number) {
      result.problems.append(problem)
    }
  }
}

/// The screens of a project by the files that they, or their problems, are in.
private struct Files {
  private(set) var all: [(path: String, screens: [AuditDocument.ScreenResult])] = []
  private var places: [String: Int] = [:]

  /// Adds a screen to a file.
  mutating func append(_ result: AuditDocument.ScreenResult, _ path: String) {
    if let place = places[path] {
      all[place].screens.append(result)
    } else {
      places[path] = all.count
      all.append((path, [result]))
    }
  }

  /// Adds a problem of a screen to another file than that of the screen.
  mutating func append(
    _ problem: AuditDocument.Problem, _ path: String, on result: AuditDocument.ScreenResult
  ) {
    if places[path].map({ all[$0].screens.last?.number != result.number }) ?? true {
      var screen = AuditDocument.ScreenResult(
        title: result.title, number: result.number, size: nil, stopCount: 0, problems: [],
        outcomes: [])
      screen.language = result.language
      append(screen, path)
    }
    guard let place = places[path] else { return }
    all[place].screens[all[place].screens.count - 1].problems.append(problem)
  }

  /// Changes the first screen of a file, which is made if there is none.
  mutating func changeFirst(
    of path: String, _ change: (inout AuditDocument.ScreenResult) -> Void
  ) {
    if places[path] == nil {
      append(
        AuditDocument.ScreenResult(
          title: nil, number: 1, size: nil, stopCount: 0, problems: [], outcomes: []), path)
    }
    if let place = places[path] { change(&all[place].screens[0]) }
  }
}
