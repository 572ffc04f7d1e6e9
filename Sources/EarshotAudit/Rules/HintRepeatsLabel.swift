import EarshotTree

extension Rule {
  /// A hint says what the label says.
  static let hintRepeatsLabel = Rule(
    "hint-repeats-label", step: .label, severity: .info, confidence: .medium, impact: .slows,
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint"
    ],
    settings: ["share": 0.8], yieldsTo: ["hint-describes-gesture"],
    english: RuleText(
      "A hint says what the label says.",
      what: "the hint “{hint}” repeats the label “{label}”",
      why: "listeners hear the same words twice and learn nothing",
      advice: "remove the hint, or tell what happens"),
    russian: RuleText(
      "Подсказка повторяет название.",
      what: "подсказка «{hint}» повторяет название «{label}»",
      why: "слушатель дважды слышит одно и то же и ничего не узнает",
      advice: "уберите подсказку или скажите, что произойдет"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Add to cart\" hint \"Add to cart\"",
        "screen ru\n▼ button \"Оформить заказ\" hint \"Оформить заказ.\"",
        "▼ button \"Filters for pizzas\" hint \"Filters for pizzas!\"",
      ],
      passing: [
        "button \"Cart\" hint \"Opens the cart.\"",
        "screen ru\nbutton \"Оформить заказ\" hint \"Откроет выбор оплаты.\"",
        "button \"Pay\" hint \"Charges the card.\"",
      ],
      falsePositives: [
        // The same object with what happens to it.
        "button \"Promo code\" hint \"Removes the promo code.\""
      ],
      boundaries: [
        .init(
          "share", passing: "button \"Order a pizza\" hint \"Order a pizza again\"",
          failing: "▼ button \"Order a large pizza\" hint \"Order a large pizza again\"")
      ])
  ) { run in
    for stop in run.screen.stops where run.hasHint(stop) && run.hasLabel(stop) {
      let hint = run[stop].hint.words
      let label = Set(run[stop].foldedLabel.words)
      let shared = hint.count { label.contains($0) }
      guard !hint.isEmpty, !label.isEmpty, Double(shared) >= run["share"] * Double(hint.count)
      else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["hint": .text(run[stop].hint)], fix: .of(run[stop].element.id, .hint(nil)))
    }
  }
}
