import EarshotText

/// The words of reports of an audit in one language; each language is a file in `Locales/`.
protocol AuditLocale: Sendable {
  /// The language.
  var language: Language { get }
  /// The headings of the manual of rules.
  var manual: RuleManual.Words { get }

  /// A word or a sentence.
  func callAsFunction(_ word: AuditWords.Word) -> String
  /// The forms of what is counted, as ``PluralRules/form(of:for:)`` takes them.
  func forms(of thing: AuditWords.Thing) -> [String]
  /// A severity as a word.
  func callAsFunction(_ severity: Severity) -> String
  /// Why something was not measured.
  func callAsFunction(_ reason: IncompleteReason) -> String
  /// What a category is called.
  func words(for category: RuleCategory) -> AuditWords.Category
  /// That findings, counted, are left out of a report that is long enough.
  func omitted(_ findings: String) -> String
  /// Why some rules could not look at everything, in plain words.
  func notJudged(_ reasons: [IncompleteReason]) -> String
  /// That files, counted, could not be measured in full.
  func notJudged(_ files: String) -> String
  /// That some places, counted, follow where there is room for them.
  func more(_ places: String) -> String
  /// How many of all rules ran, at the beginning of a line.
  func ran(_ rules: Int, of all: Int) -> String
  /// That some causes, counted, are not shown, and the option that shows them.
  func showRest(_ rest: String) -> String
  /// That lines of code, counted, are not shown, and the option that shows them.
  func showCode(_ lines: String) -> String
  /// That a severity is not that of the rule, and whether a configuration says so.
  func unlikeRule(_ own: Severity, isConfigured: Bool) -> String
  /// That findings, counted, are in a baseline from now on, and how it is used.
  ///
  /// - Parameter line: what a configuration says for it; `nil` when one says it.
  func written(_ findings: String, to path: String, orWith line: String?) -> String
  /// A place in points.
  func place(_ x: Int, _ y: Int) -> String
  /// A text of the app in quotation marks.
  func quoted(_ text: String) -> String

  /// A category in the manual of rules.
  func scale(_ category: RuleCategory) -> String
  /// How sure a finding is, in the manual of rules.
  func scale(_ confidence: Confidence) -> String
  /// What a flaw does to people, in the manual of rules.
  func scale(_ impact: Impact) -> String
}
