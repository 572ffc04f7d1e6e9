extension VoiceReader {
  /// What is counted after a number: a currency or a unit, in its short form.
  struct Noun {
    /// The full word; empty when it is not known in the language.
    var word: InflectedWord
    /// How the short form is said.
    var short: String
    /// The end of the tokens.
    var end: Int
    var kind: VoiceText.Kind
    /// The sign of the currency.
    var currency: Character?
    /// The word for thousands or millions before a currency.
    var multiple: InflectedWord?
    /// Whether it is said as it should be.
    var isReadWell = false

    var isUnknown: Bool { word.forms.isEmpty }

    /// The word after a number.
    func word(
      _ number: Numeral, _ grammaticalCase: NumberWords.Case, _ language: String
    ) -> String {
      word.after(
        number.count, isFraction: number.isFraction, isGenitive: grammaticalCase == .genitive,
        in: language)
    }
  }

  /// The currency or unit after a number.
  func noun(after number: Numeral) -> Noun? {
    let index = afterSpace(number.range.upperBound)
    guard index < tokens.count else { return nil }
    return currency(at: index) ?? unit(at: index, number)
  }

  /// A currency at an index, which stands after a number.
  private func currency(at index: Int) -> Noun? {
    let token = tokens[index]
    if let mark = token.mark, mark.isCurrencySymbol {
      return currency(mark, short: nil, end: index + 1)
    }
    guard token.isWord, token.text.utf8.count <= 6,
      let key = CurrencyWords.shortForms[token.text.lowercased()]
    else { return nil }
    let hasPoint = self.token(index + 1)?.isMark(".") == true
    return currency(key, short: String(token.text), end: index + (hasPoint ? 2 : 1))
  }

  private func currency(_ key: Character, short: String?, end: Int) -> Noun {
    let well = CurrencyWords.readWell[language] ?? CurrencyWords.common
    let name = CurrencyWords.names[language]?[key]
    let said = short.map { $0 + (written(end - 1..<end) == "." ? "." : "") } ?? String(key)
    return Noun(
      word: name ?? InflectedWord(),
      short: short == nil ? CurrencyWords.literal[language]?[key] ?? said : said,
      end: end, kind: .currency, currency: key, isReadWell: short == nil && well.contains(key))
  }

  /// A unit at an index, which stands after a number.
  private func unit(at index: Int, _ number: Numeral) -> Noun? {
    guard tokens[index].isWord, tokens[index].text.utf8.count <= 10 else { return nil }
    // The longest form wins: km/h is no km.
    for length in [3, 2, 1] where index + length <= tokens.count {
      guard let key = UnitWords.keys[written(index..<index + length)] else { continue }
      let end = index + length
      if let next = token(end), next.isWord || next.isNumber { return nil }
      if key == "g", isYear(number) { return nil }
      // “5G” is no weight, and «5 м» begins no word.
      let name = UnitWords.names[language]?[key]
      let close = withPoint(end)
      let short = UnitWords.literal[language]?[key] ?? written(index..<close)
      return Noun(word: name ?? InflectedWord(), short: short, end: close, kind: .unit)
    }
    return nil
  }

  private func isYear(_ number: Numeral) -> Bool {
    number.range.count == 1 && (1900...2100).contains(number.count)
  }

  /// The end with the full stop of a short form, unless it ends the text or a sentence.
  private func withPoint(_ end: Int) -> Int {
    guard token(end)?.isMark(".") == true, let next = tokens.after(end) else { return end }
    return tokens[next].isCapital ? end : end + 1
  }
}

extension VoiceReader {
  /// A price: a number with a currency after it, perhaps with thousands between.
  func money(_ number: Numeral) -> VoiceReading? {
    let place = afterSpace(number.range.upperBound)
    guard place < tokens.count else { return nil }
    if let noun = currency(at: place) { return price(number, noun, number.range.lowerBound) }
    return nil
  }

