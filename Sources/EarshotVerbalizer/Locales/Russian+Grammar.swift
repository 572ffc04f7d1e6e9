extension Russian {
  func gender(of noun: CountedNoun) -> GrammaticalGender {
    let head = noun.forms[0].split(separator: " ").last ?? ""
    return head.hasSuffix("а") || head.hasSuffix("я") ? .feminine : .masculine
  }

  func form(after number: Int, isFraction: Bool, isGenitive: Bool) -> Int {
    if isFraction { return 1 }
    let (last, lastTwo) = (number % 10, number % 100)
    let isOne = last == 1 && lastTwo != 11
    if isGenitive { return isOne ? 1 : 2 }
    if isOne { return 0 }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? 1 : 2
  }

  func accusative(_ noun: String) -> String {
    switch noun.last {
    case "а": noun.dropLast() + "у"
    case "я": noun.dropLast() + "ю"
    default: noun
    }
  }

  func grammaticalCase(before index: Int, in text: TextNormalizer) -> GrammaticalCase {
    guard let word = text.wordBefore(index) else { return .nominative }
    if Self.genitivePrepositions.contains(word) { return .genitive }
    // «с 9 до 21»; with another word after it «с» may ask for the instrumental.
    if ["с", "со"].contains(word), let next = text.tokens.after(index),
      text.tokens[next].text == "до"
    {
      return .genitive
    }
    switch word {
    case "за", "через", "в", "во", "на", "про": return .accusative
    case "о", "об", "при": return .prepositional
    default: return .nominative
    }
  }

  private static let genitivePrepositions: Set = [
    "от", "до", "около", "более", "менее", "свыше", "больше", "меньше", "из", "без", "для",
    "после", "течение", "продолжение", "старше", "младше", "выше", "ниже", "дороже", "дешевле",
    "вместо", "кроме",
  ]

  func genderOfNext(_ number: Numeral, in text: TextNormalizer) -> GrammaticalGender {
    guard number.decimals.isEmpty, let next = text.tokens.after(number.range.upperBound - 1),
      text.tokens[next].isWord, let last = text.tokens[next].text.last
    else { return .counting }
    let (ones, tens) = (number.count % 10, number.count % 100)
    let word = text.tokens[next].text.lowercased()
    guard word.count > 2 else {
      return (1...2).contains(ones) && !(11...12).contains(tens) ? .masculine : .counting
    }
    switch (ones, tens) {
    case (_, 11...19): return .counting
    case (1, _):
      return genderOfOne(word, last, grammaticalCase(before: number.range.lowerBound, in: text))
    case (2, _): return "ыи".contains(last) ? .feminine : .masculine
    default: return .counting
    }
  }

  /// The gender of a noun after one, in its case.
  private func genderOfOne(
    _ word: String, _ last: Character, _ grammaticalCase: GrammaticalCase
  ) -> GrammaticalGender {
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

  func rangeWords(before index: Int, in text: TextNormalizer) -> RangeWords? {
    // After a preposition no other can follow.
    Self.prepositions.contains(text.wordBefore(index) ?? "")
      ? RangeWords(to: "–") : RangeWords(from: "от", to: "до", grammaticalCase: .genitive)
  }

  private static let prepositions: Set = [
    "в", "во", "за", "на", "через", "от", "до", "около", "с", "со", "по", "к", "из", "без",
    "для", "о", "при", "после", "более", "менее", "свыше", "больше", "меньше",
  ]

  func chartPlace(
    _ number: Numeral, digits: Substring, words: String
  ) -> (String, String)? {
    let ordinal = UInt64(number.whole).flatMap { self.ordinal($0, form: "ое") } ?? words
    return ("\(digits) место", "\(ordinal) место")
  }

  /// «1-й», or an address with its building.
  func ordinal(at index: Int, in text: TextNormalizer) -> Verbalization? {
    if let address = address(at: index, in: text) { return address }
    guard let number = UInt64(text.tokens[index].text),
      text.token(index + 1)?.isMark(in: "-‑") == true, let ending = text.token(index + 2),
      ending.isWord, let words = ordinal(number, ending: ending.text.lowercased())
    else { return nil }
    let range = index..<index + 3
    return Verbalization(
      .ordinal, range, said: (text.written(range), words), better: (words, words))
  }

  /// «19с7»: the house and the building of an address.
  private func address(at index: Int, in text: TextNormalizer) -> Verbalization? {
    let tokens = text.tokens
    guard index + 2 < tokens.count, tokens[index + 1].isWord, tokens[index + 2].isNumber,
      text.token(index + 3)?.isWord != true,
      let name = ["с": "строение", "к": "корпус"][tokens[index + 1].text.lowercased()]
    else { return nil }
    let (house, part) = (tokens[index].text, tokens[index + 2].text)
    let (first, second) = (cardinal(digits: house), cardinal(digits: part))
    return Verbalization(
      .abbreviation, index..<index + 3,
      said: (text.written(index..<index + 3), "\(first) \(tokens[index + 1].text) \(second)"),
      better: ("дом \(house), \(name) \(part)", "дом \(first), \(name) \(second)"))
  }

  /// The short form for the year after a number, or for the city before a name.
  @Sendable static func yearOrCity(at index: Int, in text: TextNormalizer) -> Verbalization? {
    let tokens = text.tokens
    guard tokens[index].text == "г", text.token(index + 1)?.isMark(".") == true else { return nil }
    let range = index..<index + 2
    if let number = tokens.amount(before: index) {
      guard number.range.count == 1, (1900...2100).contains(number.whole) else { return nil }
      let isPrepositional = isYearInPrepositional(number.range.lowerBound, in: text)
      return text.abbreviation(range, full: isPrepositional ? "году" : "года")
    }
    guard let next = tokens.after(index + 1), tokens[next].isCapital else { return nil }
    return text.abbreviation(range, full: "город")
  }

  /// Whether something happens in a year: «в 2021 г.».
  static func isYearInPrepositional(_ index: Int, in text: TextNormalizer) -> Bool {
    text.wordBefore(index) == "в"
  }
}
