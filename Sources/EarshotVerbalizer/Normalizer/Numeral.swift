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

extension TextNormalizer {
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

  /// Whether a point or comma is the decimal sign of another language; `nil` if it is none.
  private func isOtherPoint(_ mark: Token) -> Bool? {
    if pack.decimalSeparator == "." { return mark.isMark(".") ? false : nil }
    return mark.isMark(".")
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
        && (pack.groupsDigitsBySpace || mark.text.unicodeScalars.first != " ")
    }
    return mark.isMark(in: pack.groupSeparators)
  }
}

extension TextNormalizer {
  /// A number in words.
  func words(
    _ numeral: Numeral, _ gender: GrammaticalGender = .counting,
    _ grammaticalCase: GrammaticalCase = .nominative
  ) -> String {
    guard pack.spellsNumbers else { return written(numeral.range) }
    if !numeral.decimals.isEmpty {
      return pack.decimal(digits: numeral.whole, numeral.decimals, grammaticalCase)
    }
    return pack.cardinal(digits: numeral.whole, gender, grammaticalCase)
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

  /// The form of a noun after a number.
  func word(_ noun: CountedNoun, after number: Numeral, _ case: GrammaticalCase) -> String {
    pack.noun(
      noun, after: number.count, isFraction: number.isFraction, isGenitive: `case` == .genitive)
  }

  /// A number with what is counted: with digits and in words.
  func counting(
    _ numeral: Numeral, _ noun: CountedNoun, at index: Int
  ) -> (digits: String, words: String) {
    let asked = pack.grammaticalCase(before: index, in: self)
    // The nouns have no prepositional case here.
    let grammaticalCase = asked == .prepositional ? .nominative : asked
    let number = plain(numeral)
    let gender = pack.gender(of: noun)
    var word = word(noun, after: number, grammaticalCase)
    if grammaticalCase == .accusative, gender == .feminine, word == noun.forms[0] {
      word = pack.accusative(word)
    }
    return (
      "\(digits(numeral)) \(word)", "\(words(number, gender, grammaticalCase)) \(word)"
    )
  }
}
