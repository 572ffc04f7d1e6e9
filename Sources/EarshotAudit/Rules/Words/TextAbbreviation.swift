import EarshotVerbalizer

extension Rule {
  static let textAbbreviation = Rule(
    "text-abbreviation", .text, .info, .medium, .slows,
    "A word is shortened in what is heard.",
    what: "the word “{part}” is shortened",
    why: "the voice reads the letters or breaks off, and its full stop makes a pause",
    advice: "write the word in full in the label; the text on the screen may stay short",
    wcag: ["3.1.4"], references: [.wcag("abbreviations")],
    fails: """
      screen ru
      ▼ button "См. все"
      ▼ text "Пуш-уведомления, эл. почта, смс"
      ▼ text "61 ТЫС. ОЦЕНОК"
      --- screen ru
      ▼ text "Заказ № 213"
      ▼ text "24 апреля 2021 г. в 17:25"
      --- screen en
      ▼ text "Approx. 20 minutes"
      ▼ element "Basket" value "3 pcs"
      --- strings ru
      ▼ "all" "См. все"
      """,
    passes: """
      screen ru
      button "Смотреть все"
      text "Электронная почта"
      --- screen en
      text "About 20 minutes"
      --- screen ru
      text "Заказ номер 213"
      --- The last word of a sentence is not shortened by its full stop.
      screen en
      text "Lift the weight to the max."
      --- Initials have one letter, and units have a rule of their own.
      screen ru
      text "А. С. Пушкин"
      text "Пицца 30 см. Тесто тонкое"
      --- The voice reads titles and streets in full.
      screen en
      text "Mr. Smith, 5th Ave."
      --- strings ru
      "all" "Смотреть все"
      """,
    // A full stop, a number sign, or a number.
    check: .texts(any: [.latin, .otherLetter, .sign]) { text in
      let mayBeShort = !text.classes.isDisjoint(with: [.point, .digit]) || text.text.contains("№")
      return mayBeShort && !text.hasSpokenVariant ? text.flaw(.abbreviation) : nil
    })
}
