import EarshotSpeech
import EarshotTree

extension Rule {
  /// A word is shortened in what is heard.
  static let textAbbreviation = Rule(
    "text-abbreviation", step: .text, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["3.1.4"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/abbreviations"],
    english: RuleText(
      "A word is shortened in what is heard.",
      what: "the word “{part}” is shortened",
      why: "the voice reads the letters or breaks off, and its full stop makes a pause",
      advice: "write the word in full in the label; the text on the screen may stay short"),
    russian: RuleText(
      "В том, что слышно, слово сокращено.",
      what: "слово сокращено: «{part}»",
      why: "голос прочтет буквы или оборвет слово, а точка даст лишнюю паузу",
      advice: "напишите слово в названии полностью, текст на экране может остаться коротким"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ button "См. все"
        ▼ text "Пуш-уведомления, эл. почта, смс"
        ▼ text "61 ТЫС. ОЦЕНОК"
        """,
        """
        screen ru
        ▼ text "Заказ № 213"
        ▼ text "24 апреля 2021 г. в 17:25"
        """,
        """
        screen en
        ▼ text "Approx. 20 minutes"
        ▼ element "Basket" value "3 pcs"
        """,
      ],
      passing: [
        "screen ru\nbutton \"Смотреть все\"\ntext \"Электронная почта\"",
        "screen en\ntext \"About 20 minutes\"",
        "screen ru\ntext \"Заказ номер 213\"",
      ],
      falsePositives: [
        // The last word of a sentence is not shortened by its full stop.
        "screen en\ntext \"Lift the weight to the max.\"",
        // Initials have one letter, and units have a rule of their own.
        "screen ru\ntext \"А. С. Пушкин\"\ntext \"Пицца 30 см. Тесто тонкое\"",
        // The voice reads titles and streets in full.
        "screen en\ntext \"Mr. Smith, 5th Ave.\"",
      ],
      failingStrings: [
        """
        strings ru
        ▼ "all" "См. все"
        """
      ],
      passingStrings: [
        """
        strings ru
        "all" "Смотреть все"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.stops, any: [.latin, .otherLetter, .sign]) { spoken in
      guard !spoken.hasSpokenVariant, spoken.mayBeShortened else { return nil }
      return spoken.flaw(.abbreviation)
    }
  }
}

extension SpokenText {
  /// Whether it is worth looking at its words: a full stop, a number sign, or a number.
  fileprivate var mayBeShortened: Bool {
    let marks = TextMarks(text)
    return !marks.isDisjoint(with: [.point, .digit]) || text.contains("№")
  }
}
