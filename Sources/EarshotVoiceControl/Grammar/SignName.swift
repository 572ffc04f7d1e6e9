/// How a sign is spoken.
struct SignName: Hashable, Sendable {
  /// The word for it.
  var word: String
  /// Whether it is written before an amount and said after it.
  var isCurrency = false

  /// Words that are written in more than one way, or shortened.
  static let aliases: [String: String] = [
    "okay": "ok", "ок": "ok", "окей": "ok", "roubles": "rubles", "rouble": "ruble",
    "руб": "рублей", "коп": "копеек",
  ]
}
