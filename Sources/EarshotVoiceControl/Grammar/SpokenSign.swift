/// How a sign is spoken.
struct SpokenSign: Hashable, Sendable {
  /// The word for it.
  var word: String
  /// Whether it is written before an amount and said after it.
  var isCurrency = false

  /// The signs that are spoken in a language.
  static func signs(for language: String) -> [Unicode.Scalar: SpokenSign] {
    language == "ru" ? russian : english
  }

  /// Words that are written in more than one way, or shortened.
  static let aliases: [String: String] = [
    "okay": "ok", "ок": "ok", "окей": "ok", "roubles": "rubles", "rouble": "ruble",
    "руб": "рублей", "коп": "копеек",
  ]

  private static let english: [Unicode.Scalar: SpokenSign] = [
    "$": SpokenSign(word: "dollars", isCurrency: true),
    "€": SpokenSign(word: "euros", isCurrency: true),
    "£": SpokenSign(word: "pounds", isCurrency: true),
    "₽": SpokenSign(word: "rubles", isCurrency: true),
    "¥": SpokenSign(word: "yen", isCurrency: true),
    "%": SpokenSign(word: "percent"), "№": SpokenSign(word: "number"),
    "#": SpokenSign(word: "number"), "&": SpokenSign(word: "and"),
    "+": SpokenSign(word: "plus"), "=": SpokenSign(word: "equals"),
    "@": SpokenSign(word: "at"), "°": SpokenSign(word: "degrees"),
  ]

  private static let russian: [Unicode.Scalar: SpokenSign] = [
    "$": SpokenSign(word: "долларов", isCurrency: true),
    "€": SpokenSign(word: "евро", isCurrency: true),
    "£": SpokenSign(word: "фунтов", isCurrency: true),
    "₽": SpokenSign(word: "рублей", isCurrency: true),
    "¥": SpokenSign(word: "иен", isCurrency: true),
    "%": SpokenSign(word: "процентов"), "№": SpokenSign(word: "номер"),
    "#": SpokenSign(word: "номер"), "&": SpokenSign(word: "и"),
    "+": SpokenSign(word: "плюс"), "=": SpokenSign(word: "равно"),
    "@": SpokenSign(word: "собака"), "°": SpokenSign(word: "градусов"),
  ]
}
