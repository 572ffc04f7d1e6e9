import EarshotTree

extension Rule {
  static let labelManySentences = Rule(
    "label-many-sentences", .text, .info, .medium, .slows,
    "The label of a control is several sentences.",
    what: "the label “{label}” has {count|# full stop|# full stops} inside",
    why: "each full stop is a long pause, so the name takes long and sounds like many names",
    advice: "join the parts with commas, or move some to the value",
    isOptIn: true,
    settings: ["stops": 2], supersededBy: ["text-abbreviation", "text-unit-abbreviation"],
    fails: """
      ▼ button "Ham and mushrooms. Large. Thin crust"
      --- screen ru
      ▼ button cell "Заказ 42. Готовится. Будет через полчаса"
      ---
      ▼ link "Terms. Privacy. Licences. Contacts."
      --- boundary stops
      ▼ button "Large. Thin crust. Hot."
      """,
    passes: """
      button "Ham and mushrooms, large, thin crust"
      --- screen ru
      button "Заказ 42, готовится"
      ---
      button "Try again."
      --- A text is made of sentences.
      text "We bake. We deliver. You eat."
      --- Abbreviations and dates.
      screen ru
      button "ул. Ленина, д. 5, кв. 12, эт. 3"
      button "24 апр. в 17 ч. 25 мин."
      --- The points stand in numbers.
      button "Version 2.0.1 of 3.4"
      --- boundary stops
      button "Large. Thin crust."
      """,
    check: .each(\.controls, having: .label) { control, run in
      guard control.labelClasses.contains(.point), !control.role.isField else { return .pass }
      let parts = control.spokenLabel.sentences
      guard Double(parts.count - 1) >= run["stops"] else { return .pass }
      let lines = parts.flatMap { $0.split(whereSeparator: \.isNewline) }
      let joined = lines.map { String($0).trimmed }.joined(separator: ", ")
      return .fail(["count": .number(Double(parts.count - 1))], fix: .label(.known(joined)))
    })
}
