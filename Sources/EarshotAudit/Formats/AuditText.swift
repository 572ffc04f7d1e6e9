import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// The formats of an audit, sorted by name.
  package static var all: [OutputFormat<AuditDocument>] {
    [checkstyle, github, html, json, junit, markdown, sarif, text, xcode]
  }

  /// Findings by category, for people.
  package static let text = OutputFormat(
    id: "text", summary: "findings by step of the work, for people", fileExtension: "txt"
  ) { AuditText(document: $0).text }
}

/// Writes findings for a terminal: screen by screen, category by category, then the numbers.
private struct AuditText {
  let document: AuditDocument
  let words: AuditWords

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
  }

  var text: String {
    let screens = document.files.flatMap { file in file.screens.map { lines(of: $0, in: file) } }
    return (screens + [AuditSummaryText(document, words).lines])
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(
    of screen: AuditDocument.ScreenResult, in file: AuditDocument.File
  ) -> [String] {
    let counted = screen.counted
    let flaws = FoldedCategories(counted.filter { !$0.isQuestion })
    let questions = counted.filter(\.isQuestion)
    let name = words.heading(screen, of: file).onOneLine
    var lines = [
      file.isCapture ? "\(name) (\(words.extent(of: screen, in: file)))" : name
    ]
    if counted.isEmpty { lines += ["", words(.noFindings)] }
    for category in RuleCategory.allCases {
      let shown = flaws.shown.filter { $0.rule.category == category }
      guard !shown.isEmpty else { continue }
      let (heading, _, isMended) = words.locale.words(for: category)
      lines += ["", "\(heading) (\(category.rawValue))"]
      for problem in shown {
        lines += self.lines(of: problem, at: file.place(of: problem, on: screen))
        lines += flaws.folded(under: problem).map {
          let rules = $0.rules.joined(separator: ", ")
          let about = words.locale.words(for: $0.category).about
          return "     \(words.locale.folded($0.count, about: about, until: isMended)) (\(rules))"
        }
      }
    }
    guard !questions.isEmpty else { return lines }
    return lines + ["", words(.questions)]
      + questions.flatMap { self.lines(of: $0, at: file.place(of: $0, on: screen)) }
  }

  private func lines(of problem: AuditDocument.Problem, at place: String) -> [String] {
    let number = "\(problem.number)"
    let margin = String(repeating: " ", count: max(0, 3 - number.count))
    var lines = problem.lines(in: words)
    lines[0] = "\(problem.kind(in: words)): \(lines[0]) [\(problem.rule.id)]"
    lines.insert("\(problem.element(in: words)), \(place.onOneLine)", at: 1)
    return ["\(margin)\(number)  \(lines[0])"] + lines.dropFirst().map { "     \($0)" }
  }
}

/// Flaws of later steps that wait until an element has no error of an earlier step.
private struct FoldedCategories {
  /// What waits, of one step.
  struct Group {
    var category: RuleCategory
    var count: Int
    var rules: [Rule.ID]
  }

  /// What does not wait.
  private(set) var shown: [AuditDocument.Problem] = []
  private var waiting: [Int: [AuditDocument.Problem]] = [:]

  init(_ flaws: [AuditDocument.Problem]) {
    var blockers: [String: AuditDocument.Problem] = [:]
    for flaw in flaws where flaw.finding.severity == .error {
      guard let element = flaw.finding.element?.rawValue else { continue }
      let isEarlier = blockers[element].map { flaw.rule.category < $0.rule.category } ?? true
      if isEarlier { blockers[element] = flaw }
    }
    for flaw in flaws {
      let blocker = flaw.finding.element.flatMap { blockers[$0.rawValue] }
      if let blocker, blocker.rule.category < flaw.rule.category {
        waiting[blocker.number, default: []].append(flaw)
      } else {
        shown.append(flaw)
      }
    }
  }

  /// What waits for one flaw to be mended, by category.
  func folded(under flaw: AuditDocument.Problem) -> [Group] {
    let categories = Dictionary(grouping: waiting[flaw.number] ?? [], by: \.rule.category)
    return categories.sorted { $0.key < $1.key }.map { category, flaws in
      Group(category: category, count: flaws.count, rules: Set(flaws.map(\.rule.id)).sorted())
    }
  }
}
