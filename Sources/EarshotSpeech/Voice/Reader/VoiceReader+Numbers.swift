extension VoiceReader {
  /// The reading of a number and what belongs to it.
  func number(at index: Int) -> VoiceReading? {
    if let reading = time(at: index) ?? date(at: index) ?? address(at: index) ?? ordinal(at: index)
    {
      return reading
    }
    let number = numeral(at: index)
    return range(number) ?? money(number) ?? unit(number) ?? counted(number) ?? code(number)
      ?? sign(after: number) ?? dayOfMonth(number) ?? list(number) ?? fraction(number)
      ?? bare(number)
  }

  /// A number alone.
  private func bare(_ number: Numeral) -> VoiceReading? {
    let text = written(number.range)
    let grammaticalCase = grammaticalCase(before: number.range.lowerBound)
    let gender = genderOfNext(number)
    guard NumberWords.knows(language) else { return nil }
    guard number.hasOtherPoint, !isVersion(number), !isNoDecimal(number) else {
      return VoiceReading(
        number.range, written: text, words: apart(words(number, gender), number.range),
        better: apart(words(number, gender, grammaticalCase), number.range))
    }
    let said = (text, words(number, gender))
    let better = (digits(number), words(plain(number), gender, grammaticalCase))
    return VoiceReading(.decimal, number.range, said: said, better: better)
  }

  /// Words with a space to a letter that stands right beside the digits, as in «5G».
  private func apart(_ words: String, _ range: Range<Int>) -> String {
    let head = range.lowerBound > 0 && tokens[range.lowerBound - 1].isWord ? " " : ""
    return head + words + (token(range.upperBound)?.isWord == true ? " " : "")
  }

  /// A fraction or a share that is the whole text: one of so many, or so many of a second thing.
  private func fraction(_ number: Numeral) -> VoiceReading? {
    let slash = number.range.upperBound
    guard tokens.count == 3, number.range == 0..<1, token(slash)?.isMark("/") == true,
      let last = token(slash + 1), last.isNumber, let name = names?["/"]
    else { return nil }
    let said = "\(words(number)) \(name) \(words(numeral(at: slash + 1)))"
    return VoiceReading(.symbol, 0..<3, said: (written(0..<3), said), better: nil)
  }

  /// Whether the number follows the name of a program, or the word version.
  private func isVersion(_ number: Numeral) -> Bool {
    guard let word = wordBefore(number.range.lowerBound) else { return false }
    if ["версия", "версии", "версию", "version", "build", "сборка"].contains(word) { return true }
    return word.utf8.allSatisfy { $0 < 0x80 } && language == "ru"
  }

  /// Whether digits with a point are rather a day with its month, or thousands: «01.05», «1.000».
  private func isNoDecimal(_ number: Numeral) -> Bool {
    let (whole, part) = (number.whole, number.decimals)
    if part.utf8.count == 3 { return whole != "0" && whole.utf8.count <= 3 }
    guard whole.utf8.count == 2, part.utf8.count == 2, let day = Int(whole), let month = Int(part)
    else { return false }
    return (1...31).contains(day) && (1...12).contains(month)
  }

  /// Several numbers with points between them, such as a version.
  private func list(_ number: Numeral) -> VoiceReading? {
    let first = number.range.lowerBound
    guard number.range.count == 1, NumberWords.knows(language),
      token(first + 1)?.isMark(".") == true,
      token(first + 2)?.isNumber == true, let point = Self.points[language]
    else { return nil }
    var end = first + 1
    var said = words(number)
    while token(end)?.isMark(".") == true, let next = token(end + 1), next.isNumber {
      said += " \(point) " + NumberWords.cardinal(digits: next.text, in: language)
      end += 2
    }
    return VoiceReading(first..<end, written: written(first..<end), words: said)
  }

  private static let points = ["ru": "точка", "en": "point", "de": "Punkt"]

  /// The gender of the noun after a number, as far as its ending tells; Russian and German only.
  private func genderOfNext(_ number: Numeral) -> NumberWords.Gender {
    if language == "de" { return germanGenderOfNext(number) }
    guard language == "ru", number.decimals.isEmpty,
      let next = tokens.after(number.range.upperBound - 1),
      tokens[next].isWord, let last = tokens[next].text.last
    else { return .counting }
    let (ones, tens) = (number.count % 10, number.count % 100)
    let word = tokens[next].text.lowercased()
    guard word.count > 2 else {
      return (1...2).contains(ones) && !(11...12).contains(tens) ? .masculine : .counting
    }
    switch (ones, tens) {
    case (_, 11...19): return .counting
    case (1, _):
      return genderOfOne(word, last, grammaticalCase(before: number.range.lowerBound))
    case (2, _): return "ыи".contains(last) ? .feminine : .masculine
    default: return .counting
    }
  }

  /// “eine Minute” and “ein Apfel”; without a noun it is “eins”.
  private func germanGenderOfNext(_ number: Numeral) -> NumberWords.Gender {
    let place = number.range.upperBound
    guard number.whole == "1", number.decimals.isEmpty, token(place)?.isSpace == true,
      let noun = token(place + 1), noun.isWord, noun.isCapital, !noun.isAllCapitals
    else { return .counting }
    let isFeminine = ["e", "ung", "ion", "heit", "keit", "tät", "a"].contains {
      noun.text.hasSuffix($0)
    }
    return isFeminine ? .feminine : .masculine
  }

  /// The gender of a noun after one, in its case.
  private func genderOfOne(
    _ word: String, _ last: Character, _ grammaticalCase: NumberWords.Case
  ) -> NumberWords.Gender {
    if ["евро", "кофе"].contains(word) { return .masculine }
    switch grammaticalCase {
    case .genitive: return "ыи".contains(last) ? .feminine : .masculine
    case .accusative where "ую".contains(last): return .feminine
    default:
      let isSoft = ["чь", "щь", "шь", "жь", "ость", "асть"].contains(where: word.hasSuffix)
      if "ая".contains(last) || (isSoft && word != "гость") { return .feminine }
      return "ое".contains(last) ? .neuter : .masculine
    }
  }

  /// «1-й», “1st”: the digits with an ending.
  private func ordinal(at index: Int) -> VoiceReading? {
    guard let number = UInt64(tokens[index].text) else { return nil }
    switch language {
    case "ru":
      guard token(index + 1)?.isMark(in: "-‑") == true, let ending = token(index + 2),
        ending.isWord,
        let words = RussianOrdinals.ordinal(number, ending: ending.text.lowercased())
      else { return nil }
      let range = index..<index + 3
      let text = written(range)
      return VoiceReading(
        .ordinal, range, said: (text, words), better: (words, words))
    case "en":
      guard let ending = token(index + 1),
        ["st", "nd", "rd", "th"].contains(ending.text.lowercased())
      else { return nil }
      let range = index..<index + 2
      return VoiceReading(
        range, written: written(range), words: EnglishNumbers.ordinal(number))
    default: return nil
    }
  }

  /// Two numbers with a dash or a plus-minus sign between them.
  private func range(_ first: Numeral) -> VoiceReading? {
    let start = first.range.lowerBound
    let mark = afterSpace(first.range.upperBound)
    guard let sign = token(mark), sign.isMark(in: "-–—−‑±"), !follows(start) else { return nil }
    let second = afterSpace(mark + 1)
    guard token(second)?.isNumber == true else { return nil }
    // A hyphen with spaces is a dash between two things.
    if sign.isMark(in: "-—"), (mark != first.range.upperBound) != (second != mark + 1) {
      return nil
    }
    let last = numeral(at: second)
    let end = last.range.upperBound
    if token(end)?.isMark(in: "-–‑:/") == true, token(end + 1)?.isNumber == true { return nil }
    return range(first, sign, last)
  }

  /// Whether another number with a hyphen, or a plus sign, stands before an index.
  private func follows(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if tokens[index - 1].isMark("+") { return true }
    return index > 1 && tokens[index - 1].isMark(in: "-‑/:.") && tokens[index - 2].isNumber
  }

  private func range(_ first: Numeral, _ sign: Token, _ last: Numeral) -> VoiceReading? {
    let isTolerance = sign.isMark("±")
    if !isTolerance, sign.isMark("-"), first.count >= last.count, first.decimals.isEmpty {
      return nil
    }
    // A group of digits before a hyphen is part of a phone.
    if sign.isMark("-"), tokens.before(first.range.lowerBound).map({ tokens[$0].isNumber }) == true
    {
      return nil
    }
    let start = first.range.lowerBound
    if !isTolerance, let days = days(first, last) { return days }
    guard let (from, to) = joiners(isTolerance, start) else { return nil }
    let noun = nounOrPercent(after: last)
    let end = noun?.end ?? last.range.upperBound
    let text = written(start..<end)
    let gender = noun.map { $0.isUnknown ? .counting : $0.word.gender(in: language) } ?? .counting
    let said =
      words(first, gender) + (isTolerance ? " \(names?["±"] ?? "±") " : "–") + words(last, gender)
      + (noun.map { " " + $0.short } ?? "")
    if let noun, noun.isUnknown {
      return VoiceReading(noun.kind, start..<end, said: (text, said), better: nil)
    }
    let head = from.isEmpty ? "" : from + " "
    let asked: NumberWords.Case = from == "от" ? .genitive : grammaticalCase(before: start)
    let joint = to.hasPrefix("–") ? to : " \(to) "
    let plainTail = noun.map { " " + $0.word(plain(last), asked, language) } ?? ""
    let better = head + digits(first) + joint + digits(last) + plainTail
    let betterWords =
      head + words(plain(first), gender, asked) + joint + words(plain(last), gender, asked)
      + plainTail
    return VoiceReading(
      noun?.kind ?? .range, start..<end, said: (text, said), better: (better, betterWords))
  }

  /// Two days of a month in Russian: «12–15 мая».
  private func days(_ first: Numeral, _ last: Numeral) -> VoiceReading? {
    let range = first.range.lowerBound..<last.range.upperBound
    guard language == "ru", first.range.count == 1, last.range.count == 1,
      let day = UInt64(first.whole), let end = UInt64(last.whole), day < end, end <= 31,
      let month = tokens.after(last.range.upperBound - 1), isMonth(month),
      let from = RussianOrdinals.ordinal(day, form: "ого"),
      let to = RussianOrdinals.ordinal(end, form: "ое")
    else { return nil }
    let head = ["с", "со"].contains(wordBefore(range.lowerBound) ?? "") ? "" : "с "
    return VoiceReading(
      .range, range, said: (written(range), "\(words(first))–\(words(last))"),
      better: ("\(head)\(day) по \(end)", "\(head)\(from) по \(to)"))
  }

  /// What is counted, which may be percent.
  private func nounOrPercent(after number: Numeral) -> Noun? {
    let place = afterSpace(number.range.upperBound)
    guard token(place)?.isMark("%") == true, let word = Self.percent[language] else {
      return noun(after: number)
    }
    return Noun(word: word, short: "%", end: place + 1, kind: .range)
  }

  /// The words before and between two numbers.
  private func joiners(_ isTolerance: Bool, _ index: Int) -> (String, String)? {
    if isTolerance { return (names?["±"]).map { ("", $0) } }
    switch language {
    case "ru":
      // After a preposition no other can follow.
      let prepositions: Set = [
        "в", "во", "за", "на", "через", "от", "до", "около", "с", "со", "по", "к", "из", "без",
        "для", "о", "при", "после", "более", "менее", "свыше", "больше", "меньше",
      ]
      return prepositions.contains(wordBefore(index) ?? "") ? ("", "–") : ("от", "до")
    case "en": return ("", "to")
    case "de": return ("", "bis")
    default: return nil
    }
  }
}

