/// A number in digits, with its groups and decimals.
struct Numeral {
  /// The tokens.
  var range: Range<Int>
  /// The digits before the decimals, without separators.
  var whole: String
  /// The digits of the decimals; empty when there are none.
  var decimals = ""
  /// Whether the decimals stand after the sign of another language.
  var hasOtherPoint = false

  /// The whole number, as far as its last nine digits, for the form of what is counted.
  var count: Int { Int(whole.suffix(9)) ?? 0 }
  /// Whether it has decimals that are not zero.
  var isFraction: Bool { decimals.contains { $0 != "0" } }
}

extension VoiceReader {
  /// The number that begins at an index.
  func numeral(at index: Int) -> Numeral {
    var numeral = Numeral(range: index..<index + 1, whole: String(tokens[index].text))
    var end = groups(from: index)
    for place in stride(from: index + 2, to: end, by: 2) { numeral.whole += tokens[place].text }
    if let mark = token(end), mark.isMark(in: ".,"), let part = token(end + 1), part.isNumber,
      !isListed(end), let isOther = isOtherPoint(mark)
    {
      numeral.decimals = String(part.text)
      numeral.hasOtherPoint = isOther
      end += 2
    }
    numeral.range = index..<end
    return numeral
  }

  /// Whether a mark at an index stands between more than two numbers, as in a version or a date.
  private func isListed(_ index: Int) -> Bool {
    let mark = tokens[index].text
    return token(index + 2)?.text == mark && token(index + 3)?.isNumber == true
      || index >= 2 && tokens[index - 2].text == mark
  }

  /// Whether a point or comma is the decimal sign of another language; `nil` when it is none.
  private func isOtherPoint(_ mark: Token) -> Bool? {
    switch language {
    case "en", "ja", "zh", "ko", "he", "th": mark.isMark(".") ? false : nil
    default: mark.isMark(".")
    }
  }

  /// The end of a number whose groups of three digits have separators.
  private func groups(from index: Int) -> Int {
    guard tokens[index].text.utf8.count <= 3, tokens[index].text.first != "0" else {
      return index + 1
    }
    var end = index + 1
    while let mark = token(end), isGroupMark(mark), let group = token(end + 1), group.isNumber,
      group.text.utf8.count == 3
    {
      end += 2
    }
    guard end > index + 1 else { return end }
    // The groups of a phone are no thousands.
    let next = token(end)
    let goesOn =
      (next?.isSpace == true || next?.isMark(in: "-‑") == true)
      && token(end + 1)?.isNumber == true
    let isPhone = goesOn || (index > 0 && tokens[index - 1].isMark("+"))
    return isPhone ? index + 1 : end
  }

  private func isGroupMark(_ mark: Token) -> Bool {
    if mark.isSpace {
      return mark.text.unicodeScalars.count == 1
        && (language != "en" || mark.text.unicodeScalars.first != " ")
    }
    return switch language {
    case "en": mark.isMark(",")
    case "de": mark.isMark(".")
    case "ru": false
    default: false
    }
  }
}

extension VoiceReader {
  /// A number in words.
  func words(
    _ numeral: Numeral, _ gender: NumberWords.Gender = .counting,
    _ grammaticalCase: NumberWords.Case = .nominative
  ) -> String {
    guard NumberWords.knows(language) else { return written(numeral.range) }
    if !numeral.decimals.isEmpty {
      return NumberWords.decimal(numeral.whole, numeral.decimals, in: language, grammaticalCase)
    }
    return NumberWords.cardinal(digits: numeral.whole, in: language, gender, grammaticalCase)
  }

  /// A number in digits as it should be written: with the decimal sign of the language, and
  /// without decimals of zero.
  func digits(_ numeral: Numeral) -> String {
    guard !numeral.decimals.isEmpty else { return written(numeral.range) }
    guard numeral.isFraction else { return written(numeral.range.dropLast(2)) }
    guard numeral.hasOtherPoint else { return written(numeral.range) }
    return written(numeral.range.dropLast(2)) + "," + numeral.decimals
  }

  /// The number without decimals of zero.
  func plain(_ numeral: Numeral) -> Numeral {
    var plain = numeral
    if !numeral.isFraction { plain.decimals = "" }
    return plain
  }

  /// The case that the word before a number asks for; always the nominative outside of Russian.
  func grammaticalCase(before index: Int) -> NumberWords.Case {
    guard language == "ru", let word = wordBefore(index) else { return .nominative }
    if tokens.isGenitive(before: index) { return .genitive }
    // «с 9 до 21»; with another word after it «с» may ask for the instrumental.
    if ["с", "со"].contains(word), let next = tokens.after(index), tokens[next].text == "до" {
      return .genitive
    }
    switch word {
    case "за", "через", "в", "во", "на", "про": return .accusative
    case "о", "об", "при": return .prepositional
    default: return .nominative
    }
  }

  /// A number with what is counted: with digits and in words.
  func counting(
    _ numeral: Numeral, _ noun: InflectedWord, at index: Int
  ) -> (digits: String, words: String) {
    let asked = grammaticalCase(before: index)
    // The nouns have no prepositional case here.
    let grammaticalCase = asked == .prepositional ? .nominative : asked
    let number = plain(numeral)
    let gender = noun.gender(in: language)
    var word = noun.after(
      number.count, isFraction: number.isFraction, isGenitive: grammaticalCase == .genitive,
      in: language)
    if grammaticalCase == .accusative, gender == .feminine, word == noun.forms[0] {
      word = word.accusative
    }
    return (
      "\(digits(numeral)) \(word)", "\(words(number, gender, grammaticalCase)) \(word)"
    )
  }
}

extension String {
  /// A feminine noun in the Russian accusative.
  var accusative: String {
    switch last {
    case "а": dropLast() + "у"
    case "я": dropLast() + "ю"
    default: self
    }
  }
}
