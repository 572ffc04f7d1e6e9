/// What characters are in speech: letters without marks, digits, or nothing.
enum LetterFolding {
  /// A letter or digit in lower case without its mark; `nil` for everything else.
  static func folded(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0x430...0x44F: return String(Character(scalar))
    case 0x41...0x5A: return scalar.properties.lowercaseMapping
    case 0..<0xAA: return nil
    case 0x450, 0x451, 0x400, 0x401: return "е"
    case 0x410...0x42F: return scalar.properties.lowercaseMapping
    case 0xDF: return "ss"
    case 0xC6, 0xE6: return "ae"
    case 0x152, 0x153: return "oe"
    default: break
    }
    let properties = scalar.properties
    if properties.generalCategory == .decimalNumber {
      return properties.numericValue.map { "\(Int($0))" }
    }
    guard properties.isAlphabetic else { return nil }
    return base(of: scalar) ?? properties.lowercaseMapping
  }

  /// The letter that bears the mark: the names of characters say it, "… LETTER E WITH ACUTE".
  private static func base(of scalar: Unicode.Scalar) -> String? {
    guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value),
      let name = scalar.properties.name, name.hasPrefix("LATIN ")
    else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[2] == "LETTER", words[4] == "WITH", words[3].count == 1 else {
      return nil
    }
    return words[3].lowercased()
  }

  /// Whether a mark stands over or under the letter before it.
  static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value) || scalar.value == 0xAD || scalar.value == 0x200B
  }

  /// Whether the sign stands inside words and is not heard: "don't".
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2BC}"
  }

  /// Whether the sign can stand between groups of three digits.
  static func isGroupSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ",", "\u{A0}", "\u{202F}", "\u{2009}": true
    default: false
    }
  }

  /// Whether it is a digit from 0 to 9.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }
}
