import EarshotText
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Tables for pull requests and job summaries.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "tables for pull requests", fileExtension: "md"
  ) { AuditMarkdown(document: $0).text }
}

/// Writes the counts, then a table a screen with folded details, in the length of a comment.
struct AuditMarkdown {
  private let document: AuditDocument
  private let words: AuditWords
  private let summary: AuditSummary

  /// What GitHub accepts as a comment, in characters, with room for a heading of the caller.
  private static var longest: Int { 65_536 - 1_024 }

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    summary = AuditSummary(document)
  }

  var text: String {
    let head =
      "## \(words(.title))\n\n\(AuditSummaryText(document, words).brief)\n" + remarks + unread
    var text = head
    let foot = numbers
    var left = Self.longest - text.utf16.count - foot.utf16.count - 200
    var omitted = 0
    for file in document.files {
      for screen in file.screens where !screen.counted.isEmpty {
        // Without details where all does not fit, else not at all.
        let parts = [true, false].lazy.map { "\n" + self.text(of: screen, in: file, isFull: $0) }
        guard let part = parts.first(where: { $0.utf16.count <= left }) else {
          omitted += screen.counted.count
          continue
        }
        text += part
        left -= part.utf16.count
      }
    }
    if omitted > 0 { text += "\n" + words.locale.omitted(words.count(omitted, .finding)) + "\n" }
    return text + foot
  }

  /// The tables of all screens with findings, however long that is.
  var screens: String {
    document.files.flatMap { file in
      file.screens.filter { !$0.counted.isEmpty }.map { text(of: $0, in: file, isFull: true) }
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
    return "\n### \(words(.unread))\n\n" + items.joined()
  }

  private func text(
    of screen: AuditDocument.ScreenResult, in file: AuditDocument.File, isFull: Bool
  ) -> String {
    let heading = "### \(words.heading(screen, of: file).inMarkdown)\n\n"
    func details(_ problems: [AuditDocument.Problem]) -> String {
      guard isFull else { return "" }
      return "\n" + self.details(of: problems) { file.place(of: $0, on: screen) }
    }
    let counted = screen.counted
    let flaws = counted.filter { !$0.isQuestion }
    let questions = counted.filter(\.isQuestion)
    var text = heading
    if !flaws.isEmpty { text += table(of: flaws) + details(flaws) }
    if !questions.isEmpty {
      text += (flaws.isEmpty ? "" : "\n") + "**\(words(.questions))**\n\n"
      text += table(of: questions) + details(questions)
    }
    return text
  }

  private func table(of problems: [AuditDocument.Problem]) -> String {
    let columns: [AuditWords.Word] = [
      .severity, .what, .element, .heardNow, .heardAfter, .rule,
    ]
    let rows = problems.map { problem in
      [
        "\(problem.number)", problem.kind(in: words), problem.words.what,
        problem.element(in: words), problem.preview?.now.joined(in: words) ?? "",
        problem.heardAfter?.joined(in: words) ?? "", problem.rule.id,
      ]
    }
    return table(
      ["#"] + columns.map { words.heading($0) }, rows, alignment: "|--:|---|---|---|---|---|---|")
  }

  private func details(
    of problems: [AuditDocument.Problem], at place: (AuditDocument.Problem) -> String
  ) -> String {
    "<details><summary>\(words(.details))</summary>\n\n"
      + problems.map { details(of: $0, at: place($0)) }.joined(separator: "\n") + "\n</details>\n"
  }

  private func details(of problem: AuditDocument.Problem, at place: String) -> String {
    var lines = [
      "\(problem.number)\\. **\(problem.words.what.inMarkdown)** (\(problem.rule.id))", "",
      "- \(words.heading(.place)): \(place.inMarkdown)",
      "- \(words.heading(.why)): \(problem.words.why.inMarkdown)",
      "- \(words.heading(.todo)): \(problem.words.advice.inMarkdown)",
    ]
    if !problem.rule.criteria.isEmpty {
      lines.append(
        "- \(words.heading(.criteria)): \(problem.rule.criteria.joined(separator: ", "))")
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
    ([row(head), alignment] + rows.map(row)).map { $0 + "\n" }.joined()
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(\.inMarkdown).joined(separator: " | ") + " |"
  }
}
