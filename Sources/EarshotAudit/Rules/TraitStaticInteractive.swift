import EarshotTree

extension Rule {
  /// A static text has actions, reacts to a tap, or is dimmed.
  static let traitStaticInteractive = Rule(
    "trait-static-interactive", step: .label, severity: .warning, confidence: .medium,
    impact: .hard, criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext"
    ],
    yieldsTo: ["trait-missing-button"],
    english: RuleText(
      "A static text can be operated or is dimmed.",
      what: "the element is announced as plain text, but it has {property}",
      why: "text promises that there is nothing to do, so nobody tries",
      advice: "replace staticText with the trait of what it is, such as button"),
    russian: RuleText(
      "Статичным текстом можно управлять, или он назван недоступным.",
      what: "элемент назван обычным текстом, но у него есть {property}",
      why: "текст обещает, что делать с ним нечего, и никто не пробует",
      advice: "замените staticText трейтом того, чем элемент является, например button"),
    examples: RuleExamples(
      failing: [
        "▼ text \"Пицца-пати, 1 сентября\" actions \"Повторить заказ\" \"Оценить\"",
        "▼ text dimmed \"Next\"",
        "▼ text \"Read more\" tappable",
      ],
      passing: [
        "button \"Read more\" tappable",
        "text \"Total\"",
        "button dimmed \"Next\"",
      ],
      falsePositives: [
        // A long press only copies the number.
        "text \"Order 4 512 077\" actions \"Copy\"",
        // A heading keeps its kind when the section offers an action.
        "header text \"Recently viewed\" actions \"Clear\"",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].traits.contains(.staticText) {
      let facts = run[stop]
      guard !facts.isControlByName, !facts.traits.contains(.header) else { continue }
      guard let property = facts.operatedBy else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["property": .text(property)],
        fix: .of(facts.element.id, .removeTraits(.staticText), .insertTraits(.button)))
    }
  }
}

extension NodeFacts {
  /// What makes the text more than a text, by the name of UIKit; `nil` when it is none.
  fileprivate var operatedBy: String? {
    if isTapped { return "accessibilityActivate" }
    if traits.contains(.notEnabled) { return "notEnabled" }
    let actions = element.customActions.value ?? []
    let isOnlyCopied = actions.allSatisfy { StateWords.copy.contains($0.name.lowercased()) }
    return actions.isEmpty || isOnlyCopied ? nil : "accessibilityCustomActions"
  }
}
