/// Names of letters, for texts that are spelled out.
enum LetterNames {
  /// The name of a letter in a language; in most languages a voice knows its letters.
  static func name(of letter: Character, in language: String) -> String {
    let capital = letter.uppercased()
    guard language == "ru" else { return capital }
    return russian[capital] ?? latin[capital] ?? capital
  }

  private static let russian: [String: String] = [
    "Б": "Бэ", "В": "Вэ", "Г": "Гэ", "Д": "Дэ", "Ж": "Жэ", "З": "Зэ", "Й": "И краткое",
    "К": "Ка", "Л": "Эль", "М": "Эм", "Н": "Эн", "П": "Пэ", "Р": "Эр", "С": "Эс", "Т": "Тэ",
    "Ф": "Эф", "Х": "Ха", "Ц": "Цэ", "Ч": "Че", "Ш": "Ша", "Щ": "Ща", "Ъ": "Твёрдый знак",
    "Ь": "Мягкий знак",
  ]

  /// Latin letters by their Russian names, as the sources spell «ABC».
  private static let latin: [String: String] = [
    "A": "А", "B": "Бэ", "C": "Цэ", "D": "Дэ", "E": "Е", "F": "Эф", "G": "Гэ", "H": "Аш",
    "I": "И", "J": "Йот", "K": "Ка", "L": "Эль", "M": "Эм", "N": "Эн", "O": "О", "P": "Пэ",
    "Q": "Ку", "R": "Эр", "S": "Эс", "T": "Тэ", "U": "У", "V": "Вэ", "W": "Дубль-вэ",
    "X": "Икс", "Y": "Игрек", "Z": "Зет",
  ]
}
