package import EarshotAudit
package import EarshotComparison
package import EarshotOutput
package import EarshotReach
import EarshotText
import EarshotWriting

/// All that somebody who ordered an audit is given, as one document.
package struct ClientReport: Sendable {
  /// A screen as it is heard.
  package struct HeardScreen: Sendable {
    /// The title, or the name of its file.
    package var title: String
    /// The picture with what is heard; `nil` when the input tells no places.
    package var picture: Drawing?
    /// The sentences in their order.
    package var lines: [String]
  }

  /// The title.
  package var title: String
  /// The name of the app; `nil` when nobody says it.
  package var app: String?
  /// The day.
  package var date: Day
  /// The findings; its paths are those to show.
  package var audit: AuditDocument
  /// The screens.
  package var screens: [HeardScreen]
  /// The screens before and after.
  package var comparisons: [Comparison]
  /// The effort of what people want to do.
  package var effort: EffortDocument?

  package init(
    title: String, app: String?, date: Day, audit: AuditDocument, screens: [HeardScreen],
    comparisons: [Comparison] = [], effort: EffortDocument? = nil
  ) {
    self.title = title
    self.app = app
    self.date = date
    self.audit = audit
    self.screens = screens
    self.comparisons = comparisons
    self.effort = effort
  }

  /// The words in the language of the audit.
  var words: ClientReportWords { ClientReportWords.all[audit.language] }

  /// The facts at the beginning.
  var facts: [(name: String, value: String)] {
    [(words.app, app), (words.date, date.description)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  /// How it was done, a sentence each.
  var method: [String] {
    let screens = audit.files.flatMap(\.screens).count
    return [
      words.method(screens, audit.profile),
      AuditFragment(audit).measured, words.limits, "Earshot \(audit.version)",
    ]
  }

  /// What a criterion comes to, in a word.
  func verdict(_ row: WCAGTable.Row) -> String {
    if row.flaws > 0 { return words.fails }
    if row.questions > 0 { return words.asks }
    return row.isMeasured ? words.nothingFound : words.notMeasured
  }
}

extension ClientReport {
  /// The title that nobody had to think of.
  package var standardTitle: String { app.map { "\(words.title): \($0)" } ?? words.title }
}
