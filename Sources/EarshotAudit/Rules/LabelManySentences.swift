import EarshotTree

extension Rule {
  /// The label of a control is several sentences.
  static let labelManySentences = Rule(
    "label-many-sentences", step: .text, severity: .info, confidence: .medium, impact: .slows,
    settings: ["stops": 2], yieldsTo: ["text-abbreviation", "text-unit-abbreviation"],
    english: RuleText(
      "The label of a control is several sentences.",
      what: "the label “{label}” has full stops inside: {count}",
      why: "each full stop is a long pause, so the name takes long and sounds like many names",
      advice: "join the parts with commas, or move some to the value"),
    russian: RuleText(
      "Название элемента управления из нескольких предложений.",
      what: "в названии «{label}» точек внутри: {count}",
      why: "каждая точка — долгая пауза: название тянется и звучит как несколько",
      advice: "соедините части запятыми или перенесите часть в значение"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Ham and mushrooms. Large. Thin crust\"",
        "screen ru\n▼ button cell \"Заказ 42. Готовится. Будет через полчаса\"",
        "▼ link \"Terms. Privacy. Licences. Contacts.\"",
      ],
      passing: [
        "button \"Ham and mushrooms, large, thin crust\"",
        "screen ru\nbutton \"Заказ 42, готовится\"",
        "button \"Try again.\"",
      ],
      falsePositives: [
        // A text is made of sentences.
        "text \"We bake. We deliver. You eat.\"",
        // Abbreviations and dates.
        "screen ru\nbutton \"ул. Ленина, д. 5, кв. 12, эт. 3\"\nbutton \"24 апр. в 17 ч. 25 мин.\"",
        "button \"Version 2.0.1 of 3.4\"",
      ],
      boundaries: [
        .init(
          "stops", passing: "button \"Large. Thin crust.\"",
          failing: "▼ button \"Large. Thin crust. Hot.\"")
      ])
  ) { run in
    for control in run.screen.controls where run.hasLabel(control) {
      guard run[control].makeup.contains(.dot), !run[control].role.isField else {
        run.pass(control)
        continue
      }
      let parts = run[control].spokenLabel.sentences
      guard Double(parts.count - 1) >= run["stops"] else {
        run.pass(control)
        continue
      }
      let joined = parts.map { String($0).trimmed }.joined(separator: ", ")
      run.fail(
        control, ["count": .number(Double(parts.count - 1))],
        fix: .of(run[control].element.id, .label(.known(joined))))
    }
  }
}
