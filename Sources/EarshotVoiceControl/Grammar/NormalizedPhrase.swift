import EarshotText

/// The form in which what is said and what is written are compared.
///
/// Letters are lower case without marks (й stays, ё is е), numbers are digits however they are
/// written ("twenty three", «двадцати трёх»), places are "5th" and «5й», signs that are spoken are
/// words, and punctuation and emoji are left out.
package struct NormalizedPhrase: Hashable, Sendable {
  /// The language of the text, without a region.
  package let language: String
  /// The words.
  package let words: [String]

  /// The most characters of a text that are compared; nobody says more at once.
  private static let longest = 10_000

  /// Brings a text into the form that is compared.
  package init(_ text: String, language: String) {
    let language = Language(language).code
    self.language = language
    let said = text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
    words = PhraseTokenizer.tokens(of: said, language: language).map(\.word)
  }

  /// Makes a form of words that are in it already, such as those of a
  /// ``SpokenCommand/ItemReference``.
  package init(words: [String], language: String) {
    self.language = Language(language).code
    self.words = words
  }

  /// Whether anything of a text is heard: not of "…", nor of an emoji alone.
  static func isSpoken(_ text: String, language: String) -> Bool {
    let signs = VoiceControlLanguage.all[language].signs
    return text.unicodeScalars.contains { LetterFolding.folded($0) != nil || signs[$0] != nil }
  }

  /// The number that the words mean where a number is expected; `nil` if they mean none.
  ///
  /// There "for" is four, "the fifth" is five, and "20 3", as some recognisers write it, is 23.
  package var number: Int? { Self.number(of: words, language: language) }

  /// The number that words mean where a number is expected; `nil` if they mean none.
  package static func number(of words: [String], language: String) -> Int? {
    let numerals = Numerals.numerals(for: language)
    var words = words[...]
    if words.count > 1, let first = words.first, numerals.introductions.contains(first) {
      words.removeFirst()
    }
    guard let first = words.first, words.count <= longestNumber else { return nil }
    if words.count == 1, let number = number(first, numerals) { return number }
    let spelled = words.flatMap { word in
      number(word, numerals).flatMap { spelling(of: $0, numerals) }
        ?? [numerals.homophones[word] ?? word]
    }
    guard let reading = numerals.reading(at: 0, of: spelled), reading.length == spelled.count else {
      return nil
    }
    return reading.value
  }

  /// No number below a million has more words.
  private static let longestNumber = 12

  /// The number of digits, or of a place: "5", "5th".
  private static func number(_ word: String, _ numerals: Numerals) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.utf8.count <= 9, let value = Int(digits) else { return nil }
    return digits.endIndex == word.endIndex || numerals.ordinalForm(value) == word ? value : nil
  }

  /// The words by which a number from 0 to 9999 is spoken; `nil` for other numbers.
  package static func spelling(of number: Int, language: String) -> [String]? {
    spelling(of: number, .numerals(for: language))
  }

  private static func spelling(of number: Int, _ numerals: Numerals) -> [String]? {
    (0...9999).contains(number) ? numerals.spelling(number) : nil
  }

  /// The words as they are spoken, without digits where the number has words.
  package var spelledWords: [String] {
    let numerals = Numerals.numerals(for: language)
    return words.flatMap { word in
      Int(word).flatMap { Self.spelling(of: $0, numerals) } ?? [word]
    }
  }
}
