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

  /// Causes with their places, the worst first, for people.
  package static let text = OutputFormat(
    id: "text", summary: "causes with their places, the worst first, for people",
    fileExtension: "txt"
  ) { AuditText(document: $0).text }
}

/// Writes the causes of what was found for a terminal, the worst first.
///
/// Few causes are told in full. Of many, as many as fit a screen have what is heard and code that
/// mends them, and each other one is a line; `--all` shows everything.
private struct AuditText {
  /// How a cause is told.
  private enum Form: Equatable {
    /// On one line.
    case line
    /// With a number of its places, what is heard, and code.
    case brief(places: Int)
    /// With all places, and each of its words.
    case full
    /// The same with the words of each place.
    case each
  }

  let document: AuditDocument
  let words: AuditWords
  private let causes: [AuditCause]

  /// The most lines of a report that nobody asked to be longer.
  private static var longest: Int { 60 }
  /// The most causes that are all told in full.
  private static var shortCount: Int { 3 }
  /// The most places of a cause while others have to fit, and where there is room.
  private static var placeCounts: [Int] { [3, 9] }
  /// The most lines of code below a cause; two edits of a document that belong together take four.
  private static var codeLines: Int { 4 }
  /// The columns of one side of what is heard, where it has to be short.
  private static var heardWidth: Int { 70 }

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    causes = AuditCause.all(in: document)
  }

  private var isShort: Bool {
    causes.count <= Self.shortCount && causes.allSatisfy { $0.places.count <= Self.placeCounts[1] }
  }

  var text: String {
    if document.detail.isQuiet, document.isSilent { return "" }
    let summary = AuditSummaryText(document, words)
    let foot = summary.foot
    let forms = self.forms(in: Self.longest - foot.count - 12)
    var blocks = [[summary.brief]]
    for (heading, group) in sections(of: forms) where !group.isEmpty {
      let head = isShort && group.count == causes.count ? [] : [words(heading)]
      blocks.append(head + group.flatMap { lines(of: $0.cause, $0.form) })
    }
    let end = foot + advice(of: forms)
    if blocks.count == 1 { return (blocks[0] + end).map { $0 + "\n" }.joined() }
    // Empty lines part one cause from the next: who has one needs none.
    let isClose = document.detail.isQuiet || !document.detail.isVerbose
    let gap = causes.count == 1 && isClose ? "" : "\n"
    return (blocks + (end.isEmpty ? [] : [end]))
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: gap)
  }

  private func sections(
    of forms: [Form]
  ) -> [(heading: AuditWords.Word, group: [(cause: AuditCause, form: Form)])] {
    let shown = zip(causes, forms).map { (cause: $0, form: $1) }
    return AuditCause.headings.map { heading in
      (heading, shown.filter { $0.cause.heading == heading })
    }
  }

  /// How each cause is told that is, the worst as well as there is room.
  private func forms(in room: Int) -> [Form] {
    if document.detail.isVerbose { return causes.map { _ in .each } }
    if isShort { return causes.map { _ in .full } }
    if document.detail.isWhole { return causes.map { .brief(places: $0.places.count) } }
    var forms = causes.prefix(room).map { _ in Form.line }
    var left = room - forms.count
    for count in Self.placeCounts {
      for index in forms.indices {
        let better = Form.brief(places: count)
        let cost =
          lines(of: causes[index], better).count - lines(of: causes[index], forms[index]).count
        guard cost <= left else { continue }
        forms[index] = better
        left -= cost
      }
    }
    return forms
  }

  private func lines(of cause: AuditCause, _ form: Form) -> [String] {
    let number = "\(cause.number)"
    let margin = String(repeating: " ", count: max(0, 3 - number.count))
    let head = "\(margin)\(number)  \(cause.head(in: words))"
    return switch form {
    case .line: ["\(head): \(onOneLine(cause))"]
    case .brief(let count):
      [head] + (places(of: cause, upTo: count) + core(of: cause.first.problem)).map { "     \($0)" }
    case .full:
      [head]
        + (places(of: cause, upTo: .max) + facts(of: cause.first.problem)).map { "     \($0)" }
    case .each:
      [head]
        + cause.sightings.flatMap { sighting in
          ["     \(cause.line(of: AuditCause.Place(sightings: [sighting]), in: words))"]
            + facts(of: sighting.problem).map { "       \($0)" }
        }
    }
  }

  private func onOneLine(_ cause: AuditCause) -> String {
    let place = cause.places[0]
    return cause.places.count == 1
      ? cause.line(of: place, in: words) : "\(cause.location(of: place).onOneLine), …"
  }

  private func places(of cause: AuditCause, upTo count: Int) -> [String] {
    let lines = cause.places.prefix(count).map { cause.line(of: $0, in: words) }
    let rest = cause.places.count - lines.count
    return rest > 0 ? lines + [words.locale.more(words.count(rest, .place))] : lines
  }

  /// Everything of a finding.
  private func facts(of problem: AuditDocument.Problem) -> [String] {
    let page = problem.rule.page.map { ["\(words(.readMore)): \($0)"] } ?? []
    return problem.lines(in: words).dropFirst() + code(of: problem) + page
  }

  /// What is heard, and what to do, as short as it can be said: the code, or the sentence where there
  /// is no room for it.
  private func core(of problem: AuditDocument.Problem) -> [String] {
    let code = code(of: problem)
    let todo = "\(words(.todo)): \(problem.words.advice)".onOneLine
    let isShown = problem.code.map { !shownBlocks(of: $0).isEmpty } ?? false
    return heard(problem) + (isShown ? code : [todo] + code)
  }

  /// What is heard now and after, without what stays the same before and behind.
  private func heard(_ problem: AuditDocument.Problem) -> [String] {
    guard let now = problem.preview?.now, let after = problem.heardAfter else { return [] }
    let common = zip(now, after).prefix { $0 == $1 }.count
    let rest = (now.dropFirst(common), after.dropFirst(common))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let width = document.detail.isWhole ? .max : Self.heardWidth
    let sides = [rest.0.dropLast(tail), rest.1.dropLast(tail)].map { captions in
      Array(captions).joined(in: words).onOneLine.truncated(to: width)
    }
    return ["\(words(.heardNow)): \(sides[0]) → \(sides[1])"]
  }

  /// The code that there is room for.
  private func shownBlocks(of code: FixCode) -> [FixCode.Block] {
    document.detail.isVerbose || document.detail.isWhole
      ? code.blocks : code.blocks(upTo: Self.codeLines)
  }

  /// The code, or how to see it.
  private func code(of problem: AuditDocument.Problem) -> [String] {
    guard let code = problem.code, let first = code.blocks.first else { return [] }
    let blocks = shownBlocks(of: code)
    if blocks.isEmpty {
      let count = words.count(first.lines.count, .codeLine)
      return ["\(first.name): \(words.locale.showCode(count))"]
    }
    return blocks.flatMap { block in
      let head = "\(block.name): "
      let indent = String(repeating: " ", count: head.count)
      return block.lines.enumerated().map { ($0 == 0 ? head : indent) + $1.onOneLine }
    }
  }

  /// What shows more, on one line; none where all is told.
  private func advice(of forms: [Form]) -> [String] {
    guard !causes.isEmpty, !isShort, !document.detail.isVerbose else { return [] }
    let shown = zip(causes, forms).reduce(0) { count, told in
      guard case .brief(let places) = told.1 else { return count + 1 }
      return count + min(places, told.0.places.count)
    }
    let all = causes.reduce(0) { $0 + $1.places.count }
    let hidden = [(causes.count - forms.count, AuditWords.Thing.cause), (all - shown, .place)]
    let rest = hidden.filter { $0.0 > 0 }.map { words.count($0, $1) }
    let more = rest.isEmpty ? [] : [words.locale.showRest(rest.joined(separator: ", "))]
    return [([words(.howToReadMore)] + more).joined(separator: "; ")]
  }
}

extension AuditDocument {
  /// Whether nothing was found that anybody has to know; without rules nothing is known.
  var isSilent: Bool {
    counted.isEmpty && unread.isEmpty && staleBaselineEntries.isEmpty && !rules.isEmpty
  }
}

extension Rule {
  /// The command that shows its page; `nil` for a rule of a project, which has none.
  var page: String? { Rule.named(id) == nil ? nil : "earshot rules \(id)" }
}
