extension VoiceControlLanguage {
  /// English.
  static let english = VoiceControlLanguage(
    words: .english, grammar: { .english }, numerals: .english,
    signs: [
      "$": SignName(word: "dollars", isCurrency: true),
      "€": SignName(word: "euros", isCurrency: true),
      "£": SignName(word: "pounds", isCurrency: true),
      "₽": SignName(word: "rubles", isCurrency: true),
      "¥": SignName(word: "yen", isCurrency: true),
      "%": SignName(word: "percent"), "№": SignName(word: "number"),
      "#": SignName(word: "number"), "&": SignName(word: "and"),
      "+": SignName(word: "plus"), "=": SignName(word: "equals"),
      "@": SignName(word: "at"), "°": SignName(word: "degrees"),
    ])
}
