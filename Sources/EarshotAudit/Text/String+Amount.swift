import EarshotText

extension String {
  /// Whether it is only a number, a price or another amount: digits, separators, signs, and a short
  /// unit or currency, such as `24`, `153 ₽`, `+4.5 %` or `$9.99`.
  var isAmount: Bool {
    guard hasFewLetters, contains(where: \.isNumber) else { return false }
    var letters = 0
    for character in self {
      if character.isLetter {
        letters += 1
      } else if !character.isNumber, !character.isWhitespace, !character.isAmountMark {
        return false
      }
    }
    // Three letters are the longest unit or currency: «руб», "EUR".
    return letters <= 3 && split(whereSeparator: { !$0.isLetter }).count <= 1
  }
}

extension Character {
  /// Whether it stands in amounts: separators, signs, percent and currencies.
  fileprivate var isAmountMark: Bool {
    isCurrencySymbol || ".,:+-−–/%‰°'’×".contains(self)
  }
}

extension String {
  /// Whether it is a number and the one word for what it counts, which is no month: "3 metres".
  var isCount: Bool {
    let parts = split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts[0].first?.isNumber == true,
      parts[0].allSatisfy({ $0.isNumber || ".,".contains($0) })
    else { return false }
    return parts[1].allSatisfy(\.isLetter) && !DateWords.sure.contains(parts[1].lowercased())
  }

  /// Whether it is a number with what it counts, and nothing else: an amount that is no time, date,
  /// number to call, or key such as `F10`.
  var isFigureAlone: Bool {
    guard utf8.count <= 24, isAmount, !contains(":"), !contains("/") else {
      return false
    }
    guard unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) else {
      return false
    }
    guard let first = firstIndex(where: \.isLetter) else {
      // Long numbers without a currency are numbers to call, or of cards.
      return contains(where: \.isCurrencySymbol) || count(where: \.isNumber) < 9
    }
    // The letters are a unit after the number, or a word for money or a limit before it.
    let word = self[first...].prefix(while: \.isLetter).lowercased()
    if UnicodeScript(ofFirstLetterIn: word)?.isEastAsian == true { return "円元원".contains(word) }
    if word == "off" { return false }
    // A word between two numbers, as in "3 for $9.99", makes a phrase of them.
    let isBetween =
      self[..<first].contains(where: \.isNumber)
      && self[first...].drop(while: \.isLetter).contains(where: \.isNumber)
    if isBetween { return false }
    return self[..<first].contains(where: \.isNumber) || Self.leads.contains(word)
  }

  /// Whether it has no more letters of ASCII than a unit, which is told quickly.
  private var hasFewLetters: Bool {
    utf8.count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } <= 3
  }

  private static let leads: Set<String> = [
    "от", "до", "за", "по", "usd", "eur", "rub", "gbp", "chf", "ab", "de", "r", "us", "a", "rs",
  ]
}
