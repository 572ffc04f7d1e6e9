extension VoiceControlLanguage {
  /// Russian.
  static let russian = VoiceControlLanguage(
    words: .russian, grammar: { .russian }, numerals: .russian,
    signs: [
      "$": SignName(word: "долларов", isCurrency: true),
      "€": SignName(word: "евро", isCurrency: true),
      "£": SignName(word: "фунтов", isCurrency: true),
      "₽": SignName(word: "рублей", isCurrency: true),
      "¥": SignName(word: "иен", isCurrency: true),
      "%": SignName(word: "процентов"), "№": SignName(word: "номер"),
      "#": SignName(word: "номер"), "&": SignName(word: "и"),
      "+": SignName(word: "плюс"), "=": SignName(word: "равно"),
      "@": SignName(word: "собака"), "°": SignName(word: "градусов"),
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
