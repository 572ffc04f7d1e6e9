import EarshotText

/// The words of a report for a client, beside those of the audit.
struct ClientReportWords: Sendable {
  var title, app, date, summary, criteria, criterion, level, flaws, questions, verdict: String
  var fails, asks, nothingFound, notMeasured, rule, count, screens, problems: String
  var heard, heardInOrder, findings, changes, before, after, measure, effort, how, limits: String
  /// How many screens, predicted for what; how many rules ran is said by the audit.
  var method: @Sendable (_ screens: Int, _ profile: String) -> String

  /// The languages of reports.
  static let all = Localizations<ClientReportWords>([.english: english, .russian: russian])
}