extension VoiceReader {
  /// «19с7»: the house and the building of a Russian address.
  private func address(at index: Int) -> VoiceReading? {
    guard language == "ru", index + 2 < tokens.count, tokens[index + 1].isWord,
      tokens[index + 2].isNumber, token(index + 3)?.isWord != true,
      let name = ["с": "строение", "к": "корпус"][tokens[index + 1].text.lowercased()]
    else { return nil }
    let (house, part) = (tokens[index].text, tokens[index + 2].text)
    let text = written(index..<index + 3)
    let first = NumberWords.cardinal(digits: house, in: language)
    let second = NumberWords.cardinal(digits: part, in: language)
    return VoiceReading(
      .abbreviation, index..<index + 3,
      said: (text, "\(first) \(tokens[index + 1].text) \(second)"),
      better: ("дом \(house), \(name) \(part)", "дом \(first), \(name) \(second)"))
  }

  /// A sign right after a number that belongs to it: a plus, a percent or a degree.
  private func sign(after number: Numeral) -> VoiceReading? {
    let end = number.range.upperBound
    let place = afterSpace(end)
    guard let mark = token(place), mark.kind == .mark, let names else { return nil }
    let text = written(number.range)
    if mark.isMark("+"), place == end, token(end + 1)?.isNumber != true {
      let plus = names["+"] ?? "+"
      return VoiceReading(
        .symbol, number.range.lowerBound..<end + 1,
        said: ("\(text) \(plus)", "\(words(number)) \(plus)"), better: nil)
    }
    if mark.isMark("%"), let noun = Self.percent[language] {
      let range = number.range.lowerBound..<place + 1
      let said = counting(number, noun, at: number.range.lowerBound).words
      return VoiceReading(range, written: written(range), words: said)
    }
    return mark.isMark(in: "°℃") ? degrees(number, place) : nil
  }

