import EarshotText

/// A word as it is compared, with the place in the text that it comes from.
struct PhraseToken: Hashable, Sendable {
  /// The word.
  var word: String
  /// Where it stands in the text.
  var range: Range<String.Index>
}

/// Takes a text apart into words that can be compared.
///
/// Letters are lower case without marks, except the Russian й; digits stand apart from letters;
/// groups of digits make one number; signs that are spoken become words; the rest is left out.
struct PhraseTokenizer {
  private let text: String
  private let signs: [Unicode.Scalar: SignName]
  private let numerals: Numerals
  private var tokens: [PhraseToken] = []
  private var word = ""
  private var wordStart: String.Index
  /// Whether the word is digits of several groups: "1 250" and "1,250" are one number.
  private var isGrouped = false
  /// A currency sign before the digits, which is said after them.
  private var waiting: PhraseToken?

  /// The words of a text, numbers in digits.
  static func tokens(of text: String, language: String) -> [PhraseToken] {
    var tokenizer = PhraseTokenizer(text, language: language)
    tokenizer.readWords()
    return tokenizer.joiningNumerals()
  }

  private init(_ text: String, language: String) {
    self.text = text
    signs = VoiceControlLanguage.all[language].signs
    numerals = .numerals(for: language)
    wordStart = text.startIndex
  }

  private mutating func readWords() {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if let letters = LetterFolding.folded(scalar) {
        append(letters, at: index)
      } else if LetterFolding.isCombining(scalar) {
        combine(scalar)
      } else if LetterFolding.isGroupSeparator(scalar), startsGroup(at: next) {
        isGrouped = true
      } else if !LetterFolding.isApostrophe(scalar) {
        endWord(at: index)
        if let sign = signs[scalar] { append(sign, index..<next) }
      }
      index = next
    }
    endWord(at: scalars.endIndex)
    if let waiting { tokens.append(waiting) }
  }

  /// Adds letters to the word, which ends where letters follow digits or digits letters.
  private mutating func append(_ letters: String, at index: String.Index) {
    if let last = word.unicodeScalars.last, let first = letters.unicodeScalars.first,
      LetterFolding.isDigit(last) != LetterFolding.isDigit(first)
    {
      endWord(at: index)
    }
    if word.isEmpty { wordStart = index }
    word += letters
  }

  /// A breve makes и to й; every other mark is left out.
  private mutating func combine(_ mark: Unicode.Scalar) {
    guard mark == "\u{306}", word.hasSuffix("и") else { return }
    word.removeLast()
    word += "й"
  }

  private mutating func append(_ sign: SignName, _ range: Range<String.Index>) {
    let token = PhraseToken(word: sign.word, range: range)
    let isAfterAmount = tokens.last.map { Int($0.word) != nil } ?? false
    if sign.isCurrency, !isAfterAmount, startsDigits(at: range.upperBound) {
      waiting = token
    } else {
      tokens.append(token)
    }
  }

  private mutating func endWord(at end: String.Index) {
    guard !word.isEmpty else { return }
    let range = wordStart..<end
    if let first = word.unicodeScalars.first, LetterFolding.isDigit(first) {
      appendDigits(range)
    } else if let last = tokens.last, isOrdinalSuffix(word, after: last, at: wordStart) {
      tokens[tokens.count - 1] = PhraseToken(
        word: Int(last.word).map(numerals.ordinalForm) ?? last.word,
        range: last.range.lowerBound..<end)
    } else {
      tokens.append(PhraseToken(word: SignName.aliases[word] ?? word, range: range))
    }
    word = ""
    isGrouped = false
  }

  /// Each zero in front is a word of its own, as it is said: "05" is "zero five".
  private mutating func appendDigits(_ range: Range<String.Index>) {
    var digits = Substring(word)
    while digits.count > 1, digits.first == "0" {
      tokens.append(PhraseToken(word: "0", range: range))
      digits.removeFirst()
    }
    tokens.append(PhraseToken(word: String(digits), range: range))
    if let currency = waiting { tokens.append(currency) }
    waiting = nil
  }

  /// Whether letters make digits a place: "5th", «5-го».
  private func isOrdinalSuffix(
    _ word: String, after token: PhraseToken, at start: String.Index
  ) -> Bool {
    guard numerals.ordinalSuffixes.contains(word), Int(token.word) != nil else { return false }
    let between = text[token.range.upperBound..<start]
    return between.isEmpty || between == "-" || between == "\u{2011}"
  }

  /// Whether three digits, and no more, go on with a number of at most three digits.
  private func startsGroup(at index: String.Index) -> Bool {
    guard let first = word.unicodeScalars.first, LetterFolding.isDigit(first), first != "0",
      isGrouped || word.count <= 3
    else { return false }
    let following = text.unicodeScalars[index...].prefix(4)
    return following.prefix(3).count { LetterFolding.isDigit($0) } == 3
      && !(following.count == 4 && following.last.map(LetterFolding.isDigit) == true)
  }

  private func startsDigits(at index: String.Index) -> Bool {
    let rest = text.unicodeScalars[index...].drop { $0 == " " || $0 == "\u{A0}" }
    return rest.first.map(LetterFolding.isDigit) ?? false
  }

  /// The words with numbers in digits: "twenty", "three" are "23".
  private func joiningNumerals() -> [PhraseToken] {
    var joined: [PhraseToken] = []
    let words = tokens.map(\.word)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard let reading = numerals.reading(at: index, of: words) else {
        joined.append(token)
        index += 1
        continue
      }
      let last = tokens[index + reading.length - 1]
      let digits = reading.isOrdinal ? numerals.ordinalForm(reading.value) : "\(reading.value)"
      joined.append(
        PhraseToken(word: digits, range: token.range.lowerBound..<last.range.upperBound))
      index += reading.length
    }
    return joined
  }
}
