import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotTree

/// One rule on the texts of one table: what it looks at, and where it says what it found.
struct StringsRun {
  /// The rule.
  let rule: Rule
  /// The texts.
  let strings: AuditedStrings
  /// How bad all findings are, when somebody said so.
  let configuredSeverity: Severity?
  /// What was found, by part.
  private(set) var findings: [[Finding]]
  /// How many texts are right, by part.
  private(set) var passed: [Int]
  /// How many texts could not be judged and why, by part.
  private(set) var reasons: [[IncompleteReason: Int]]

  init(_ rule: Rule, on strings: AuditedStrings, severity: Severity?) {
    self.rule = rule
    self.strings = strings
    configuredSeverity = severity
    findings = Array(repeating: [], count: strings.parts.count)
    passed = Array(repeating: 0, count: strings.parts.count)
    reasons = Array(repeating: [:], count: strings.parts.count)
  }

  /// Says that a text is right.
  mutating func pass(_ text: LocalizedText) { passed[text.part] += 1 }

  /// Says that a text could not be judged.
  mutating func incomplete(_ reason: IncompleteReason, _ text: LocalizedText) {
    reasons[text.part][reason, default: 0] += 1
  }

  /// The language of a text with plural forms; `nil` for any other text, and where nothing tells
  /// the language, which is then said.
  mutating func languageOfPlurals(_ text: LocalizedText) -> String? {
    guard !text.plurals.isEmpty else { return nil }
    if text.language == nil { incomplete(.noLanguage, text) }
    return text.language
  }

  /// Says that a text is flawed.
  ///
  /// - Parameters:
  ///   - leaf: the written text in it that the finding is about; `nil` is the text as a whole.
  ///   - arguments: the data for the words of the rule; `label`, `key` and `language` are there.
  ///   - severity: how bad this one is, when it differs from the rule.
  ///   - outcome: whether it is a flaw or a question.
  mutating func fail(
    _ text: LocalizedText, _ leaf: CatalogText? = nil,
    _ arguments: [String: Finding.Argument] = [:],
    severity: Severity? = nil, outcome: Finding.Outcome = .fail
  ) {
    let label = (leaf ?? text.leaves.first { $0.category == .other } ?? text.leaves.first)?.unit
    var all: [String: Finding.Argument] = [
      "label": .text(label?.value ?? ""), "key": .text(text.id.rawValue),
      "language": .text(text.language ?? strings.sourceLanguage),
    ]
    all.merge(arguments) { _, given in given }
    // What only holds specifiers is no node of its own.
    let hasNode = leaf.map { strings.parts[text.part].screen[$0.id] != nil } ?? false
    findings[text.part].append(
      Finding(
        rule: rule.id, element: hasNode ? leaf?.id : text.id, outcome: outcome,
        severity: configuredSeverity ?? severity ?? rule.severity, confidence: rule.confidence,
        arguments: all, covers: [], fix: nil))
  }
}
