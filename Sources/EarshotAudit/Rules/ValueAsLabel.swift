import EarshotTree

extension Rule {
  /// The chosen option is the only name of a chooser.
  static let valueAsLabel = Rule(
    "value-as-label", step: .label, severity: .warning, confidence: .medium, impact: .hard,
    criteria: ["4.1.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html"],
    english: RuleText(
      "The chosen option is the only name of a chooser.",
      what: "“{label}” is what is chosen, and nothing says of what",
      why: "a listener hears an answer without its question and cannot know what would change",
      advice: "name the choice in the label and put the chosen option into the value"),
    russian: RuleText(
      "Выбранный вариант — единственное название выбора.",
      what: "«{label}» — то, что выбрано, но не сказано, из чего",
      why: "слушатель слышит ответ без вопроса и не знает, что изменится",
      advice: "в названии скажите, что выбирают, а выбранное перенесите в значение"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ adjustable "Побыстрее" options ("Побыстрее" "К 19:00" "К 20:00")
        """,
        "▼ adjustable \"Medium\" value \"medium\" options (\"Small\" \"Medium\" \"Large\" chosen 1)",
        """
        text "Sort by"
        ▼ button popupButton "Price"
        """,
      ],
      passing: [
        "adjustable \"Время доставки\" value \"Побыстрее\" options (\"Побыстрее\" \"К 19:00\")",
        "button popupButton \"Sort by\" value \"Price\"",
        "button \"Sort by price\"",
      ],
      falsePositives: [
        // A button that names what it will do next is no chooser.
        "button \"Pause\"\nbutton \"Follow\"",
        // A choice may be named like one of its options if the value tells another one.
        "adjustable \"Size\" value \"Large\" options (\"Size\" \"Large\" chosen 1)",
      ])
  ) { run in
    for stop in run.screen.controls {
      let facts = run[stop]
      var names: [String] = []
      if case .options(let options)? = facts.element.adjustment.value { names = options.names }
      let isPopup = facts.traits.contains(.popupButton)
      guard isPopup || !names.isEmpty, run.knows(stop, .label, .value) else { continue }
      let label = facts.foldedLabel
      let isAlone = facts.value.isEmpty || facts.value.lowercased() == label
      let fix = Fix.of(
        facts.element.id, .label(.toWrite(.name)), .value(.known(facts.spokenLabel)))
      if !label.isEmpty, isAlone, names.contains(where: { $0.lowercased() == label }) {
        run.fail(stop, fix: fix)
      } else if !label.isEmpty, isAlone, isPopup {
        // A pop-up button shows its choice or its name; the capture does not tell which.
        run.review(stop, fix: fix)
      } else {
        run.pass(stop)
      }
    }
  }
}
