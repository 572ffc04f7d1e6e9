import EarshotText
package import EarshotWriting

/// The parts of an audit for documents that hold more than it.
package struct AuditFragment: Sendable {
  private let document: AuditDocument
  private let words: AuditWords
  private let summary: AuditSummary

  package init(_ document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
    summary = AuditSummary(document)
  }

  /// The look of the HTML, as rules of CSS.
  package static var css: String { AuditStyle.css }

  /// The result on one line.
  package var result: String { AuditSummaryText(document, words).brief }

  /// How many rules measured something, on one line.
  package var measured: String { AuditSummaryText(document, words).measured[0] }

  /// The rules that speak, the loudest first, each with its sentence and its numbers.
  package var rules: [(id: String, summary: String, findings: Int, screens: Int)] {
    summary.rules.map {
      ($0.rule.id, $0.rule.text(in: words.language).summary, $0.count, $0.screens)
    }
  }

  /// Writes the causes and the screens with their places, below a heading of the second level.
  package func write(_ html: inout HTMLWriter) {
    AuditHTMLCauses(document: document, words: words).write(&html)
  }

  /// The tables of all causes in Markdown.
  package var markdown: String { AuditMarkdown(document: document).tables }
}
