import EarshotTree

extension Rule {
  /// A control has no identifier for tests.
  static let identifierMissing = Rule(
    "identifier-missing", step: .label, severity: .info, confidence: .high, impact: .cosmetic,
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilityidentification"
    ],
    isOptIn: true,
    english: RuleText(
      "A control has no identifier for tests.",
      what: "“{label}” has no identifier",
      why: "tests must find it by its label, so nobody dares to improve the label",
      advice: "set accessibilityIdentifier; it is never heard"),
    russian: RuleText(
      "У элемента управления нет идентификатора для тестов.",
      what: "у «{label}» нет идентификатора",
      why: "тесты ищут его по названию, и название боятся улучшать",
      advice: "задайте accessibilityIdentifier, его никто не слышит"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Pay\"",
        "screen ru\n▼ button \"Оплатить\" identifier \"\"",
        "header \"Menu\"\n▼ textEntry \"Promo code\"\n▼ link \"Terms & privacy\"",
      ],
      passing: [
        "button \"Pay\" identifier pay",
        "screen ru\nbutton \"Оплатить\" identifier pay",
        "text \"Total\"\nimage \"Pizza\"",
      ],
      falsePositives: [
        // The capture does not tell identifiers.
        "button \"Pay\" unknown identifier"
      ])
  ) { run in
    for control in run.screen.controls {
      guard run.knows(control, .identifier) else { continue }
      if run[control].element.identifier.value?.isEmpty ?? true {
        let name = run[control].foldedLabel.identifier
        let fix = name.map { Fix.of(run[control].element.id, .identifier($0)) }
        run.fail(control, fix: fix)
      } else {
        run.pass(control)
      }
    }
  }
}

extension String {
  /// The words of ASCII joined by hyphens; `nil` when other letters are in them.
  fileprivate var identifier: String? {
    let words = words
    guard !words.isEmpty, words.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    return words.prefix(5).joined(separator: "-")
  }
}
