extension Russian {
  func date(_ date: CalendarDate, in text: TextNormalizer) -> (String, String)? {
    let year = ordinal(date.year, form: "ого") ?? date.yearDigits
    return (
      "\(date.day) \(date.monthName) \(date.yearDigits) года",
      "\(day(date.day, at: date.index, in: text)) \(date.monthName) \(year) года"
    )
  }

  private func day(_ day: UInt64, at index: Int, in text: TextNormalizer) -> String {
    let word = text.wordBefore(index) ?? ""
    let form =
      if grammaticalCase(before: index, in: text) == .genitive || ["с", "со"].contains(word) {
        "ого"
      } else {
        ["к", "ко"].contains(word) ? "ому" : "ое"
      }
    return ordinal(day, form: form) ?? "\(day)"
  }

  func dayOrYear(_ number: Numeral, in text: TextNormalizer) -> Verbalization? {
    guard number.range.count == 1, let value = UInt64(number.whole), value > 0 else { return nil }
    return day(number, value, in: text) ?? year(number, value, in: text)
  }

  private func isMonth(_ index: Int, in text: TextNormalizer) -> Bool {
    months.contains(text.tokens[index].text.lowercased())
  }

  private func day(_ number: Numeral, _ value: UInt64, in text: TextNormalizer) -> Verbalization? {
    let tokens = text.tokens
    guard value <= 31, var next = tokens.after(number.range.upperBound - 1), tokens[next].isWord
    else { return nil }
    // «с 10 по 12 июня»: the month stands after the second day.
    if tokens[next].text == "по", let day = tokens.after(next), tokens[day].isNumber,
      let month = tokens.after(day)
    {
      next = month
    }
    guard isMonth(next, in: text) else { return shortMonth(number, value, next, in: text) }
    return Verbalization(
      number.range, written: text.written(number.range), words: text.words(number),
      better: day(value, at: number.range.lowerBound, in: text))
  }

  /// «1 янв.»: the day with the short form of a month.
  private func shortMonth(
    _ number: Numeral, _ value: UInt64, _ index: Int, in text: TextNormalizer
  ) -> Verbalization? {
    let form = text.tokens[index].text.lowercased()
    guard Self.shortMonths.contains(form), let month = months.first(where: { $0.hasPrefix(form) })
    else { return nil }
    let end = text.token(index + 1)?.isMark(".") == true ? index + 2 : index + 1
    let range = number.range.lowerBound..<end
    let day = day(value, at: number.range.lowerBound, in: text)
    return Verbalization(
      .date, range,
      said: (text.written(range), "\(text.words(number)) \(text.written(index..<end))"),
      better: ("\(value) \(month)", "\(day) \(month)"))
  }

  private static let shortMonths: Set = [
    "янв", "фев", "февр", "мар", "апр", "авг", "сен", "сент", "окт", "ноя", "нояб", "дек",
  ]

  private func year(
    _ number: Numeral, _ value: UInt64, in text: TextNormalizer
  ) -> Verbalization? {
    guard (1000...2999).contains(value) else { return nil }
    let start = number.range.lowerBound
    var better: String?
    if let next = text.tokens.after(number.range.upperBound - 1),
      let form = form(ofYear: next, after: start, in: text)
    {
      better = ordinal(value, form: form)
    } else if let month = text.tokens.before(start), isMonth(month, in: text) {
      // «12 мая 2025»: the word for the year is left out.
      better = ordinal(value, form: "ого").map { $0 + " года" }
    }
    guard let better else { return nil }
    return Verbalization(
      number.range, written: text.written(number.range), words: text.words(number),
      better: better)
  }

  /// The ending of a year, by the word for it or its short form.
  private func form(ofYear index: Int, after year: Int, in text: TextNormalizer) -> String? {
    let word = text.tokens[index].text
    if word == "г", text.token(index + 1)?.isMark(".") == true {
      return Self.isYearInPrepositional(year, in: text) ? "ом" : "ого"
    }
    return ["год": "ый", "года": "ого", "году": "ом"][word.lowercased()]
  }

  /// «12–15 мая».
  func days(_ first: Numeral, _ last: Numeral, in text: TextNormalizer) -> Verbalization? {
    let range = first.range.lowerBound..<last.range.upperBound
    guard first.range.count == 1, last.range.count == 1, let day = UInt64(first.whole),
      let end = UInt64(last.whole), day < end, end <= 31,
      let month = text.tokens.after(last.range.upperBound - 1), isMonth(month, in: text),
      let from = ordinal(day, form: "ого"), let to = ordinal(end, form: "ое")
    else { return nil }
    let head = ["с", "со"].contains(text.wordBefore(range.lowerBound) ?? "") ? "" : "с "
    return Verbalization(
      .range, range, said: (text.written(range), "\(text.words(first))–\(text.words(last))"),
      better: ("\(head)\(day) по \(end)", "\(head)\(from) по \(to)"))
  }
}

extension Russian {
  /// Zeros are dropped at both ends, and nothing is declined.
  func spoken(_ time: ClockTime) -> String? {
    time.isFull ? "\(time.hour)" : "\(time.hour):\(time.minute)"
  }

  func hourWord(after hour: Int, _ case: GrammaticalCase) -> String? {
    noun(["час", "часа", "часов"], after: hour, isGenitive: `case` == .genitive)
  }

  func leadingZero(_ case: GrammaticalCase) -> String? {
    `case` == .genitive ? "ноля" : "ноль"
  }

  func time(_ time: ClockTime, in text: TextNormalizer) -> Verbalization {
    let said = (spoken(time) ?? "", words(of: time, .nominative))
    let start = time.range.lowerBound
    let word = text.wordBefore(start) ?? ""
    let isGenitive =
      grammaticalCase(before: start, in: text) == .genitive || ["с", "со"].contains(word)
    let asked: GrammaticalCase = isGenitive ? .genitive : .nominative
    guard time.isFull else {
      var reading = Verbalization(
        time.range, written: text.written(time.range), words: said.1,
        better: words(of: time, asked))
      reading.spoken = .plain(said.0)
      return reading
    }
    if ["к", "ко"].contains(word) {
      let hours = time.hour % 10 == 1 && time.hour != 11 ? "часу" : "часам"
      return Verbalization(
        .time, time.range, said: said,
        better: ("\(time.hour) \(hours)", "\(dative(time.hour)) \(hours)"))
    }
    let hours =
      isFirstOfTwo(time, in: text) ? "" : " " + (hourWord(after: time.hour, asked) ?? "")
    return Verbalization(
      .time, time.range, said: said,
      better: ("\(time.hour)\(hours)", words(of: time, asked) + hours))
  }

  /// An hour after «к», which differs from the genitive only in its smallest numbers.
  private func dative(_ hour: Int) -> String {
    let small = [0: "нулю", 1: "одному", 2: "двум", 3: "трём", 4: "четырём"]
    if hour > 20 { return "двадцати " + (small[hour - 20] ?? "") }
    return small[hour] ?? cardinal(UInt64(hour), .counting, .genitive) ?? ""
  }

  /// Whether another full hour follows after «до» or «по», which then has the word for hours.
  private func isFirstOfTwo(_ time: ClockTime, in text: TextNormalizer) -> Bool {
    guard let word = text.tokens.after(time.range.upperBound - 1),
      ["до", "по"].contains(text.tokens[word].text.lowercased()),
      let next = text.tokens.after(word), let second = text.clock(at: next)
    else { return false }
    return second.isFull
  }
}
