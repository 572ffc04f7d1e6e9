import EarshotText

/// A check for one problem of people who use a screen by ear, by voice or by switch.
///
/// One file in `Rules/` holds one rule, or a family of rules that share their check: the words in
/// English, the examples, the check and the fix; words in other languages stand in `Locales/`. The
/// id names the flaw and is the same wherever the problem is found, so that suppressions,
/// baselines and documentation are shared.
public struct Rule: Identifiable, Sendable {
  /// The id in kebab case, such as `icon-button-label-missing`; it names the flaw and never changes.
  public let id: String
  /// The part of the work that it belongs to.
  public let category: RuleCategory
  /// How bad a finding is unless a configuration says otherwise.
  public let severity: Severity
  /// How sure a finding is.
  public let confidence: Confidence
  /// The impact of the problem on people.
  public let impact: Impact
  /// The success criteria of WCAG 2.2 that a finding fails, such as `4.1.2`.
  public let criteria: [String]
  /// Pages about the subject, as addresses.
  public let references: [String]
  /// Whether it runs only when a configuration asks for it.
  public let isOptIn: Bool
  /// Whether it looks at the picture of the screen only, which examples in notation do not have.
  package let needsPixels: Bool
  /// The numbers that decide, by name, with their defaults.
  package let settings: [String: Double]
  /// The rules that speak instead of this one when they find the same cause.
  package let supersededBy: [Rule.ID]
  /// Screens and strings files that show what is a flaw and what is none.
  package let examples: RuleExamples
  /// What it does with a screen and with strings files.
  let check: RuleCheck
  /// The words in English.
  private let english: RuleText
  /// The words by language, where they stand in no table; English for all others.
  private let translations: [String: RuleText]?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - summary: the flaw that it finds, as one sentence for a list; see ``RuleText``.
  ///   - screen: the size of the screen of those examples with frames that name none.
  ///   - fails: examples with marks, in blocks; see ``RuleExamples``.
  ///   - passes: examples without marks.
  ///   - boundaries: examples at the thresholds of settings, both sides in one block.
  ///   - translations: its words by language when they are in no table.
  ///   - check: what it does with a screen and with strings files.
  init(
    _ id: String, _ category: RuleCategory, _ severity: Severity, _ confidence: Confidence,
    _ impact: Impact,
    _ summary: String, what: String, why: String, advice: String,
    wcag criteria: [String] = [], references: [String] = [], isOptIn: Bool = false,
    needsPixels: Bool = false, settings: [String: Double] = [:], supersededBy: [Rule.ID] = [],
    screen: String? = nil,
    fails: @escaping @Sendable @autoclosure () -> String = "",
    passes: @escaping @Sendable @autoclosure () -> String = "",
    boundaries: @escaping @Sendable @autoclosure () -> String = "",
    sensitiveTo: Set<RuleExamples.Disguise> = [],
    translations: [String: RuleText]? = nil,
    check: RuleCheck
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.confidence = confidence
    self.impact = impact
    self.criteria = criteria
    self.references = references
    self.isOptIn = isOptIn
    self.needsPixels = needsPixels
    self.settings = settings
    self.supersededBy = supersededBy
    english = RuleText(summary, what: what, why: why, advice: advice)
    self.translations = translations
    examples = RuleExamples(
      on: screen, fails: fails, passes: passes, boundaries: boundaries, sensitiveTo: sensitiveTo)
    self.check = check
  }

  /// Whether it looks at screens.
  package var looksAtScreens: Bool { check.screen != nil }

  /// Whether it looks at strings files.
  package var looksAtStrings: Bool { check.strings != nil }

  /// Whether it looks at sessions.
  package var looksAtSessions: Bool { check.session != nil }

  /// The words in a language, or else in English.
  package func text(in language: String) -> RuleText {
    let language = Language(language).code
    guard let translations else { return RuleText.translations[language]?[id] ?? english }
    return translations[language] ?? english
  }
}

extension String {
  /// The address of a page of Apple's documentation.
  static func apple(_ page: String) -> String {
    "https://developer.apple.com/documentation/\(page)"
  }

  /// The address of a page of "Understanding WCAG 2.2".
  static func wcag(_ page: String) -> String {
    "https://www.w3.org/WAI/WCAG22/Understanding/\(page)"
  }
}
