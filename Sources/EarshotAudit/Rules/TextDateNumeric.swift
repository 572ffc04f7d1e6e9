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
    run.judgeSpoken(run.screen.stops, all: .digit, any: [.point, .slash]) { spoken in
      let tokens = spoken.text.tokens
      guard let start = tokens.indices.first(where: tokens.isDate) else { return nil }
      let part = tokens[start..<start + 5].map(\.text).joined()
      return SpokenFlaw(part, better: tokens.naming(dateAt: start, in: spoken.language))
    }
  }
}

extension [Token] {
  /// Whether day, month and year, or month, day and year, begin at an index.
  fileprivate func isDate(at index: Int) -> Bool {
    guard index + 4 < count, self[index].isNumber, self[index + 1].isMark(in: "./"),
      self[index + 1].text == self[index + 3].text, self[index + 2].isNumber,
      self[index + 4].isNumber
    else { return false }
    let isBounded =
      (index == 0 || self[index - 1].isSpace || self[index - 1].isMark(in: "(,"))
      && (index + 5 == count || !self[index + 5].isMark(in: "./") || index + 6 == count)
    return isBounded && holdsDayAndMonth(at: index)
  }

  private func holdsDayAndMonth(at index: Int) -> Bool {
    let year = self[index + 4].text
    guard let first = Int(self[index].text), let second = Int(self[index + 2].text),
      let number = Int(year), self[index].text.count <= 2, self[index + 2].text.count <= 2
    else { return false }
    let hasPoints = self[index + 1].isMark(".")
    // With points the month is second, and a year of two digits asks for two digits before it.
    let isYear =
      year.count == 4
      ? (1900...2100).contains(number)
      : year.count == 2 && (!hasPoints || self[index + 2].text.count == 2)
    let isEuropean = (1...31).contains(first) && (1...12).contains(second)
    return isYear
      && (isEuropean || (!hasPoints && (1...12).contains(first) && (1...31).contains(second)))
  }

  /// The text with the name of the month; with slashes the order of day and month is not known.
  fileprivate func naming(dateAt index: Int, in language: String) -> String? {
    guard self[index + 1].isMark("."), let months = MonthWords.names[language],
      let day = Int(self[index].text), let month = Int(self[index + 2].text)
    else { return nil }
    let year = self[index + 4].text
    let point = language == "de" ? "." : ""
    return replacing([
      index: "\(day)\(point) \(months[month - 1]) \(year.count == 2 ? "20" : "")\(year)",
      index + 1: "", index + 2: "", index + 3: "", index + 4: "",
    ])
  }
}
