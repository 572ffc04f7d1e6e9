import EarshotText

/// The list of rules, or their manual pages.
package struct RuleManual: Sendable {
  /// The rules in order.
  package var rules: [Rule]
  /// The language of the words; English stands for one without words.
  package var language: String
  /// Whether each rule has a page, and not only a line.
  package var hasPages: Bool

  package init(rules: [Rule], language: String, hasPages: Bool) {
    self.rules = rules
    self.language = language
    self.hasPages = hasPages
  }

  /// The values of severity, step, confidence and impact.
  var scales: any AuditLocale { AuditWords.locales[language] }

  /// The headings of a page in the language of the manual.
  var words: Words { scales.manual }

  /// Severity, step, confidence and impact of a rule, by their headings.
  func ranks(of rule: Rule) -> [(name: String, value: String)] {
    [
      (words.severity, scales(rule.severity)), (words.category, scales.scale(rule.category)),
      (words.confidence, scales.scale(rule.confidence)),
      (words.impact, scales.scale(rule.impact)),
    ]
  }

  /// What a page tells of a rule, by headings; data of a finding stands in it by name.
  func facts(of rule: Rule) -> [(name: String, value: String)] {
    let text = rule.text(in: language)
    let inputs = [
      (words.screens, rule.looksAtScreens), (words.strings, rule.looksAtStrings),
      (words.sessions, rule.looksAtSessions),
    ]
    let lists = [
      (
        words.inputs, rule.looksAtStrings || rule.looksAtSessions ? inputs.filter(\.1).map(\.0) : []
      ),
      (words.criteria, rule.criteria), (words.settings, rule.sortedSettings),
      (words.supersededBy, rule.supersededBy),
    ]
    return [
      (words.what, text.what.withNames), (words.why, text.why),
      (words.fix, text.advice.withNames),
    ] + lists.filter { !$1.isEmpty }.map { ($0, $1.joined(separator: ", ")) }
  }

  /// The examples of a rule by headings: those that fail, each with a remark, and those that pass.
  func examples(of rule: Rule) -> [(title: String, examples: [(text: String, remark: String?)])] {
    let failing = rule.examples.failing.map { example in
      (example.text, example.boundary.map { "\($0): \(words.boundary)" })
    }
    let passing = rule.examples.passing.map { ($0.text, String?.none) }
    return [("\(words.fails) (\(words.marks))", failing), (words.passes, passing)]
      .filter { !$1.isEmpty }
  }

  /// The headings of a page.
  struct Words {
    var title, count, rule, severity, category, summary, confidence, impact, what, why, fix: String
    var inputs, screens, strings, sessions, criteria, settings, optIn, seeAlso, supersededBy, fails,
      boundary,
      passes, marks: String
  }
}

extension Rule {
  /// The settings with their defaults, sorted by name.
  fileprivate var sortedSettings: [String] {
    settings.sorted { $0.key < $1.key }.map { name, value in
      let isWhole = value == value.rounded() && value.magnitude < 1e15
      return "\(name): \(isWhole ? "\(Int(value))" : "\(value)")"
    }
  }
}

extension String {
  /// The template with `‹name›` for `{name}`.
  fileprivate var withNames: String {
    String(WordTemplate(self).general.map { $0 == "{" ? "‹" : $0 == "}" ? "›" : $0 })
  }
}
