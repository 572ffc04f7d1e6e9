/// Words and signs of money, to tell a price that is written as a phrase.
enum MoneyLexicon {
  /// Whether a text is a price or a short phrase with one, such as “от 395 рублей”.
  static func isPrice(_ folded: String) -> Bool {
    guard folded.utf8.count <= 80, folded.contains(where: \.isNumber) else { return false }
    if folded.contains(where: \.isCurrencySymbol) { return folded.count <= 24 }
    let words = folded.words
    guard words.count <= 5 else { return false }
    return words.contains { word in Lexicon.all[.money].contains { word.hasPrefix($0) } }
  }
}
