import EarshotTree

extension Rule {
  /// The label of a control would fit any other.
  static let labelGeneric = Rule(
    "label-generic", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["2.4.4"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html"],
    english: RuleText(
      "The label of a control does not tell where it leads.",
      what: "the label is only “{label}”",
      why: "in lists of links and buttons, and out of order, nobody knows what it is about",
      advice: "say the target too, such as “More about delivery”; keep the visible words first"),
    russian: RuleText(
      "Название не говорит, куда ведет элемент.",
      what: "название — только «{label}»",
      why: "в списке ссылок и кнопок, без соседей, непонятно, о чем речь",
      advice: "назовите и цель, например «Подробнее о доставке»; видимые слова в начале"),
    examples: RuleExamples(
      failing: [
        "text \"Delivery\"\n▼ link \"Learn more\"",
        "screen ru\ntext \"Акция\"\n▼ button \"Подробнее\"",
        "▼ link \"here\"\n▼ button \"Details\"",
      ],
      passing: [
        "link \"Learn more about delivery\"",
        "screen ru\nbutton \"Подробнее об акции\"",
        "header \"Details\"\ntext \"More\"",
      ],
      falsePositives: [
        // The row is one stop that names what it is about.
        """
        button cell "Margherita, details"
          text "Margherita"
          text "Details"
        """,
        // The system's own tab for what does not fit.
        "tabbar\n  button tabBarItem \"More\"",
        // The value says what it opens.
        "button \"Details\" value \"Order 1042\"",
      ])
  ) { run in
    for control in run.screen.controls where run.hasLabel(control) {
      let facts = run[control].role
      let isGeneric =
        facts != .tab && facts != .keyboardKey && run[control].spokenLabel.utf8.count <= 48
        && GenericWords.targets.contains(run[control].foldedLabel) && run[control].value.isEmpty
      if isGeneric, !run.screen.isTabOfBar(control) {
        run.fail(control, fix: .of(run[control].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(control)
      }
    }
  }
}

extension AuditedScreen {
  fileprivate func isTabOfBar(_ node: Node) -> Bool {
    ancestors(of: node).contains { self[$0].element.systemContainer == .tabBar }
  }
}
