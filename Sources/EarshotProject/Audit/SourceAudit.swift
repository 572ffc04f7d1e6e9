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
    var files: [(path: String, screens: [AuditDocument.ScreenResult])] = []
    var places: [String: Int] = [:]
    for (index, var result) in results.enumerated() {
      let origin = capture.origins.indices.contains(index) ? capture.origins[index] : path
      result.origin = nil
      result.problems.removeAll(where: Self.isAboutHole)
      if capture.outlets.indices.contains(index) {
        askAboutOutlets(capture.outlets[index], &result)
      }
      if let place = places[origin] {
        files[place].screens.append(result)
      } else {
        places[origin] = files.count
        files.append((origin, [result]))
      }
    }
    for finding in capture.codeFindings {
      let place = places[finding.path] ?? files.count
      if place == files.count {
        let empty = AuditDocument.ScreenResult(
          title: nil, number: 1, size: nil, stopCount: 0, problems: [], outcomes: [])
        places[finding.path] = place
        files.append((finding.path, [empty]))
      }
      add(finding, to: &files[place].screens[0])
    }
    return files.map {
      AuditDocument.File(path: $0.path, format: capture.format, screens: $0.screens)
    }
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
    let isOfWords =
      [.text, .localization].contains(problem.rule.category)
      || wordRules.contains { problem.rule.id.hasPrefix($0) }
    guard isOfWords else { return false }
    return problem.finding.arguments.values.contains { argument in
      guard case .text(let text) = argument else { return false }
      return text.contains("‹")
    }
  }

  /// How the ids of rules begin that judge the words of names, values and hints.
  private static let wordRules = [
    "label-", "voice-name-", "value-", "hint-", "duplicate-announcement", "pair-", "number-",
  ]

  private func add(_ found: CodeFinding, to result: inout AuditDocument.ScreenResult) {
    let number = result.problems.count + 1
    // One cause, one finding: an element of the screen may show the same at the same place.
    let isTold = result.problems.contains {
      $0.finding.rule == found.rule && $0.location?.line == found.location.line
    }
    guard !isTold else { return }
    if let problem = job.problem(found, number: number) { result.problems.append(problem) }
  }
}
