import EarshotText

/// The list of rules, or their manual pages.
package struct RuleManual: Sendable {
  /// The rules in order.
  package var rules: [Rule]
  /// The language of the words; English stands for one without words.
  package var language: String
  /// Whether each rule has a page, and not only a line.
  package var hasPages: Bool

  /// Makes a manual.
  package init(rules: [Rule], language: String, hasPages: Bool) {
    self.rules = rules
    self.language = language
    self.hasPages = hasPages
  }

  /// The words of a rule for people; data of a finding stands in them by name.
  func text(of rule: Rule) -> (summary: String, what: String, why: String, fix: String) {
    let text = rule.text(in: language)
    return (text.summary, text.what.withNames, text.why, text.advice.withNames)
  }

  /// The values of severity, step, confidence and impact.
  var scales: any AuditLocale { AuditLocales.words(in: language) }

  /// The headings of a page in the language of the manual.
  var words: Words { scales.manual }

  /// The headings of a page.
  struct Words {
    var title, count, rule, severity, step, summary, confidence, impact, what, why, fix: String
    var inputs, screens, strings, criteria, settings, optIn, seeAlso, yields, fails, boundary,
      passes, marks: String
  }
}

extension Rule {
  /// The examples that fail, each with a remark.
  func failures(_ words: RuleManual.Words) -> [(text: String, remark: String?)] {
    examples.failing.map { ($0.text, $0.boundary.map { "\($0): \(words.boundary)" }) }
  }

  /// The examples that pass.
  var passes: [String] { examples.passing.map(\.text) }

  /// What it looks at, when that is more than screens.
  func inputs(_ words: RuleManual.Words) -> String? {
    guard looksAtStrings else { return nil }
    return looksAtScreens ? "\(words.screens), \(words.strings)" : words.strings
  }

  /// The settings with their defaults, sorted by name.
  var sortedSettings: [(name: String, value: String)] {
    settings.sorted { $0.key < $1.key }.map { name, value in
      (name, value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)")
    }
  }
}

extension String {
  /// The template with `‹name›` for `{name}`.
  fileprivate var withNames: String {
    String(map { $0 == "{" ? "‹" : $0 == "}" ? "›" : $0 })
  }
}
