import EarshotText

/// Words and signs of money, to tell a price that is written as a phrase.
enum MoneyLexicon {
  /// Whether a text is a price or a short phrase with one, such as “от 395 рублей”.
  static func isPrice(_ folded: String) -> Bool {
    guard folded.utf8.count <= 80, folded.hasNumber else { return false }
    if folded.hasCurrencySymbol { return folded.count <= 24 }
    let words = folded.words
    guard words.count <= 5 else { return false }
    return words.contains { word in
      guard let first = word.utf8.first, let beginnings = beginnings[first] else { return false }
      return beginnings.contains { word.hasPrefix($0) }
    }
  }

  /// The beginnings of words for money by their first bytes.
  private static let beginnings = Dictionary(
    grouping: Lexicon.all[.money].filter { !$0.isEmpty }, by: { $0.utf8.first ?? 0 })
}

extension String {
  /// Whether one of the characters is a number; texts of ASCII, which are most, are read by bytes.
  fileprivate var hasNumber: Bool {
    if utf8.contains(where: \.isDigit) { return true }
    return utf8.contains { $0 >= 0x80 } && contains(where: \.isNumber)
  }

  /// Whether one of the characters is the sign of a currency.
  fileprivate var hasCurrencySymbol: Bool {
    if utf8.contains(UInt8(ascii: "$")) { return true }
    return utf8.contains { $0 >= 0x80 } && contains(where: \.isCurrencySymbol)
  }
}
