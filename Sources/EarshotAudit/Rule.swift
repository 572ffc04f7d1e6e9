/// A check for one problem of people who use a screen by ear, by voice or by switch.
///
/// One file in `Rules/` holds one rule: its words in every language, its examples, its check and
/// its fix. The id names the flaw and is the same wherever the problem is found, so that
/// suppressions, baselines and documentation are shared.
public struct Rule: Identifiable, Sendable {
  /// The id in kebab case, such as `icon-button-label-missing`; it names the flaw and never changes.
  public let id: String
  /// The part of the work that it belongs to.
  public let step: Step
  /// How bad a finding is unless a configuration says otherwise.
  public let severity: Severity
  /// How sure a finding is.
  public let confidence: Confidence
  /// What the problem does to people.
  public let impact: Impact
  /// The success criteria of WCAG 2.2 that a finding fails, such as `4.1.2`.
  public let criteria: [String]
  /// Pages about the subject, as addresses.
  public let references: [String]
  /// Whether it runs only when a configuration asks for it.
  public let isOptIn: Bool
  /// Whether it looks at the picture of the screen only, which examples in notation do not have.
  public let needsPixels: Bool
  /// The numbers that decide, by name, with their defaults.
  public let settings: [String: Double]
  /// The rules that speak instead of this one when they find the same cause.
  public let yieldsTo: [Rule.ID]
  /// The words in English.
  public let english: RuleText
  /// The words in Russian.
  public let russian: RuleText
  /// Screens and strings files that show what is a flaw and what is none.
  public let examples: RuleExamples
  /// What it does with strings files; `nil` when it does not look at them.
  let strings: StringsCheck?
  /// What it does with screens; `nil` when it does not look at them.
  let check: (@Sendable (inout RuleRun) -> Void)?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - strings: what it does with strings files.
  ///   - check: looks at ``RuleRun/screen`` and says ``RuleRun/fail(_:_:fix:covers:)``,
  ///     ``RuleRun/pass(_:)`` or ``RuleRun/cannotTell(_:_:)`` for each element that it applies to.
  init(
    _ id: String, step: Step, severity: Severity, confidence: Confidence, impact: Impact,
    criteria: [String] = [], references: [String] = [], isOptIn: Bool = false,
    needsPixels: Bool = false,
    settings: [String: Double] = [:], yieldsTo: [Rule.ID] = [],
    english: RuleText, russian: RuleText, examples: RuleExamples, strings: StringsCheck? = nil,
    check: (@Sendable (inout RuleRun) -> Void)?
  ) {
    self.id = id
    self.step = step
    self.severity = severity
    self.confidence = confidence
    self.impact = impact
    self.criteria = criteria
    self.references = references
    self.isOptIn = isOptIn
    self.needsPixels = needsPixels
    self.settings = settings
    self.yieldsTo = yieldsTo
    self.english = english
    self.russian = russian
    self.examples = examples
    self.strings = strings
    self.check = check
  }

  /// Makes a rule that looks at the keys of strings files, with their forms and languages.
  ///
  /// - Parameter look: looks at ``StringsRun/strings`` and says what is right and what is not.
  init(
    inStrings id: String, severity: Severity, confidence: Confidence, impact: Impact,
    step: Step = .localization, criteria: [String] = [], references: [String] = [],
    yieldsTo: [Rule.ID] = [], english: RuleText, russian: RuleText, examples: RuleExamples,
    look: @escaping @Sendable (inout StringsRun) -> Void
  ) {
    self.init(
      id, step: step, severity: severity, confidence: confidence, impact: impact,
      criteria: criteria, references: references, yieldsTo: yieldsTo, english: english,
      russian: russian, examples: examples, strings: .entries(look), check: nil)
  }

  /// Whether it looks at screens.
  public var looksAtScreens: Bool { check != nil }

  /// Whether it looks at strings files.
  public var looksAtStrings: Bool { strings != nil }

  /// The words in a language: Russian, or else English.
  public func text(in language: String) -> RuleText {
    language == "ru" || language.hasPrefix("ru-") ? russian : english
  }
}
