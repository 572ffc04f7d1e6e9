extension VoiceReader {
  /// A date in digits with points or slashes.
  func date(at index: Int) -> VoiceReading? {
    guard isDate(at: index) else { return nil }
    let range = index..<index + 5
    let text = written(range)
    let separator = names?[tokens[index + 1].mark ?? "."] ?? String(tokens[index + 1].text)
    let said =
      NumberWords.knows(language)
      ? [index, index + 2, index + 4].map { place in
        NumberWords.cardinal(digits: tokens[place].text.drop { $0 == "0" }, in: language)
      }.joined(separator: " \(separator) ") : text
    return VoiceReading(.date, range, said: (text, said), better: named(dateAt: index))
  }

  /// Whether day, month and year, or month, day and year, begin at an index.
  private func isDate(at index: Int) -> Bool {
    guard index + 4 < tokens.count, tokens[index + 1].isMark(in: "./"),
      tokens[index + 1].text == tokens[index + 3].text, tokens[index + 2].isNumber,
      tokens[index + 4].isNumber
    else { return false }
    let isBounded =
      (index == 0 || tokens[index - 1].isSpace || tokens[index - 1].isMark(in: "(,"))
      && (index + 5 == tokens.count || !tokens[index + 5].isMark(in: "./")
        || index + 6 == tokens.count || tokens[index + 6].isSpace)
    return isBounded && holdsDayAndMonth(at: index)
  }

  private func holdsDayAndMonth(at index: Int) -> Bool {
    let year = tokens[index + 4].text
    guard let first = Int(tokens[index].text), let second = Int(tokens[index + 2].text),
      let number = Int(year), tokens[index].text.utf8.count <= 2,
      tokens[index + 2].text.utf8.count <= 2
    else { return false }
    let hasPoints = tokens[index + 1].isMark(".")
    // With points the month is second, and a year of two digits asks for two digits before it.
    let isYear =
      year.utf8.count == 4
      ? (1900...2100).contains(number)
      : year.utf8.count == 2 && (!hasPoints || tokens[index + 2].text.utf8.count == 2)
    let isEuropean = (1...31).contains(first) && (1...12).contains(second)
    return isYear
      && (isEuropean || (!hasPoints && (1...12).contains(first) && (1...31).contains(second)))
  }

  /// The date with the name of the month; with slashes the order of day and month is not known.
  private func named(dateAt index: Int) -> (String, String)? {
    guard tokens[index + 1].isMark("."), let months = MonthWords.names[language],
      let day = UInt64(tokens[index].text), let month = Int(tokens[index + 2].text)
    else { return nil }
    let name = months[month - 1]
    let short = tokens[index + 4].text
    let year = (short.utf8.count == 2 ? "20" : "") + short
    let number = UInt64(year) ?? 0
    switch language {
    case "ru":
      return (
        "\(day) \(name) \(year) года",
        "\(russian(day: day, index)) \(name) \(RussianOrdinals.ordinal(number, form: "ого") ?? year) года"
      )
    case "de":
      return (
        "\(day). \(name) \(year)",
        "\(german(day: day, index)) \(name) \(GermanNumbers.year(number))"
      )
    default:
      return (
        "\(name) \(day), \(year)",
        "\(name) \(EnglishNumbers.ordinal(day)), \(english(year: number))"
      )
    }
  }

  private func russian(day: UInt64, _ index: Int) -> String {
    let word = wordBefore(index) ?? ""
    let form =
      if grammaticalCase(before: index) == .genitive || ["с", "со"].contains(word) {
        "ого"
      } else {
        ["к", "ко"].contains(word) ? "ому" : "ое"
      }
    return RussianOrdinals.ordinal(day, form: form) ?? "\(day)"
  }

  /// Whether a word is the Russian name of a month after its day.
  func isMonth(_ index: Int) -> Bool {
    MonthWords.names["ru"]?.contains(tokens[index].text.lowercased()) == true
  }

  private func german(day: UInt64, _ index: Int) -> String {
    let asks = ["am", "vom", "bis", "zum", "dem", "den", "ab", "seit"].contains(
      wordBefore(index) ?? "")
    return GermanNumbers.ordinal(day, ending: asks ? "n" : "r")
  }

  private func english(year: UInt64) -> String {
    let (head, rest) = (year / 100, year % 100)
    guard (1100...1999).contains(year) || (2010...2099).contains(year), rest >= 10 else {
      return EnglishNumbers.cardinal(year)
    }
    return "\(EnglishNumbers.cardinal(head)) \(EnglishNumbers.cardinal(rest))"
  }

  /// A day before the name of a month, and a year before its word: in words they are ordinals.
  func dayOfMonth(_ number: Numeral) -> VoiceReading? {
    let index = number.range.lowerBound
    guard number.range.count == 1, let value = UInt64(number.whole), value > 0 else { return nil }
    switch language {
    case "ru": return russianDay(number, value) ?? russianYear(number, value)
    case "de":
      guard value <= 31, token(index + 1)?.isMark(".") == true, token(index + 2)?.isSpace == true,
        let month = token(index + 3), MonthWords.names["de"]?.contains(String(month.text)) == true
      else { return nil }
      return VoiceReading(
        index..<index + 2, written: written(index..<index + 2), words: german(day: value, index))
    default: return nil
    }
  }

  private func russianDay(_ number: Numeral, _ value: UInt64) -> VoiceReading? {
    guard value <= 31, var next = tokens.after(number.range.upperBound - 1), tokens[next].isWord
    else { return nil }
    // «с 10 по 12 июня»: the month stands after the second day.
    if tokens[next].text == "по", let day = tokens.after(next), tokens[day].isNumber,
      let month = tokens.after(day)
    {
      next = month
    }
    guard isMonth(next) else { return shortMonth(number, value, next) }
    return VoiceReading(
      number.range, written: written(number.range), words: words(number),
      better: russian(day: value, number.range.lowerBound))
  }

  /// «1 янв.»: the day with the short form of a month.
  private func shortMonth(_ number: Numeral, _ value: UInt64, _ index: Int) -> VoiceReading? {
    guard let month = MonthWords.russian(short: tokens[index].text.lowercased()) else { return nil }
    let end = token(index + 1)?.isMark(".") == true ? index + 2 : index + 1
    let range = number.range.lowerBound..<end
    let short = written(index..<end)
    return VoiceReading(
      .date, range, said: (written(range), "\(words(number)) \(short)"),
      better: (
        "\(value) \(month)", "\(russian(day: value, number.range.lowerBound)) \(month)"
      ))
  }

  private func russianYear(_ number: Numeral, _ value: UInt64) -> VoiceReading? {
    guard (1000...2999).contains(value) else { return nil }
    let next = tokens.after(number.range.upperBound - 1)
    if let form = next.flatMap({ form(ofYear: $0, after: number.range.lowerBound) }) {
      return russianYear(number, RussianOrdinals.ordinal(value, form: form))
    }
    // «12 мая 2025»: the word for the year is left out.
    guard let month = tokens.before(number.range.lowerBound), isMonth(month) else { return nil }
    return russianYear(number, RussianOrdinals.ordinal(value, form: "ого").map { $0 + " года" })
  }

  private func russianYear(_ number: Numeral, _ words: String?) -> VoiceReading? {
    guard let words else { return nil }
    return VoiceReading(
      number.range, written: written(number.range), words: self.words(number), better: words)
  }

  /// The ending of a year, by the word for it or its short form.
  private func form(ofYear index: Int, after year: Int) -> String? {
    if tokens[index].text == "г", token(index + 1)?.isMark(".") == true {
      return isYearInPrepositional(year) ? "ом" : "ого"
    }
    return ["год": "ый", "года": "ого", "году": "ом"][tokens[index].text.lowercased()]
  }

  /// Whether something happens in a year: «в 2021 г.».
  func isYearInPrepositional(_ index: Int) -> Bool { wordBefore(index) == "в" }
}
