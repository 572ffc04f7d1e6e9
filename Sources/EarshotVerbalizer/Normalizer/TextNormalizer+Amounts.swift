extension TextNormalizer {
  /// What is counted after a number: a currency or a unit, in its short form.
  struct Noun {
    /// The full word; empty when it is not known in the language.
    var word: CountedNoun
    /// How the short form is said.
    var short: String
    /// The end of the tokens.
    var end: Int
    var kind: VerbalizedText.Kind
    /// The sign of the currency.
    var currency: Character?
    /// The word for thousands or millions before a currency.
    var multiple: CountedNoun?
    /// Whether it is said as it should be.
    var isReadWell = false

    var isUnknown: Bool { word.forms.isEmpty }
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
      let key = NormalizerLexicon.currencies[token.text.lowercased()]
    else { return nil }
    let hasPoint = self.token(index + 1)?.isMark(".") == true
    return currency(key, short: String(token.text), end: index + (hasPoint ? 2 : 1))
  }

  private func currency(_ key: Character, short: String?, end: Int) -> Noun {
    let said = short.map { $0 + (written(end - 1..<end) == "." ? "." : "") } ?? String(key)
    return Noun(
      word: pack.currencies[key] ?? [],
      short: short == nil ? pack.currencyReadings[key] ?? said : said,
      end: end, kind: .currency, currency: key,
      isReadWell: short == nil && pack.currencySigns.contains(key))
  }

  /// A unit at an index, which stands after a number.
  private func unit(at index: Int, _ number: Numeral) -> Noun? {
    guard tokens[index].isWord, tokens[index].text.utf8.count <= 10 else { return nil }
    // The longest form wins: km/h is no km.
    for length in [3, 2, 1] where index + length <= tokens.count {
      guard let key = NormalizerLexicon.units[written(index..<index + length)] else { continue }
      let end = index + length
      if let next = token(end), next.isWord || next.isNumber { return nil }
      if key == "g", isYear(number) { return nil }
      // “5G” is no weight, and «5 м» begins no word.
      let close = withPoint(end)
      let short = pack.unitReadings[key] ?? written(index..<close)
      return Noun(word: pack.units[key] ?? [], short: short, end: close, kind: .unit)
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

extension TextNormalizer {
  /// A price: a number with a currency after it, perhaps with thousands between.
  func money(_ number: Numeral) -> Verbalization? {
    let place = afterSpace(number.range.upperBound)
    guard place < tokens.count else { return nil }
    if let noun = currency(at: place) { return price(number, noun, number.range.lowerBound) }
    return nil
  }

  /// The reading of a number with its currency.
  private func price(_ number: Numeral, _ noun: Noun, _ start: Int) -> Verbalization {
    let range = start..<max(noun.end, number.range.upperBound)
    let text = written(range)
    let isLiteral = noun.short != String(noun.currency ?? " ")
    let said = noun.isReadWell || !isLiteral ? text : "\(written(number.range)) \(noun.short)"
    guard !noun.isUnknown else {
      let unknown = (
        said,
        pack.spellsNumbers ? "\(words(number, saidGender(noun))) \(noun.short)" : said
      )
      return Verbalization(.currency, range, said: unknown, better: nil)
    }
    let better = amount(number, noun)
    if noun.isReadWell {
      return Verbalization(
        range, written: text, words: amount(number, noun, isDeclined: false).words,
        better: better.words)
    }
    return Verbalization(
      .currency, range, said: (said, "\(words(number, saidGender(noun))) \(noun.short)"),
      better: better)
  }

  /// The gender of a number before a short form; German has to tell one from “eins”.
  private func saidGender(_ noun: Noun) -> GrammaticalGender {
    pack.agreesWithShortForms && !noun.isUnknown ? pack.gender(of: noun.word) : .counting
  }

  /// A price in words, with hundredths as a currency of their own.
  private func amount(
    _ number: Numeral, _ noun: Noun, isDeclined: Bool = true
  ) -> (digits: String, words: String) {
    let start = isDeclined ? number.range.lowerBound : 0
    guard number.decimals.utf8.count == 2, number.isFraction,
      let hundredth = pack.hundredths[noun.currency ?? " "]
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
  func currencySign(at index: Int) -> Verbalization? {
    guard let mark = tokens[index].mark, mark.isCurrencySymbol else { return nil }
    return price(signAt: index, end: index + 1, mark)
  }

  /// “R$”, which is one sign.
  func real(at index: Int) -> Verbalization? {
    guard tokens[index].text == "R", token(index + 1)?.isMark("$") == true else { return nil }
    return price(signAt: index, end: index + 2, "R")
  }

  private func price(signAt index: Int, end: Int, _ key: Character) -> Verbalization? {
    let sign = written(index..<end)
    var noun = currency(key, short: key == "R" ? sign : nil, end: end)
    let place = afterSpace(end)
    if let next = token(place), next.isNumber, place == end || key == "R" {
      let number = numeral(at: place)
      noun.end = number.range.upperBound
      // “$1.5M” is more than its digits tell.
      if token(noun.end)?.isWord == true { return nil }
      var reading = price(number, noun, index)
      if pack.currencyReadings[key] == nil {
        reading.spoken = .plain(written(reading.range))
      }
      return reading
    }
    if noun.isReadWell { return nil }
    let better = noun.isUnknown ? nil : pack.noun(noun.word, after: 5)
    return Verbalization(
      .currency, index..<end, said: (noun.short, noun.short), better: better.map { ($0, $0) })
  }

  /// A number with a unit.
  func unit(_ number: Numeral) -> Verbalization? {
    let place = afterSpace(number.range.upperBound)
    guard place < tokens.count, let noun = unit(at: place, number) else { return nil }
    let range = number.range.lowerBound..<noun.end
    let text = written(range)
    let isLiteral = noun.short != written(place..<noun.end)
    let said = isLiteral ? "\(written(number.range)) \(noun.short)" : text
    let saidWords =
      pack.spellsNumbers ? "\(words(number, saidGender(noun))) \(noun.short)" : said
    if noun.isUnknown {
      return Verbalization(.unit, range, said: (said, saidWords), better: nil)
    }
    return Verbalization(
      .unit, range, said: (said, saidWords),
      better: counting(number, noun.word, at: range.lowerBound))
  }

  /// A number with a shortened word that is counted, such as «3 шт» and «5 млн ₽».
  func counted(_ number: Numeral) -> Verbalization? {
    let place = afterSpace(number.range.upperBound)
    guard let token = token(place), token.isWord, token.text.utf8.count <= 20,
      let entry = NormalizerLexicon.abbreviations[token.text.lowercased()], let noun = entry.counted
    else { return nil }
    let hasPoint = self.token(place + 1)?.isMark(".") == true
    guard hasPoint || !entry.needsPoint else { return nil }
    let end = place + (hasPoint ? 2 : 1)
    var range = number.range.lowerBound..<end
    var better = counting(number, noun, at: range.lowerBound)
    var said = "\(words(number)) \(written(place..<end))"
    let next = afterSpace(end)
    if next < tokens.count, let money = currency(at: next), !money.isUnknown {
      let word = pack.noun(money.word, after: 5)
      better = ("\(better.digits) \(word)", "\(better.words) \(word)")
      said += " \(money.short)"
      range = range.lowerBound..<money.end
    }
    var text = written(range)
    if range.upperBound > end {
      text = written(range.lowerBound..<end) + " " + (said.isEmpty ? "" : currencySaid(next))
    }
    let kind: VerbalizedText.Kind = range.upperBound > end ? .currency : .abbreviation
    return Verbalization(kind, range, said: (text, said), better: better)
  }

  private func currencySaid(_ index: Int) -> String { currency(at: index)?.short ?? "" }
}

extension TextNormalizer {
  /// The units of time, which have a word of their own for “per”.
  private static let times: Set<String> = ["h", "min", "s", "d", "wk", "mo"]

  /// «/кг» right after a currency.
  func pricePerUnit(slash index: Int) -> Verbalization? {
    guard index > 0, let per = pack.per, let (key, word) = oneUnit(at: index + 1),
      tokens[index - 1].mark?.isCurrencySymbol == true
        || NormalizerLexicon.currencies[tokens[index - 1].text.lowercased()] != nil
    else { return nil }
    let range = index..<index + 2
    let better = " " + (Self.times.contains(key) ? pack.perTime ?? per : per) + " " + word
    return Verbalization(
      .unit, range, said: (written(range), written(range)), better: (better, better))
  }

  /// «кг» in «120 ₽ за кг».
  func unitAfterEach(at index: Int) -> Verbalization? {
    // Most words are longer than any unit, and need no look at the word before them.
    guard index > 1, tokens[index].text.utf8.count <= 8, let (_, word) = oneUnit(at: index),
      let per = pack.per, wordBefore(index) == per
    else { return nil }
    let text = written(index..<index + 1)
    return Verbalization(.unit, index..<index + 1, said: (text, text), better: (word, word))
  }

  /// A short form of a unit that stands for one, and its word.
  private func oneUnit(at index: Int) -> (key: String, word: String)? {
    guard let token = token(index), token.isWord,
      let key = NormalizerLexicon.units[String(token.text)],
      let word = pack.units[key],
      self.token(index + 1).map({ $0.isSpace || $0.isMark(in: ",;!?)") }) ?? true
    else { return nil }
    let one = pack.noun(word, after: 1)
    return (key, pack.gender(of: word) == .feminine ? pack.accusative(one) : one)
  }
}

extension Range<Int> {
  /// The range without its last members.
  func dropLast(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.max(lowerBound, upperBound - count)
  }
}