  /// The reading of a number with its currency.
  private func price(_ number: Numeral, _ noun: Noun, _ start: Int) -> VoiceReading {
    let range = start..<max(noun.end, number.range.upperBound)
    let text = written(range)
    let isLiteral = noun.short != String(noun.currency ?? " ")
    let said = noun.isReadWell || !isLiteral ? text : "\(written(number.range)) \(noun.short)"
    guard !noun.isUnknown else {
      let unknown = (
        said,
        NumberWords.knows(language) ? "\(words(number, saidGender(noun))) \(noun.short)" : said
      )
      return VoiceReading(.currency, range, said: unknown, better: nil)
    }
    let better = amount(number, noun)
    if noun.isReadWell {
      return VoiceReading(
        range, written: text, words: amount(number, noun, isDeclined: false).words,
        better: better.words)
    }
    return VoiceReading(
      .currency, range, said: (said, "\(words(number, saidGender(noun))) \(noun.short)"),
      better: better)
  }

  /// The gender of a number before a short form; only German has to tell one from “eins”.
  private func saidGender(_ noun: Noun) -> NumberWords.Gender {
    language == "de" && !noun.isUnknown ? noun.word.gender(in: language) : .counting
  }

  /// A price in words, with hundredths as a currency of their own.
  private func amount(
    _ number: Numeral, _ noun: Noun, isDeclined: Bool = true
  ) -> (digits: String, words: String) {
    let start = isDeclined ? number.range.lowerBound : 0
    guard number.decimals.utf8.count == 2, number.isFraction,
      let hundredth = CurrencyWords.hundredths[language]?[noun.currency ?? " "]
    else { return counting(number, noun.word, at: start) }
    var whole = number
    whole.decimals = ""
    var rest = number
    rest.decimals = ""
    rest.whole = String(number.decimals.drop { $0 == "0" })
    whole.range = number.range.dropLast(2)
    let units = counting(whole, noun.word, at: start)
    let parts = counting(rest, hundredth, at: start)
    let partWord = parts.words.split(separator: " ").last.map(String.init) ?? ""
    return ("\(units.digits) \(rest.whole) \(partWord)", "\(units.words) \(parts.words)")
  }

  /// A currency sign: before a number, or alone.
  func currencySign(at index: Int) -> VoiceReading? {
    guard let mark = tokens[index].mark, mark.isCurrencySymbol else { return nil }
    return price(signAt: index, end: index + 1, mark)
  }

  /// “R$”, which is one sign.
  func real(at index: Int) -> VoiceReading? {
    guard tokens[index].text == "R", token(index + 1)?.isMark("$") == true else { return nil }
    return price(signAt: index, end: index + 2, "R")
  }

  private func price(signAt index: Int, end: Int, _ key: Character) -> VoiceReading? {
    let sign = written(index..<end)
    var noun = currency(key, short: key == "R" ? sign : nil, end: end)
    let place = afterSpace(end)
    if let next = token(place), next.isNumber, place == end || key == "R" {
      let number = numeral(at: place)
      noun.end = number.range.upperBound
      // “$1.5M” is more than its digits tell.
      if token(noun.end)?.isWord == true { return nil }
      var reading = price(number, noun, index)
      if CurrencyWords.literal[language]?[key] == nil {
        reading.spoken = .plain(written(reading.range))
      }
      return reading
    }
    if noun.isReadWell { return nil }
    let better = noun.isUnknown ? nil : noun.word.after(5, in: language)
    return VoiceReading(
      .currency, index..<end, said: (noun.short, noun.short), better: better.map { ($0, $0) })
  }

  /// A number with a unit.
  func unit(_ number: Numeral) -> VoiceReading? {
    let place = afterSpace(number.range.upperBound)
    guard place < tokens.count, let noun = unit(at: place, number) else { return nil }
    let range = number.range.lowerBound..<noun.end
    let text = written(range)
    let isLiteral = noun.short != written(place..<noun.end)
    let said = isLiteral ? "\(written(number.range)) \(noun.short)" : text
    let saidWords =
      NumberWords.knows(language) ? "\(words(number, saidGender(noun))) \(noun.short)" : said
    if noun.isUnknown {
      return VoiceReading(.unit, range, said: (said, saidWords), better: nil)
    }
    return VoiceReading(
      .unit, range, said: (said, saidWords),
      better: counting(number, noun.word, at: range.lowerBound))
  }