  private func degrees(_ number: Numeral, _ place: Int) -> VoiceReading? {
    guard let noun = Self.degree[language] else { return nil }
    var (end, scale) = (place + 1, "")
    if tokens[place].isMark("℃") {
      scale = Self.celsius[language] ?? ""
    } else if let letter = token(place + 1), ["C", "С"].contains(letter.text) {
      (end, scale) = (place + 2, Self.celsius[language] ?? "")
    } else if token(place + 1)?.text == "F" {
      (end, scale) = (place + 2, Self.fahrenheit[language] ?? "")
    }
    let start = number.range.lowerBound
    let better = counting(number, noun, at: start)
    let text = written(start..<end)
    let said = words(number) + written(number.range.upperBound..<end)
    return VoiceReading(
      .unit, start..<end, said: (text, said), better: (better.digits + scale, better.words + scale))
  }

  private static let percent = [
    "ru": InflectedWord("процент", "процента", "процентов"), "en": InflectedWord("percent"),
    "de": InflectedWord("Prozent"),
  ]
  private static let degree = [
    "ru": InflectedWord("градус", "градуса", "градусов"),
    "en": InflectedWord("degree", "degrees"), "de": InflectedWord("Grad"),
  ]
  private static let fahrenheit = [
    "ru": " Фаренгейта", "en": " Fahrenheit", "de": " Fahrenheit",
  ]
  private static let celsius = ["ru": " Цельсия", "en": " Celsius", "de": " Celsius"]
}
