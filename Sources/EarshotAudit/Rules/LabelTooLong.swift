import EarshotTree

extension Rule {
  /// The label of a control is long.
  static let labelTooLong = Rule(
    "label-too-long", step: .text, severity: .info, confidence: .medium, impact: .slows,
    settings: ["control": 40, "row": 100],
    english: RuleText(
      "The label of a control is long.",
      what: "the label has characters: {count}; at most {limit} are easy to follow",
      why: "listeners wait for the end of each label before they can decide",
      advice: "shorten the name; move parts to the value, the hint or custom content"),
    russian: RuleText(
      "У элемента управления длинное название.",
      what: "в названии символов: {count}, легко понять до {limit}",
      why: "слушатель ждет конца каждого названия, прежде чем решить",
      advice: "сократите имя; остальное перенесите в значение, подсказку или доп. контент"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Choose the restaurant from which we shall deliver\"",
        """
        screen ru
        ▼ link "Политика конфиденциальности и обработки персональных данных"
        """,
        """
        ▼ button cell "Crazy pepperoni, hot pepperoni, chicken, mozzarella, tomato sauce, sweet and sour sauce, from 395 roubles"
        """,
      ],
      passing: [
        "button \"Choose a restaurant\"",
        "screen ru\nbutton cell \"Крэйзи пепперони, от 395 рублей, пикантная пепперони\"",
        "link \"Privacy\"",
      ],
      falsePositives: [
        // A text to read is as long as it is.
        "text \"We deliver within thirty minutes, or the next pizza is on the house.\""
      ],
      boundaries: [
        .init(
          "control", passing: "button \"Forty characters are just right for this\"",
          failing: "▼ button \"Forty one characters are more than needed\""),
        .init(
          "row",
          passing: """
            button cell "Ham and mushrooms, ham, champignons, mozzarella, tomato sauce, oregano, thin crust, from 345 roubles"
            """,
          failing: """
            ▼ button cell "Ham and mushrooms, ham, champignons, mozzarella, tomato sauce, oregano, thin crust, from 1345 roubles"
            """),
      ])
  ) { run in
    for control in run.screen.controls where run.hasLabel(control) {
      // Most labels are short in any script.
      guard run[control].spokenLabel.utf8.count > Int(run["control"]) else {
        run.pass(control)
        continue
      }
      let count = run[control].spokenLabel.count
      let limit = run.screen.isMerged(control) ? run["row"] : run["control"]
      if Double(count) > limit {
        run.fail(
          control, ["count": .number(Double(count)), "limit": .number(limit)],
          fix: .of(run[control].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(control)
      }
    }
  }
}

extension AuditedScreen {
  /// Whether a control stands for several texts: a row, or an element with texts in it.
  fileprivate func isMerged(_ node: Node) -> Bool {
    if self[node].isRow || self[node].element.systemContainer == .cell { return true }
    return descendants(of: node).prefix(24).count { self[$0].shownText != nil } >= 2
  }
}
