import EarshotSpeech
import EarshotTree

extension Rule {
  /// Two clock times are joined by a dash.
  static let textTimeRange = Rule(
    "text-time-range", step: .text, severity: .warning, confidence: .high, impact: .slows,
    references: ["https://developer.apple.com/documentation/foundation/dateintervalformatter"],
    english: RuleText(
      "Two clock times are joined by a dash.",
      what: "the dash in “{part}” is silent or read as minus",
      why: "a listener hears two times in a row and cannot tell that they are a range",
      advice: "write the range in words in the label: from one time to the other"),
    russian: RuleText(
      "Два времени соединены тире.",
      what: "тире в «{part}» не звучит или читается как минус",
      why: "слушатель слышит два времени подряд и не понимает, что это промежуток",
      advice: "напишите промежуток в названии словами: со скольки и до скольки"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ text "Ежедневно, 10:00–22:00"
        """,
        """
        screen en
        ▼ button "Standup" value "12:00 PM – 1:00 PM"
        """,
        """
        cell
          ▼ text "Delivery 18:30-19:00"
          button "Change"
        """,
      ],
      passing: [
        "screen ru\ntext \"С 9 до 23\"",
        "screen en\ntext \"From 10:00 to 22:00\"",
        "screen en\ntext \"Opens at 10:00 - call first\"",
      ],
      falsePositives: [
        // A score is no time of the day.
        "screen en\ntext \"Final 3:2 – 1:0\"",
        // A time and then a name.
        "screen en\ntext \"10:30 - Dentist\"",
      ],
      failingStrings: [
        """
        strings ru
        ▼ "hours" "Ежедневно, 10:00–22:00"
        """
      ],
      passingStrings: [
        """
        strings ru
        "hours" "С 10 до 22"
        "from" "%@–%@"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.stops, all: [.digit, .colon, .dash]) { $0.flaw(.timeRange) }
  }
}
