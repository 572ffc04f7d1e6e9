import EarshotAudit
import EarshotComparison
import EarshotOutput
import EarshotReach
package import EarshotWriting

extension OutputFormat where Document == ClientReport {
  /// The formats of a report for a client, sorted by name.
  package static var all: [OutputFormat<ClientReport>] { [html, markdown] }

  /// One page that needs nothing else.
  package static let html = OutputFormat(
    id: "html", summary: "one page that needs nothing else", fileExtension: "html"
  ) { ClientReportHTML(report: $0).text }
}

/// Writes the page: the summary first, how it was done last.
private struct ClientReportHTML {
  let report: ClientReport
  private var words: ClientReportWords { report.words }
  private let css = """
    figure.heard svg { max-width: 100%; height: auto; }
    @media print { .skip { display: none; } section { break-inside: auto; } }
    """

  init(report: ClientReport) {
    self.report = report
  }

  var text: String {
    HTMLWriter.page(
      language: report.audit.language == "ru" ? "ru" : "en", title: report.title,
      css: "\n\(AuditFragment.css)\n\(css)\n"
    ) { html in
      html.element("header") { html in
        html.element("h1", report.title)
        html.element("dl") { html in
          for fact in report.facts { html.fact(fact.name, fact.value) }
        }
      }
      html.element("main") { html in
        section("summary", words.summary, &html, writeSummary)
        section("criteria", words.criteria, &html, writeCriteria)
        if !report.screens.isEmpty { section("heard", words.heard, &html, writeScreens) }
        section("findings", words.findings, &html, writeFindings)
        if !report.comparisons.isEmpty { section("changes", words.changes, &html, writeChanges) }
        if let effort = report.effort {
          section("effort", words.effort, &html) { html in
            let text = OutputFormat<EffortDocument>.text.write(effort)
            html.element("pre") { $0.verbatim(String(decoding: text, as: UTF8.self)) }
          }
        }
        section("method", words.how, &html) { html in
          for sentence in report.method { html.element("p", sentence) }
        }
      }
    }
  }

  private func section(
    _ id: String, _ title: String, _ html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("section", ["aria-labelledby": id]) { html in
      html.element("h2", ["id": id], title)
      body(&html)
    }
  }

  private func writeSummary(_ html: inout HTMLWriter) {
    let audit = AuditFragment(report.audit)
    html.element("p", audit.result)
    guard !audit.rules.isEmpty else { return }
    html.table(
      words.problems, [words.count, words.screens, words.rule],
      audit.rules.prefix(10).map { ["\($0.findings)", "\($0.screens)", $0.summary] })
  }

  private func writeCriteria(_ html: inout HTMLWriter) {
    html.table(
      words.criteria,
      [words.criterion, words.level, words.flaws, words.questions, words.verdict],
      WCAGTable(report.audit).rows.map { row in
        [
          "\(row.number) \(row.name)", row.level, "\(row.flaws)", "\(row.questions)",
          report.verdict(row),
        ]
      })
  }

  private func writeScreens(_ html: inout HTMLWriter) {
    for (index, screen) in report.screens.enumerated() {
      html.element("h3", screen.title)
      if let picture = screen.picture {
        html.element("figure", ["class": "heard"]) { $0.markup(picture.svg(id: "heard-\(index)")) }
      }
      html.element("details") { html in
        html.element("summary", words.heardInOrder)
        html.element("ol") { html in for line in screen.lines { html.element("li", line) } }
      }
    }
  }

  private func writeFindings(_ html: inout HTMLWriter) {
    AuditFragment(report.audit).write(&html)
  }

  private func writeChanges(_ html: inout HTMLWriter) {
    for comparison in report.comparisons {
      let title = comparison.after.title ?? comparison.before.title ?? comparison.after.path
      html.table(
        title, [words.measure, words.before, words.after],
        comparison.result.measures.map { [$0.name, $0.before, $0.after] })
      if let explanation = comparison.result.explanation { html.element("p", explanation + ".") }
    }
  }
}
