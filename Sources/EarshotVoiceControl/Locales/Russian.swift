extension SpokenLanguage {
  /// Russian.
  static let russian = SpokenLanguage(
    words: .russian, grammar: { .russian }, numerals: .russian,
    signs: [
      "$": SpokenSign(word: "долларов", isCurrency: true),
      "€": SpokenSign(word: "евро", isCurrency: true),
      "£": SpokenSign(word: "фунтов", isCurrency: true),
      "₽": SpokenSign(word: "рублей", isCurrency: true),
      "¥": SpokenSign(word: "иен", isCurrency: true),
      "%": SpokenSign(word: "процентов"), "№": SpokenSign(word: "номер"),
      "#": SpokenSign(word: "номер"), "&": SpokenSign(word: "и"),
      "+": SpokenSign(word: "плюс"), "=": SpokenSign(word: "равно"),
      "@": SpokenSign(word: "собака"), "°": SpokenSign(word: "градусов"),
    ],
    asked: accusative)

  /// «Корзина» is also asked for as «корзину»; other endings are heard well enough without.
  private static func accusative(of word: String) -> String {
    guard word.count > 3 else { return word }
    for (ending, other) in [("ая", "ую"), ("яя", "юю"), ("а", "у"), ("я", "ю")]
    where word.hasSuffix(ending) {
      return word.dropLast(ending.count) + other
    }
    return word
  }
}
