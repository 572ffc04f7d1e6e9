/// Signs that stand for data that is not there.
enum PlaceholderSigns {
  /// What a sign in lower case means, by language; `nil` if it stands for no data.
  static func meaning(of sign: String) -> [String: String]? {
    all.first { $0.signs.contains(sign) }?.words
  }

  /// Signs that stand for data, and what to say instead, by language.
  private static let all: [(signs: Set<String>, words: [String: String])] = [
    (
      [
        "-", "--", "---", "–", "––", "—", "——", "−", "- -", "–:–", "--:--", "—:—", "-:-", "n/a",
        "н/д",
      ],
      [
        "en": "No data", "ru": "Нет данных", "de": "Keine Daten", "pt": "Sem dados",
        "ar": "لا بيانات",
      ]
    ),
    (
      ["∞"],
      ["en": "Unlimited", "ru": "Без ограничений", "de": "Unbegrenzt", "pt": "Ilimitado"]
    ),
    (
      ["?", "??", "???"],
      ["en": "Unknown", "ru": "Неизвестно", "de": "Unbekannt", "pt": "Desconhecido"]
    ),
  ]
}
