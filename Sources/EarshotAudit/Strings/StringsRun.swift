import EarshotStrings
import EarshotText
import EarshotTree

/// What a rule says of the text of a key in one language.
enum TextVerdict {
  /// The rule is not about it.
  case inapplicable
  /// It is right.
  case pass
  /// It is flawed: as a whole, or one of the written texts in it.
  case fail(CatalogText? = nil, [String: Finding.Argument] = [:], severity: Severity? = nil)
}

/// One rule on the texts of one table: what it looks at, and where it says what it found.
struct StringsRun {
  /// The rule.
  let rule: Rule
  /// The texts.
  let strings: AuditedStrings
  /// The numbers that decide, by name.
  let settings: [String: Double]
  /// How bad all findings are, when somebody said so.
  let configuredSeverity: Severity?
  /// What was found, by part.
  private(set) var findings: [[Finding]]
  /// How many texts are right, by part.
  private(set) var passed: [Int]
  /// How many texts could not be judged and why, by part.
  private(set) var reasons: [[IncompleteReason: Int]]

  init(_ check: Audit.Check, on strings: AuditedStrings) {
    rule = check.rule
    self.strings = strings
    settings = rule.settings.merging(check.settings) { $1 }
    configuredSeverity = check.configuredSeverity
    findings = Array(repeating: [], count: strings.parts.count)
    passed = Array(repeating: 0, count: strings.parts.count)
    reasons = Array(repeating: [:], count: strings.parts.count)
  }

  /// Says that a text of a part is right.
  mutating func pass(in part: Int) { passed[part] += 1 }

  /// Says that a text could not be judged.
  mutating func incomplete(_ reason: IncompleteReason, _ text: LocalizedText) {
    reasons[text.part][reason, default: 0] += 1
  }

  /// Says that none of some texts could be judged.
  mutating func incomplete(_ reason: IncompleteReason, where applies: (CatalogText) -> Bool) {
    for (place, part) in strings.parts.enumerated() {
      let count = part.texts.count(where: applies)
      if count > 0 { reasons[place][reason, default: 0] += count }
    }
  }

  /// Takes down the verdict on a text.
  mutating func take(_ verdict: TextVerdict, on text: LocalizedText) {
    switch verdict {
    case .inapplicable: break
    case .pass: pass(in: text.part)
    case .fail(let leaf, let arguments, let severity):
      let shown = leaf ?? text.leaves.first { $0.category == .other } ?? text.leaves.first
      let all: [String: Finding.Argument] = [
        "label": .text(shown?.unit.value ?? ""), "key": .text(text.id.rawValue),
        "language": .text(text.language ?? strings.sourceLanguage),
      ]
      // What only holds specifiers is no place of its own.
      let hasPlace = leaf.map { strings.parts[text.part].places[$0.id] != nil } ?? false
      report(
        hasPlace ? leaf?.id : text.id, all.merging(arguments) { $1 }, nil,
        severity ?? rule.severity,
        in: text.part)
    }
  }

  /// What is wrong with a written text.
  typealias Flaw = (arguments: [String: Finding.Argument], fix: Fix?, severity: Severity?)

  /// Judges each text with words, with one finding for a key: all forms of a text share their flaw.
  ///
  /// - Parameters:
  ///   - isOnlySpoken: whether texts for the eye are not reported.
  ///   - flaw: what is wrong with a text, by it, the text before it and the language of the file.
  mutating func judgeTexts(
    where applies: (CatalogText) -> Bool, isOnlySpoken: Bool = false,
    flaw: (CatalogText, CatalogText?, String?) -> Flaw?
  ) {
    for (place, part) in strings.parts.enumerated() {
      var keys: Set<String> = []
      var previous: CatalogText?
      for text in part.texts {
        defer { previous = text }
        guard applies(text) else { continue }
        guard let flaw = flaw(text, previous, part.language) else {
          passed[place] += 1
          continue
        }
        guard text.isSpoken || !isOnlySpoken, keys.insert(text.key).inserted else { continue }
        let severity = flaw.severity ?? rule.severity
        let names: [String: Finding.Argument] = [
          "label": .text(text.unit.value), "key": .text(text.id.rawValue),
        ]
        report(
          text.id, names.merging(flaw.arguments) { $1 }, flaw.fix,
          // What is seen may have a label that is said in its place, which no strings file tells.
          text.isSpoken ? severity : min(severity, .info), in: place)
      }
    }
  }

  private mutating func report(
    _ id: Element.ID?, _ arguments: [String: Finding.Argument], _ fix: Fix?, _ severity: Severity,
    in part: Int
  ) {
    findings[part].append(
      Finding(
        rule: rule.id, element: id, outcome: .fail, severity: configuredSeverity ?? severity,
        confidence: rule.confidence, arguments: arguments, covers: [], fix: fix))
  }
}

extension RuleCheck {
  /// Judges the text of each key in each language.
  static func eachText(
    _ judge: @escaping @Sendable (LocalizedText, AuditedStrings) -> TextVerdict
  ) -> RuleCheck {
    .strings { run in
      for text in run.strings.entries.flatMap(\.texts) {
        run.take(judge(text, run.strings), on: text)
      }
    }
  }

  /// Judges each text with plural forms, with what is known of the numbers of its language; where
  /// nothing tells the language, it says so.
  ///
  /// What nobody translated has the forms of its source.
  static func plurals(
    _ judge: @escaping @Sendable (LocalizedText, PluralNumbers) -> TextVerdict
  ) -> RuleCheck {
    .strings { run in
      var numbers: [String: PluralNumbers] = [:]
      for text in run.strings.entries.flatMap(run.strings.translated) where !text.plurals.isEmpty {
        guard let language = text.language else {
          run.incomplete(.noLanguage, text)
          continue
        }
        let known = numbers[language] ?? PluralNumbers(language: language)
        numbers[language] = known
        run.take(judge(text, known), on: text)
      }
    }
  }
}
