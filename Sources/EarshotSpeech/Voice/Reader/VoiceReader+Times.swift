/// A time of day.
private struct ClockTime {
  var range: Range<Int>
  var hour: Int
  var minute: String
  /// The half of the day as it is written, such as “PM”.
  var half: String?
  var isFull: Bool { minute == "00" }
}

extension VoiceReader {
  /// The words around two times, by language.
  private static let between = [
    "en": ("from", "to"), "ru": ("с", "до"), "de": ("von", "bis"), "pt": ("das", "às"),
  ]

  /// A time, or two with a dash.
  func time(at index: Int) -> VoiceReading? {
    guard let first = clock(at: index) else { return nil }
    let mark = first.range.upperBound + (token(first.range.upperBound)?.isSpace == true ? 1 : 0)
    if let dash = token(mark), dash.isMark(in: "-–—−‑"), let next = tokens.after(mark),
      let second = clock(at: next)
    {
      return timeRange(first, second)
    }
    return single(first)
  }

  private func clock(at index: Int) -> ClockTime? {
    guard index + 2 < tokens.count, tokens[index].isNumber, tokens[index + 1].isMark(":"),
      tokens[index + 2].isNumber, tokens[index + 2].text.utf8.count == 2,
      tokens[index].text.utf8.count <= 2, let hour = Int(tokens[index].text), hour <= 24,
      let minute = Int(tokens[index + 2].text), minute < 60,
      token(index + 3)?.isMark(":") != true, index == 0 || !tokens[index - 1].isMark(":")
    else { return nil }
    var time = ClockTime(
      range: index..<index + 3, hour: hour, minute: String(tokens[index + 2].text))
    let next = afterSpace(index + 3)
    if let half = token(next), half.isWord {
      if ["am", "pm"].contains(half.text.lowercased()) {
        time.half = String(half.text)
        time.range = index..<next + 1
      } else if language == "de", half.text == "Uhr" {
        time.range = index..<next + 1
      }
    }
    return time
  }

  private func single(_ time: ClockTime) -> VoiceReading? {
    let text = written(time.range)
    guard NumberWords.knows(language) else { return nil }
    guard language == "ru" else {
      return VoiceReading(time.range, written: text, words: words(time))
    }
    // Zeros are dropped at both ends, and nothing is declined.
    let said = time.isFull ? "\(time.hour)" : "\(time.hour):\(time.minute)"
    let asked = grammaticalCase(before: time.range.lowerBound)
    let isGenitive =
      asked == .genitive || ["с", "со"].contains(wordBefore(time.range.lowerBound) ?? "")
    let grammaticalCase: NumberWords.Case = isGenitive ? .genitive : .nominative
    guard time.isFull else {
      var reading = VoiceReading(
        time.range, written: text, words: words(time), better: words(time, grammaticalCase))
      reading.spoken = .plain(said)
      return reading
    }
    if ["к", "ко"].contains(wordBefore(time.range.lowerBound) ?? "") {
      let hours = time.hour % 10 == 1 && time.hour != 11 ? "часу" : "часам"
      return VoiceReading(
        .time, time.range, said: (said, words(time)),
        better: ("\(time.hour) \(hours)", "\(dative(time.hour)) \(hours)"))
    }
    let hours = isFirstOfTwo(time) ? "" : " " + hour(time, grammaticalCase)
    return VoiceReading(
      .time, time.range, said: (said, words(time)),
      better: ("\(time.hour)\(hours)", words(time, grammaticalCase) + hours))
  }

  /// An hour after «к», which differs from the genitive only in its smallest numbers.
  private func dative(_ hour: Int) -> String {
    let small = [0: "нулю", 1: "одному", 2: "двум", 3: "трём", 4: "четырём"]
    if hour > 20 { return "двадцати " + (small[hour - 20] ?? "") }
    return small[hour] ?? NumberWords.cardinal(UInt64(hour), in: "ru", .counting, .genitive) ?? ""
  }

  /// Whether another full hour follows after «до» or «по», which then has the word for hours.
  private func isFirstOfTwo(_ time: ClockTime) -> Bool {
    guard let word = tokens.after(time.range.upperBound - 1),
      ["до", "по"].contains(tokens[word].text.lowercased()), let next = tokens.after(word),
      let second = clock(at: next)
    else { return false }
    return second.isFull
  }

  private func hour(_ time: ClockTime, _ grammaticalCase: NumberWords.Case) -> String {
    InflectedWord("час", "часа", "часов").after(
      time.hour, isGenitive: grammaticalCase == .genitive, in: language)
  }

  private func timeRange(_ first: ClockTime, _ second: ClockTime) -> VoiceReading? {
    let range = first.range.lowerBound..<second.range.upperBound
    let text = written(range)
    guard let (from, to) = Self.between[language] else {
      return VoiceReading(.timeRange, range, said: (text, text), better: nil)
    }
    let isFull = first.isFull && second.isFull
    let prepositions = [from, "с", "со", "from", "von", "между", "between", "zwischen"]
    let head = prepositions.contains(wordBefore(range.lowerBound) ?? "") ? "" : from + " "
    let hours = language == "ru" && isFull ? " " + hour(second, .genitive) : ""
    let digits =
      language == "ru" && isFull
      ? "\(head)\(first.hour) \(to) \(second.hour)\(hours)"
      : "\(head)\(written(first.range)) \(to) \(written(second.range))"
    guard NumberWords.knows(language) else {
      return VoiceReading(.timeRange, range, said: (text, text), better: (digits, digits))
    }
    let said = language == "ru" ? "\(short(first))–\(short(second))" : text
    return VoiceReading(
      .timeRange, range, said: (said, "\(words(first))–\(words(second))"),
      better: (
        digits, "\(head)\(words(first, .genitive)) \(to) \(words(second, .genitive))\(hours)"
      ))
  }

  private func short(_ time: ClockTime) -> String {
    time.isFull ? "\(time.hour)" : "\(time.hour):\(time.minute)"
  }

  /// A time in words.
  private func words(
    _ time: ClockTime, _ grammaticalCase: NumberWords.Case = .nominative
  ) -> String {
    let hour =
      NumberWords.cardinal(
        UInt64(time.hour), in: language, language == "de" ? .masculine : .counting, grammaticalCase)
      ?? ""
    let half = time.half.map { " " + $0 } ?? ""
    let minute =
      time.isFull ? "" : minutes(time.minute, grammaticalCase)
    switch language {
    case "de": return "\(hour) Uhr" + (time.isFull ? "" : " " + minute)
    case "en" where time.isFull && time.half == nil: return "\(hour) o’clock"
    default: return hour + (time.isFull ? "" : " " + minute) + half
    }
  }

  private func minutes(_ digits: String, _ grammaticalCase: NumberWords.Case) -> String {
    let first = NumberWords.cardinal(
      digits: digits.drop { $0 == "0" }, in: language, .counting, grammaticalCase)
    guard digits.first == "0" else { return first }
    switch language {
    case "ru": return (grammaticalCase == .genitive ? "ноля " : "ноль ") + first
    case "en": return "oh \(first)"
    default: return first
    }
  }
}
