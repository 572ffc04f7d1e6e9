import EarshotText

extension String {
  /// The words: runs of letters, digits and the marks inside them, in lower case.
  var words: [String] {
    let lower = lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) {
      return lower.utf8.split { !String.isPlainWordByte($0) }.map { String(Substring($0)) }
    }
    return lower.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  /// Whether a byte of ASCII in lower case stands in a word.
  private static func isPlainWordByte(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x27
  }

  /// The words of a name in camel case, in lower case.
  var camelCaseWords: [String] {
    let spaced = reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text.append(letter)
    }
    return spaced.words
  }

  /// Whether it holds no letter and no digit.
  var hasNoWord: Bool { !contains { $0.isLetter || $0.isNumber } }

  /// Whether it has fewer letters than a name, or is a sign; letters of formulas and words of East
  /// Asia, which one letter writes, are names.
  func isShortName(below letters: Int) -> Bool {
    guard utf8.count <= 16, !contains(where: \.isNumber) else { return false }
    guard allSatisfy(\.isLetter) else {
      return count <= 2 && allSatisfy { $0.isPunctuation || $0.isMathSymbol }
    }
    return count < letters && UnicodeScript(ofFirstLetterIn: self)?.isEastAsian != true
      && !["π", "Σ", "σ", "μ", "Δ", "Ω"].contains(self)
  }

  /// The text with one space in the place of several, and none at its ends.
  var onSingleSpaces: String { split(separator: " ").joined(separator: " ") }

  /// The runs of letters, with apostrophes in them.
  var wordsOfLetters: [Substring] { split { !$0.isLetter && $0 != "'" && $0 != "’" } }

  /// Whether one of its words is in a list; also words joined by `_` and `.`, as in assets, and a
  /// text that is one sign.
  func hasWord(of list: Set<String>) -> Bool {
    if list.contains(self) { return true }
    return split { !$0.isLetter }.contains { list.contains($0.lowercased()) }
  }

  /// Whether a text in lower case holds a word that begins with one of some beginnings, which are
  /// in lower case too.
  func hasWord(beginningWith beginnings: some Sequence<String>) -> Bool {
    let text = Array(utf8)
    return beginnings.contains { beginning in
      let bytes = Array(beginning.utf8)
      guard let first = bytes.first, bytes.count <= text.count else { return false }
      return (0...text.count - bytes.count).contains { place in
        text[place] == first && text[place...].starts(with: bytes)
          && text.startsWord(at: place)
      }
    }
  }
}

extension [UInt8] {
  /// Whether no letter stands before a place: the start, an ASCII mark, or a dash or quote of those
  /// that begin with E2 80 or are C2 AB.
  fileprivate func startsWord(at place: Int) -> Bool {
    guard place > 0 else { return true }
    let last = self[place - 1]
    if last < 0x80 { return !(0x61...0x7A).contains(last) }
    if place > 1, self[place - 2] == 0xC2 { return last == 0xAB || last == 0xA0 }
    return place > 2 && self[place - 3] == 0xE2 && self[place - 2] == 0x80
  }
}

extension String {
  /// Whether it has the length of a paragraph, as only a text that somebody wrote has, and no name.
  var isLongText: Bool { utf8.count > 120 && split(whereSeparator: \.isWhitespace).count > 24 }

  /// Whether it stands, in braces, for a text that code sets: "{name}".
  var isStandIn: Bool { first == "{" && last == "}" }
}
