import EarshotTree

extension Rule {
  /// Something is announced as dimmed although it can be used.
  static let traitDisabledUsable = Rule(
    "trait-disabled-usable", step: .label, severity: .warning, confidence: .medium, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled"
    ],
    english: RuleText(
      "Something is announced as dimmed although it can be used.",
      what: "the element says that it is dimmed, yet it reacts to a tap",
      why: "a listener believes it and leaves out what would have worked",
      advice: "say the state in the value and drop the notEnabled trait"),
    russian: RuleText(
      "Названо недоступным, хотя им можно пользоваться.",
      what: "элемент назван недоступным, но на нажатие реагирует",
      why: "слушатель поверит и пропустит то, что сработало бы",
      advice: "скажите состояние в значении и уберите трейт notEnabled"),
    examples: RuleExamples(
      failing: [
        "▼ button dimmed \"Сырный бортик\" tappable appearance (enabled yes)",
        """
        tableview
          ▼ element cell dimmed "Closed, opens at nine" tappable appearance (alpha 1)
        """,
        "▼ button dimmed \"Add\" value \"Sold out\" tappable appearance (color \"#AAAAAA\")",
      ],
      passing: [
        "button dimmed \"Pay\" not tappable appearance (enabled no)",
        "button \"Pay\" tappable appearance (enabled yes)",
        "button dimmed \"Pay\" tappable appearance (enabled no)",
      ],
      falsePositives: [
        // Without the looks nobody knows whether the view itself is disabled.
        "button dimmed \"Continue\" tappable",
        // Dimmed, and nothing happens.
        "text dimmed \"No seats left\" not tappable appearance (alpha 0.5)",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].traits.contains(.notEnabled) {
      let facts = run[stop]
      guard run.knows(stop, .isTappable, .appearance) else { continue }
      guard facts.isTapped, facts.element.appearance.value?.isEnabled != false else {
        run.pass(stop)
        continue
      }
      let fix = Fix.of(facts.element.id, .removeTraits(.notEnabled))
      // A tap may do no more than tell the reason.
      if facts.value.isEmpty && facts.hint.isEmpty {
        run.fail(stop, fix: fix)
      } else {
        run.review(stop, fix: fix)
      }
    }
  }
}
