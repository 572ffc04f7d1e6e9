import EarshotSpeech
import EarshotTree

extension Rule {
  /// A unit after a number is shortened.
  static let textUnitAbbreviation = Rule(
    "text-unit-abbreviation", step: .text, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["3.1.4"],
    references: ["https://developer.apple.com/documentation/foundation/measurementformatter"],
    english: RuleText(
      "A unit after a number is shortened.",
      what: "the unit in “{part}” is shortened",
      why: "many voices read a short unit letter by letter, and a listener has to guess it",
      advice: "write the unit in full in the label, in the form that the number asks for"),
    russian: RuleText(
      "Единица после числа сокращена.",
      what: "единица сокращена: «{part}»",
      why: "многие голоса читают сокращение по буквам, слушатель вынужден угадывать",
      advice: "напишите единицу в названии полностью, в форме, которой требует число"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ text "30 см, традиционное тесто, 640±50 г"
        """,
        """
        screen en
        ▼ button "Morning run" value "5.2 km"
        ▼ text "2 GB left"
        """,
        "screen ru\n▼ text \"Ветер 7 м/с\"",
      ],
      passing: [
        "screen ru\ntext \"30 сантиметров, традиционное тесто\"",
        "screen en\ntext \"5.2 kilometers\"",
        "screen en\ntext \"4K video\"",
      ],
      falsePositives: [
        // The letter after a year means the year; text-abbreviation speaks.
        "screen ru\ntext \"24 апреля 2021 г. в 17:25\"",
        // A preposition, and a letter of a house, are no units.
        "screen ru\ntext \"Дом 5 с подъездом\"\ntext \"Улица Наметкина, 13Б\"",
        // A generation of phone networks is no gram.
        "screen en\ntext \"5G\"",
      ],
      failingStrings: [
        """
        strings ru
        ▼ "size" "%d см, тонкое тесто"
        """,
        """
        strings en
        ▼ "left" "%.1f GB left"
        """,
      ],
      passingStrings: [
        """
        strings ru
        "size" "%d сантиметров"
        "street" "Дом %@ с подъездом"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.stops, all: .digit, any: [.latin, .otherLetter]) { spoken in
      spoken.hasSpokenVariant ? nil : spoken.flaw(.unit)
    }
  }
}
