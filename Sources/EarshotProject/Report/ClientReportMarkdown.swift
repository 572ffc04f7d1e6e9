import EarshotAudit
import EarshotComparison
import EarshotReach
package import EarshotWriting

extension OutputFormat where Document == ClientReport {
  /// The same as text, without pictures.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "the same as text, with sentences in the place of pictures",
    fileExtension: "md"
  ) { ClientReportMarkdown(report: $0).text }
}

/// Writes the document: the summary first, how it was done last.
private struct ClientReportMarkdown {
  let report: ClientReport
  private var words: ClientReportWords { report.words }

  var text: String {
    let audit = AuditFragment(report.audit)
    var parts = ["# \(report.title.inMarkdown)"]
    parts.append(
      report.facts.map { "- \($0.name): \($0.value.inMarkdown)" }.joined(separator: "\n"))
    parts += ["## \(words.summary)", audit.result]
    if !audit.rules.isEmpty {
      parts.append(
        table(
          [words.count, words.screens, words.rule],
          audit.rules.prefix(10).map { ["\($0.findings)", "\($0.screens)", $0.summary] }))
    }
    parts += ["## \(words.criteria)", criteria]
    if !report.screens.isEmpty { parts += ["## \(words.heard)"] + report.screens.map(heard) }
    parts += ["## \(words.findings)", audit.markdown]
    if !report.comparisons.isEmpty {
      parts += ["## \(words.changes)"] + report.comparisons.map(changes)
    }
    if let effort = report.effort {
      let text = OutputFormat<EffortDocument>.markdown.write(effort)
      parts += ["## \(words.effort)", String(decoding: text, as: UTF8.self)]
    }
    parts += ["## \(words.how)"] + report.method.map(\.inMarkdown)
    return parts.map { part in
      part.hasSuffix("\n") ? String(part.dropLast()) : part
    }.joined(separator: "\n\n") + "\n"
  }

  private var criteria: String {
    table(
      [words.criterion, words.level, words.flaws, words.questions, words.verdict],
      WCAGTable(report.audit).rows.map { row in
        [
          "\(row.number) \(row.name)", row.level, "\(row.flaws)", "\(row.questions)",
          report.verdict(row),
        ]
      })
  }

  private func heard(_ screen: ClientReport.HeardScreen) -> String {
    (["### \(screen.title.inMarkdown)", ""]
      + screen.lines.enumerated().map { "\($0 + 1). \($1.inMarkdown)" }).joined(separator: "\n")
  }

  private func changes(_ comparison: Comparison) -> String {
    let title = comparison.after.title ?? comparison.before.title ?? comparison.after.path
    let measures = table(
      [words.measure, words.before, words.after],
      comparison.result.measures.map { [$0.name, $0.before, $0.after] })
    let explanation = comparison.result.explanation.map { "\n\n\($0)." } ?? ""
    return "### \(title.inMarkdown)\n\n\(measures)\(explanation)"
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = "|" + head.map { _ in "---|" }.joined()
    return ([head.inMarkdownRow, rule] + rows.map(\.inMarkdownRow)).joined(separator: "\n")
  }
}
