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
    run.judgeSpoken(run.screen.stops, all: [.digit, .colon, .dash]) { spoken in
      let tokens = spoken.text.tokens
      for (index, token) in tokens.enumerated() where token.isMark(in: "-–—−‑") {
        guard let first = tokens.clockTime(endingBefore: index),
          let second = tokens.clockTime(startingAfter: index)
        else { continue }
        let part = tokens[first.lowerBound..<second.upperBound].map(\.text).joined()
        let words = tokens.rangeInWords(first, second, spoken.language)
        return SpokenFlaw(part, better: words)
      }
      return nil
    }
  }
}

extension [Token] {
  /// A time such as 9:05 or 12:00 PM that ends right before an index.
  fileprivate func clockTime(endingBefore index: Int) -> Range<Int>? {
    guard var last = before(index) else { return nil }
    let end = last + 1
    if self[last].isDayHalf, let number = before(last) { last = number }
    guard last >= 2, isClockTime(at: last - 2) else { return nil }
    return last - 2..<end
  }

  fileprivate func clockTime(startingAfter index: Int) -> Range<Int>? {
    guard let first = after(index), first + 2 < count, isClockTime(at: first) else { return nil }
    if let next = after(first + 2), self[next].isDayHalf { return first..<next + 1 }
    return first..<first + 3
  }

  private func isClockTime(at index: Int) -> Bool {
    guard self[index].isNumber, self[index + 1].isMark(":"), self[index + 2].isNumber,
      let hour = Int(self[index].text), let minute = Int(self[index + 2].text)
    else { return false }
    return hour <= 24 && minute < 60 && self[index + 2].text.count == 2
  }

  fileprivate func rangeInWords(
    _ first: Range<Int>, _ second: Range<Int>, _ language: String
  ) -> String? {
    let words = [
      "en": ("from", "to"), "ru": ("с", "до"), "de": ("von", "bis"), "pt": ("das", "às"),
    ]
    guard let (from, to) = words[language] else { return nil }
    let head = self[..<first.lowerBound].map(\.text).joined()
    let range =
      "\(from) \(self[first].map(\.text).joined()) \(to) "
      + self[second].map(\.text).joined()
    return head + range + self[second.upperBound...].map(\.text).joined()
  }
}

extension Token {
  fileprivate var isDayHalf: Bool { isWord && ["am", "pm"].contains(text.lowercased()) }
}
