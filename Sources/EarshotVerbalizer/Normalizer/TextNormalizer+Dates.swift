extension TextNormalizer {
  /// A date in digits with points or slashes.
  func date(at index: Int) -> Verbalization? {
    guard isDate(at: index) else { return nil }
    let range = index..<index + 5
    let text = written(range)
    let separator = signs[tokens[index + 1].mark ?? "."] ?? String(tokens[index + 1].text)
    let said =
      pack.spellsNumbers
      ? [index, index + 2, index + 4].map { place in
        pack.cardinal(digits: tokens[place].text.drop { $0 == "0" })
      }.joined(separator: " \(separator) ") : text
    return Verbalization(.date, range, said: (text, said), better: named(dateAt: index))
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
    guard tokens[index + 1].isMark("."), !pack.months.isEmpty,
      let day = UInt64(tokens[index].text), let month = Int(tokens[index + 2].text)
    else { return nil }
    let short = tokens[index + 4].text
    return pack.date(
      CalendarDate(
        index: index, day: day, monthName: pack.months[month - 1],
        yearDigits: (short.utf8.count == 2 ? "20" : "") + short),
      in: self)
  }
}

/// A date with the name of its month.
struct CalendarDate {
  /// The token of the day.
  var index: Int
  var day: UInt64
  var monthName: String
  /// The year in four digits.
  var yearDigits: String

  var year: UInt64 { UInt64(yearDigits) ?? 0 }
}
