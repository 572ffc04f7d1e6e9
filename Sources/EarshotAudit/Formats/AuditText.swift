import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// The formats of an audit, sorted by name.
  package static var all: [OutputFormat<AuditDocument>] {
    [
      checkstyle, concise, github, gitlab, html, json, jsonLines, junit, markdown, sarif, sonarqube,
      text, xcode,
    ]
  }

  /// Findings by category, for people.
  package static let text = OutputFormat(
    id: "text", summary: "findings by step of the work, for people", fileExtension: "txt"
  ) { AuditText(document: $0).text }
}

/// Writes findings for a terminal: screen by screen in the order of the work, then the result.
///
/// Few findings are told in full. Of many, the first of a cause has what is heard and code that mends
/// it, and each other one is a line.
private struct AuditText {
  /// How a finding is told.
  private enum Form {
    /// With everything.
    case full
    /// In a line, then what is heard and code.
    case compact
    /// In a line.
    case line
  }

  let document: AuditDocument
  let words: AuditWords
  /// The numbers of the findings that are the first of their cause, by file and screen.
  private let firsts: Set<[Int]>
  /// Whether there are so few findings that all are told in full.
  private let isShort: Bool

  /// The most findings that are all told in full.
  private static var shortCount: Int { 3 }
  /// The most lines of code below a finding.
  private static var codeLines: Int { 3 }
  /// The columns of one side of what is heard, where it has to be short.
  private static var heardWidth: Int { 70 }

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    isShort = document.counted.count <= Self.shortCount
    var causes: Set<String> = []
    var firsts: Set<[Int]> = []
    for (file, result) in document.files.enumerated() {
      for (screen, result) in result.screens.enumerated() {
        for problem in result.inReportOrder where causes.insert(problem.cause).inserted {
          firsts.insert([file, screen, problem.number])
        }
      }
    }
    self.firsts = firsts
  }

  var text: String {
    if document.detail.isQuiet, document.isSilent { return "" }
    var blocks: [[String]] = []
    for (index, file) in document.files.enumerated() {
      for (place, screen) in file.screens.enumerated() {
        // A screen on which nothing was found has nothing to say.
        guard !screen.counted.isEmpty || document.detail.isVerbose else { continue }
        blocks.append(
          lines(of: screen, in: file) { number in
            let isFirst = firsts.contains([index, place, number])
            if document.detail.isVerbose { return .full }
            return isFirst ? isShort ? .full : .compact : .line
          })
      }
    }
    var end = AuditSummaryText(document, words).lines
    if !isShort, !document.detail.isVerbose { end.append(words(.howToReadMore)) }
    return (blocks + [end]).map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(
    of screen: AuditDocument.ScreenResult, in file: AuditDocument.File, form: (Int) -> Form
  ) -> [String] {
    let name = words.heading(screen, of: file).onOneLine
    var lines = [
      file.isCapture ? "\(name) (\(words.extent(of: screen, in: file)))" : name
    ]
    if screen.counted.isEmpty { lines += ["", words(.noFindings)] }
    var heading: String?
    for problem in screen.inReportOrder {
      if document.detail.isVerbose, title(above: problem) != heading {
        lines += ["", title(above: problem)]
        heading = title(above: problem)
      }
      lines += self.lines(
        of: problem, at: file.place(of: problem, on: screen).onOneLine, form(problem.number))
    }
    return lines
  }

  private func title(above problem: AuditDocument.Problem) -> String {
    if problem.isQuestion { return words(.questions) }
    let category = problem.rule.category
    return "\(words.locale.words(for: category).heading) (\(category.rawValue))"
  }

  private func lines(
    of problem: AuditDocument.Problem, at place: String, _ form: Form
  ) -> [String] {
    let number = "\(problem.number)"
    let margin = String(repeating: " ", count: max(0, 3 - number.count))
    let what = "\(problem.kind(in: words)): \(problem.words.what.onOneLine)"
    let below: [String]
    switch form {
    case .full:
      var lines = ["\(problem.element(in: words)), \(place)"]
      lines += problem.lines(in: words).dropFirst()
      lines += code(of: problem)
      if let page = problem.rule.page { lines.append("\(words(.readMore)): \(page)") }
      return (["\(margin)\(number)  \(what) [\(problem.rule.id)]"] + lines.map { "     \($0)" })
    case .compact:
      let code = code(of: problem)
      below = heard(problem) + (code.isEmpty ? ["\(words(.todo)): \(problem.words.advice)"] : code)
    case .line: below = []
    }
    // The words of many rules name the element themselves.
    let isNamed = problem.label.map { what.contains($0.onOneLine) } ?? false
    let element = isNamed ? place : "\(problem.element(in: words)), \(place)"
    return ["\(margin)\(number)  \(what): \(element) [\(problem.rule.id)]"]
      + below.map { "     \($0.onOneLine)" }
  }

  /// What is heard now and after, without what stays the same before and behind.
  private func heard(_ problem: AuditDocument.Problem) -> [String] {
    guard let now = problem.preview?.now, let after = problem.heardAfter else { return [] }
    let common = zip(now, after).prefix { $0 == $1 }.count
    let rest = (now.dropFirst(common), after.dropFirst(common))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let sides = [rest.0.dropLast(tail), rest.1.dropLast(tail)].map { captions in
      Array(captions).joined(in: words).onOneLine.truncated(to: Self.heardWidth)
    }
    return ["\(words(.heardNow)): \(sides[0]) → \(sides[1])"]
  }

  private func code(of problem: AuditDocument.Problem) -> [String] {
    guard let code = problem.code else { return [] }
    let blocks =
      document.detail.isVerbose ? code.blocks : code.blocks(upTo: Self.codeLines)
    return blocks.flatMap { block in
      let head = "\(block.name): "
      let indent = String(repeating: " ", count: head.count)
      return block.lines.enumerated().map { ($0 == 0 ? head : indent) + $1.onOneLine }
    }
  }
}

extension AuditDocument {
  /// Whether nothing was found that anybody has to know; without rules nothing is known.
  var isSilent: Bool {
    counted.isEmpty && unread.isEmpty && staleBaselineEntries.isEmpty && !rules.isEmpty
  }
}

extension AuditDocument.ScreenResult {
  /// The findings that count as people work on them: by category, then the questions.
  var inReportOrder: [AuditDocument.Problem] {
    let flaws = counted.filter { !$0.isQuestion }
    return RuleCategory.allCases.flatMap { category in
      flaws.filter { $0.rule.category == category }
    } + counted.filter(\.isQuestion)
  }
}

extension AuditDocument.Problem {
  /// What it has in common with findings that are mended in the same way.
  fileprivate var cause: String { "\(rule.id) \(isQuestion)" }
}

extension Rule {
  /// The command that shows its page; `nil` for a rule of a project, which has none.
  var page: String? { Rule.named(id) == nil ? nil : "earshot rules \(id)" }
}
