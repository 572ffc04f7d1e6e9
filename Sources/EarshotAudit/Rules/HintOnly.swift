import EarshotTree

extension Rule {
  /// There is a hint, but no name that it explains.
  static let hintOnly = Rule(
    "hint-only", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["4.1.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html"],
    yieldsTo: Rule.missingNames + ["field-placeholder-only"],
    english: RuleText(
      "An element has a hint and no label.",
      what: "there is a hint, “{hint}”, and no label",
      why: "hints come late and can be switched off; without them the element has no name",
      advice: "set accessibilityLabel; leave in the hint only what activation does"),
    russian: RuleText(
      "У элемента есть подсказка, но нет названия.",
      what: "есть подсказка «{hint}», но нет названия",
      why: "подсказки звучат с опозданием, и их можно выключить; тогда элемент безымянный",
      advice: "задайте accessibilityLabel; в подсказке оставьте только результат действия"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        text "Пепперони"
        ▼ button hint "Открывает корзину"
        """,
        "▼ adjustable value \"2\" hint \"Changes how many guests come\"",
        "▼ element \" \" hint \"Shows where the courier is\" tappable",
      ],
      passing: [
        "button \"Корзина\" hint \"Открывает корзину\"",
        "text \"Total\"",
        "button",
      ],
      falsePositives: [
        // The title in sight names the button.
        "button hint \"Opens the map\" appearance (text \"Our restaurants\")",
        // A view that is no element says no hint.
        "view hint \"Opens the map\"",
      ])
  ) { run in
    for stop in run.screen.stops where !run[stop].hint.isEmpty {
      guard run.knows(stop, .label) else { continue }
      if run[stop].spokenLabel.isEmpty, run[stop].shownText == nil {
        run.fail(
          stop, ["hint": .text(run[stop].hint)],
          fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
