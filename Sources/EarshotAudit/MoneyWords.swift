/// Words and signs of money, to tell a price that is written as a phrase.
enum MoneyWords {
  /// Whether a text is a price or a short phrase with one, such as “от 395 рублей”.
  static func isPrice(_ folded: String) -> Bool {
    guard folded.utf8.count <= 80, folded.contains(where: \.isNumber) else { return false }
    if folded.contains(where: \.isCurrencySymbol) { return folded.count <= 24 }
    let words = folded.words
    guard words.count <= 5 else { return false }
    return words.contains { word in stems.contains { word.hasPrefix($0) } }
  }

  private static let stems = [
    "руб", "долл", "евро", "цент", "тенге", "сум", "грн", "usd", "eur", "rub", "gbp", "dollar",
    "euro", "pound", "cent", "reais", "real", "brl", "franken", "chf", "درهم", "ريال", "دينار",
  ]
}
