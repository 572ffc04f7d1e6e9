import EarshotTree

@testable import EarshotAudit

/// An audit of two files with texts that break what does not escape them.
enum MadeUpAudit {
  /// A label that is markup in most formats.
  static let nasty =
    "<script>alert(1)</script> ]]> \"a\" & 'b', 100%|`c`\n::error::[d](http://e) {f}"

  static let label = rule(
    "label-missing", .label, .error, criteria: ["4.1.2"],
    references: ["https://example.com/labels"],
    english: RuleText(
      "A stop has no label.", what: "“{label}” has no label", why: "nobody knows what it is",
      advice: "set the accessibilityLabel of “{label}”"),
    russian: RuleText(
      "У остановки нет названия.", what: "у «{label}» нет названия", why: "никто не знает, что это",
      advice: "задайте accessibilityLabel"))
  static let contrast = rule(
    "contrast-text", .contrast, .warning, criteria: ["1.4.3"],
    english: RuleText(
      "Text is hard to see.", what: "the contrast is {ratio}", why: "it cannot be read",
      advice: "take a darker colour"),
    russian: RuleText(
      "Текст плохо виден.", what: "контраст {ratio}", why: "его не прочесть",
      advice: "возьмите цвет темнее"))
  static let size = rule(
    "target-size", .size, .info,
    english: RuleText(
      "A target is small.", what: "the target is small", why: "it is missed",
      advice: "make it larger"),
    russian: RuleText(
      "Цель мала.", what: "цель мала", why: "по ней промахиваются", advice: "увеличьте её"))

  private static func rule(
    _ id: String, _ category: RuleCategory, _ severity: Severity, criteria: [String] = [],
    references: [String] = [], english: RuleText, russian: RuleText
  ) -> Rule {
    Rule(
      id, category, severity, .high, .hard, english.summary, what: english.what, why: english.why,
      advice: english.advice, wcag: criteria, references: references,
      translations: ["ru": russian], check: .screen { _ in })
  }

  /// A problem with the words of its rule.
  static func problem(
    _ rule: Rule, _ number: Int, _ element: Element.ID?, label: String = "", ratio: Double? = nil,
    outcome: Finding.Outcome = .fail, covers: [Element.ID] = [], fix: Fix? = nil,
    preview: SpeechPreview? = nil, line: Int? = nil, frame: Rect? = nil, shape: String = "button",
    suppression: AuditDocument.Suppression? = nil, language: String = "en"
  ) -> AuditDocument.Problem {
    var arguments: [String: Finding.Argument] = element == nil ? [:] : ["label": .text(label)]
    arguments["ratio"] = ratio.map { .number($0) }
    let finding = Finding(
      rule: rule.id, element: element, outcome: outcome, severity: rule.severity,
      confidence: rule.confidence, arguments: arguments, covers: covers, fix: fix)
    return AuditDocument.Problem(
      finding: finding, rule: rule, words: rule.words(for: finding, in: language), preview: preview,
      location: line.map { SourceLocation(line: $0, column: 5) }, frame: frame, shape: shape,
      number: number, suppression: suppression)
  }

  /// The first screen: an error that folds a warning, a question, and what is suppressed.
  static func menu(_ language: String = "en") -> AuditDocument.ScreenResult {
    let frame = Rect(x: 10, y: 20.125, width: 44, height: 44)
    return AuditDocument.ScreenResult(
      title: "Menu, 1", number: 1, size: Size(width: 375, height: 812), stopCount: 4,
      problems: [
        problem(
          label, 1, "cart", label: nasty, covers: ["price"],
          fix: Fix.of(
            "cart", .label(.toWrite(.name)), .insertTraits(.button), .order(["price", "cart"])),
          preview: SpeechPreview(now: ["", nasty], after: ["‹name›, button"]), line: 12,
          frame: frame,
          shape: "button#cart", language: language),
        problem(
          contrast, 2, "cart", label: nasty, ratio: 2.5, line: 12, frame: frame,
          shape: "button#cart", language: language),
        problem(
          size, 3, "price", label: "24 ₽", preview: SpeechPreview(now: ["24 ₽"], after: nil),
          line: 14,
          frame: Rect(x: -20, y: 900, width: 10, height: 10), shape: "text'# ₽'",
          language: language),
        problem(
          contrast, 4, "price", label: "24 ₽", ratio: 4, outcome: .review, line: 14,
          shape: "text'# ₽'", language: language),
        problem(
          label, 5, "logo", line: 20, shape: "image",
          suppression: .configuration(reason: "decoration <b>"), language: language),
      ],
      outcomes: [
        outcome(contrast, found: 2, unmeasured: [.notSeparable: 1]),
        outcome(label, passed: 2, found: 2),
        outcome(size, passed: 3, found: 1),
      ])
  }

  /// The second screen: the same component, and nothing measured.
  static func order(_ language: String = "en") -> AuditDocument.ScreenResult {
    AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 0,
      problems: [
        problem(label, 1, nil, shape: "screen", language: language),
        problem(label, 2, "cart", line: 3, shape: "button#cart", language: language),
      ],
      outcomes: [
        outcome(contrast, unmeasured: [.noScreenshot: 3, .notCaptured(.frame): 1]),
        outcome(label, found: 2), outcome(size),
      ])
  }

  private static func outcome(
    _ rule: Rule, passed: Int = 0, found: Int = 0, unmeasured: [IncompleteReason: Int] = [:]
  ) -> AuditReport.Outcome {
    AuditReport.Outcome(rule: rule.id, passed: passed, found: found, incomplete: unmeasured)
  }

  /// The document; its paths need escapes everywhere.
  static func document(_ language: String = "en") -> AuditDocument {
    AuditDocument(
      language: language, profile: "ios18-phone", version: "1.2.3",
      files: [
        AuditDocument.File(
          path: "./a:b, c/<меню>.xml", format: "webdriveragent-xml", screens: [menu(language)]),
        AuditDocument.File(path: "order.xml", format: "notation", screens: [order(language)]),
        AuditDocument.File(path: "empty.xml", format: "notation", screens: []),
      ],
      rules: [contrast, label, size], staleBaselineEntries: ["0123 <gone>"])
  }
}