  /// A number with a shortened word that is counted, such as «3 шт» and «5 млн ₽».
  func counted(_ number: Numeral) -> VoiceReading? {
    let place = afterSpace(number.range.upperBound)
    guard let token = token(place), token.isWord, token.text.utf8.count <= 20,
      let entry = AbbreviationWords.entries[token.text.lowercased()], let noun = entry.counted
    else { return nil }
    let hasPoint = self.token(place + 1)?.isMark(".") == true
    guard hasPoint || !entry.needsPoint else { return nil }
    let end = place + (hasPoint ? 2 : 1)
    var range = number.range.lowerBound..<end
    var better = counting(number, noun, at: range.lowerBound)
    var said = "\(words(number)) \(written(place..<end))"
    let next = afterSpace(end)
    if next < tokens.count, let money = currency(at: next), !money.isUnknown {
      let word = money.word.after(5, in: language)
      better = ("\(better.digits) \(word)", "\(better.words) \(word)")
      said += " \(money.short)"
      range = range.lowerBound..<money.end
    }
    var text = written(range)
    if range.upperBound > end {
      text = written(range.lowerBound..<end) + " " + (said.isEmpty ? "" : currencySaid(next))
    }
    let kind: VoiceText.Kind = range.upperBound > end ? .currency : .abbreviation
    return VoiceReading(kind, range, said: (text, said), better: better)
  }

  private func currencySaid(_ index: Int) -> String { currency(at: index)?.short ?? "" }
}

extension VoiceReader {
  /// The words before a unit of which a price is for one.
  private static let each = ["ru": "за", "en": "per", "de": "pro"]
  /// The units of time, which Russian has «в» for.
  private static let times: Set<String> = ["h", "min", "s", "d", "wk", "mo"]

  /// «/кг» right after a currency.
  func pricePerUnit(slash index: Int) -> VoiceReading? {
    guard index > 0, let each = Self.each[language], let (key, word) = oneUnit(at: index + 1),
      tokens[index - 1].mark?.isCurrencySymbol == true
        || CurrencyWords.shortForms[tokens[index - 1].text.lowercased()] != nil
    else { return nil }
    let range = index..<index + 2
    let better = " " + (language == "ru" && Self.times.contains(key) ? "в" : each) + " " + word
    return VoiceReading(
      .unit, range, said: (written(range), written(range)), better: (better, better))
  }

  /// «кг» in «120 ₽ за кг».
  func unitAfterEach(at index: Int) -> VoiceReading? {
    // Most words are longer than any unit, and need no look at the word before them.
    guard index > 1, tokens[index].text.utf8.count <= 8, let (_, word) = oneUnit(at: index),
      let each = Self.each[language], wordBefore(index) == each
    else { return nil }
    let text = written(index..<index + 1)
    return VoiceReading(.unit, index..<index + 1, said: (text, text), better: (word, word))
  }

  /// A short form of a unit that stands for one, and its word.
  private func oneUnit(at index: Int) -> (key: String, word: String)? {
    guard let token = token(index), token.isWord, let key = UnitWords.keys[String(token.text)],
      let word = UnitWords.names[language]?[key],
      self.token(index + 1).map({ $0.isSpace || $0.isMark(in: ",;!?)") }) ?? true
    else { return nil }
    let one = word.after(1, in: language)
    let isAccusative = language == "ru" && word.gender(in: language) == .feminine
    return (key, isAccusative ? one.accusative : one)
  }
}

extension Range<Int> {
  /// The range without its last members.
  func dropLast(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.max(lowerBound, upperBound - count)
  }
}
