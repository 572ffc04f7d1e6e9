extension SpokenLanguage {
  /// English.
  static let english = SpokenLanguage(
    words: .english, grammar: { .english }, numerals: .english,
    signs: [
      "$": SpokenSign(word: "dollars", isCurrency: true),
      "€": SpokenSign(word: "euros", isCurrency: true),
      "£": SpokenSign(word: "pounds", isCurrency: true),
      "₽": SpokenSign(word: "rubles", isCurrency: true),
      "¥": SpokenSign(word: "yen", isCurrency: true),
      "%": SpokenSign(word: "percent"), "№": SpokenSign(word: "number"),
      "#": SpokenSign(word: "number"), "&": SpokenSign(word: "and"),
      "+": SpokenSign(word: "plus"), "=": SpokenSign(word: "equals"),
      "@": SpokenSign(word: "at"), "°": SpokenSign(word: "degrees"),
    ])
}
