import EarshotSpeech
import EarshotTree

extension Rule {
  /// A date is written in digits only.
  static let textDateNumeric = Rule(
    "text-date-numeric", step: .text, severity: .info, confidence: .high, impact: .slows,
    references: ["https://developer.apple.com/documentation/foundation/dateformatter"],
    english: RuleText(
      "A date is written in digits only.",
      what: "the date “{part}” is digits only",
      why: "the voice reads three numbers, and day and month may be taken for each other",
      advice: "use a date format with the name of the month in the label"),
    russian: RuleText(
      "Дата записана одними цифрами.",
      what: "дата «{part}» записана одними цифрами",
      why: "голос прочтет три числа, а день и месяц легко перепутать",
      advice: "возьмите для названия формат даты с названием месяца"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ text "Доставлен 01.02.2025"
        """,
        """
        screen en
        ▼ button "Invoice" value "2/1/25"
        """,
        """
        screen de
        ▼ text "Gültig bis 31.12.24"
        """,
      ],
      passing: [
        "screen ru\ntext \"Доставлен 1 февраля 2025\"",
        "screen en\ntext \"February 1, 2025\"",
        "screen en\ntext \"Seats 1/2\"",
      ],
      falsePositives: [
        // A stamp of a log is meant for programs.
        "screen en\ntext \"2025-02-01T10:00:00Z started\"",
        // Numbers of versions and addresses of networks have points too.
        "screen en\ntext \"Version 10.12.2\"\ntext \"192.168.10.20\"",
        // No month has this number, and no month has this day.
        "screen en\ntext \"50/60/70\"",
      ],
      failingStrings: [
        """
        strings en
        ▼ "since" "Since 01.02.2025"
        """
      ],
      passingStrings: [
        """
        strings en
        "since" "Since %@"
        "version" "Version 1.2.3"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.stops, all: .digit, any: [.point, .slash]) { $0.flaw(.date) }
  }
}
