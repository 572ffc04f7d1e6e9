import EarshotText
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Tables for pull requests and job summaries.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "tables for pull requests", fileExtension: "md"
  ) { AuditMarkdown(document: $0).text }
}

/// Writes the counts, then tables of causes with folded details, in the length of a comment.
struct AuditMarkdown {
  private let document: AuditDocument
  private let words: AuditWords
  private let causes: [AuditCause]

  /// What GitHub accepts as a comment, in characters, with room for a heading of the caller.
  private static var longest: Int { 65_536 - 1_024 }
  /// The most places of a cause in its details, unless all are asked for.
  private static var placeCount: Int { 20 }

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    causes = AuditCause.all(in: document)
  }

  var text: String {
    let result = AuditSummaryText(document, words).brief
    let head = "## Earshot: \(result.inMarkdown)\n\n" + remarks + unread
    let foot = numbers
    let left = Self.longest - head.utf16.count - foot.utf16.count - 200
    // Without details where all does not fit, then without the mildest.
    let whole = tables(of: causes, isFull: true)
    if whole.utf16.count <= left { return head + whole + foot }
    var shown = causes
    var part = tables(of: shown, isFull: false)
    while part.utf16.count > left, !shown.isEmpty {
      shown.removeLast(max(1, shown.count / 8))
      part = tables(of: shown, isFull: false)
    }
    let omitted = causes.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    let note =
      omitted > 0 ? "\n" + words.locale.omitted(words.count(omitted, .finding)) + "\n" : ""
    return head + part + note + foot
  }

  /// The tables of all causes, however long that is.
  var tables: String { tables(of: causes, isFull: true) }

  private func tables(of causes: [AuditCause], isFull: Bool) -> String {
    AuditCause.headings.compactMap { heading in
      let group = causes.filter { $0.heading == heading }
      guard !group.isEmpty else { return nil }
      return "### \(words(heading))\n\n" + table(of: group)
        + (isFull ? "\n" + details(of: group) : "")
    }.joined(separator: "\n")
  }

  /// What is to be known of the run as a whole.
  private var remarks: String {
    document.remarks.map { "\($0.capitalizingFirst.inMarkdown).\n\n" }.joined()
  }

  /// The inputs that could not be read.
  private var unread: String {
    guard !document.unread.isEmpty else { return "" }
    let items = document.unread.prefix(50).map { unread in
      "- \(unread.lines[0].inMarkdown)  \n  \(words(.help)): \(unread.lines[1].inMarkdown)\n"
    }
    return "### \(words(.unread))\n\n" + items.joined() + "\n"
  }

  private func table(of causes: [AuditCause]) -> String {
    let columns: [AuditWords.Word] = [
      .severity, .what, .places, .heardNow, .heardAfter, .rule,
    ]
    let rows = causes.map { cause in
      let problem = cause.first.problem
      return [
        "\(cause.number)", cause.kind(in: words), cause.title(in: words), places(of: cause),
        problem.preview?.now.joined(in: words) ?? "", problem.heardAfter?.joined(in: words) ?? "",
        cause.rule.id,
      ]
    }
    return table(
      ["#"] + columns.map { words.heading($0) }, rows, alignment: "|--:|---|---|---|---|---|---|")
  }

  /// The number of places, or the only one.
  private func places(of cause: AuditCause) -> String {
    cause.places.count > 1
      ? words.count(cause.places.count, .place)
      : "\(cause.first.problem.element(in: words)), \(cause.location(of: cause.places[0]))"
  }

  private func details(of causes: [AuditCause]) -> String {
    "<details><summary>\(words(.details))</summary>\n\n"
      + causes.map(details).joined(separator: "\n") + "\n</details>\n"
  }

  private func details(of cause: AuditCause) -> String {
    let problem = cause.first.problem
    let note = cause.unlikeRule(in: words).map { "; \($0)" } ?? ""
    var lines = [
      "\(cause.number)\\. **\(cause.title(in: words).inMarkdown)** (\(cause.rule.id)\(note))", "",
    ]
    let shown = cause.places.prefix(document.detail.isWhole ? .max : Self.placeCount)
    lines += shown.map { "- \(cause.line(of: $0, in: words).inMarkdown)" }
    if shown.count < cause.places.count {
      lines.append("- \(words.locale.more(words.count(cause.places.count - shown.count, .place)))")
    }
    lines += [
      "", "\(words.heading(.why)): \(problem.words.why.inMarkdown)", "",
      "\(words.heading(.todo)): \(problem.words.advice.inMarkdown)",
    ]
    if !cause.rule.criteria.isEmpty {
      lines += [
        "", "\(words.heading(.criteria)): \(cause.rule.criteria.joined(separator: ", "))",
      ]
    }
    for block in problem.code?.blocks ?? [] {
      lines += ["", "\(block.name):", "", "```\(block.language)"] + block.lines + ["```"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var numbers: String {
    var lines: [String] = []
    if document.detail.isVerbose {
      lines += ["", "### \(words(.summary))", ""]
      lines += AuditSummaryText(document, words).measured.map { line in
        "- " + line.drop { $0 == " " }.description.inMarkdown
      }
    }
    if !document.staleBaselineEntries.isEmpty {
      lines += ["", "\(words(.stale)): \(document.staleBaselineEntries.count)"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func table(_ head: [String], _ rows: [[String]], alignment: String) -> String {
    ([head.inMarkdownRow, alignment] + rows.map(\.inMarkdownRow)).map { $0 + "\n" }.joined()
  }
}
