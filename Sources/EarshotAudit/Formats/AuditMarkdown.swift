import EarshotText
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Tables for pull requests and job summaries.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "tables for pull requests", fileExtension: "md"
  ) { AuditMarkdown(document: $0).text }
}

/// Writes a table of numbers, then a table a screen with folded details.
private struct AuditMarkdown {
  private let document: AuditDocument
  private let words: AuditWords
  private let summary: AuditSummary

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    summary = AuditSummary(document)
  }

  var text: String {
    let screens = document.files.flatMap { file in file.screens.map { text(of: $0, in: file) } }
    return "## \(words(.title))\n\n" + counts + "\n" + remarks + unread
      + screens.joined(separator: "\n")
      + "\n"
      + numbers
  }

  private var counts: String {
    var rows = [Severity.error, .warning, .info].map {
      [words.locale($0), "\(summary.severities[$0] ?? 0)"]
    }
    rows.append([words(.question), "\(summary.questions)"])
    if summary.suppressed > 0 { rows.append([words(.suppressed), "\(summary.suppressed)"]) }
    if !document.unread.isEmpty { rows.append([words(.unread), "\(document.unread.count)"]) }
    return table([words.heading(.severity), words.heading(.count)], rows, alignment: "|---|--:|")
  }

  /// What is to be known of the run as a whole.
  private var remarks: String {
    document.remarks.map { "\($0.capitalizingFirst.inMarkdown).\n\n" }.joined()
  }

  /// The inputs that could not be read.
  private var unread: String {
    guard !document.unread.isEmpty else { return "" }
    let items = document.unread.map { unread in
      "- \(unread.lines[0].inMarkdown)  \n  \(words(.help)): \(unread.lines[1].inMarkdown)\n"
    }
    return "### \(words(.unread))\n\n" + items.joined() + "\n"
  }

  private func text(of screen: AuditDocument.ScreenResult, in file: AuditDocument.File) -> String {
    let heading = "### \(words.heading(screen, of: file).inMarkdown)\n\n"
    func details(_ problems: [AuditDocument.Problem]) -> String {
      self.details(of: problems) { file.place(of: $0, on: screen) }
    }
    let counted = screen.counted
    let flaws = counted.filter { !$0.isQuestion }
    let questions = counted.filter(\.isQuestion)
    guard !counted.isEmpty else { return heading + words(.noFindings) + "\n" }
    var text = heading
    if !flaws.isEmpty { text += table(of: flaws) + "\n" + details(flaws) }
    if !questions.isEmpty {
      text += (flaws.isEmpty ? "" : "\n") + "**\(words(.questions))**\n\n"
      text += table(of: questions) + "\n" + details(questions)
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
    if let sketch = problem.sketch {
      lines += ["", "```swift", "// UIKit"] + sketch.uikit
      lines += ["// SwiftUI"] + sketch.swiftUI + ["```"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var numbers: String {
    let text = AuditSummaryText(document, words)
    var lines = ["### \(words(.summary))", ""]
    if !summary.components.isEmpty {
      lines += [words(.byComponent) + ":", ""]
      lines += summary.components.prefix(AuditSummaryText.limit).map {
        "- \($0.elements) × \($0.shape.inMarkdown) (\(words.count($0.screens, .screen))): "
          + $0.rules.joined(separator: ", ")
      }
      lines.append("")
    }
    lines += text.measured.enumerated().map { index, line in
      (index == 0 ? "" : "- ") + line.drop { $0 == " " }.description.inMarkdown
    }.flatMap { $0.hasPrefix("- ") ? [$0] : [$0, ""] }
    if !document.staleBaselineEntries.isEmpty {
      lines += ["", "\(words(.stale)): \(document.staleBaselineEntries.count)"]
    }
    return (lines + ["", "\(words(.predicted)) \(document.profile)."]).map { $0 + "\n" }.joined()
  }

  private func table(_ head: [String], _ rows: [[String]], alignment: String) -> String {
    ([row(head), alignment] + rows.map(row)).map { $0 + "\n" }.joined()
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(\.inMarkdown).joined(separator: " | ") + " |"
  }
}
