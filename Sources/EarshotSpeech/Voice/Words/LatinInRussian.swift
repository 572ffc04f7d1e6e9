/// How a Russian voice reads Latin letters, by the few readings that the sources report.
enum LatinInRussian {
  /// A word letter by letter, as «ипхон» for “iPhone”.
  static func reading(of word: some StringProtocol) -> String {
    let lower = word.lowercased()
    // The last e after a consonant is silent, as in “iPhone”.
    let isSilent =
      lower.count > 2 && lower.last == "e" && !"aeiou".contains(lower.dropLast().last ?? "a")
    return (isSilent ? lower.dropLast() : lower[...]).map { letters[$0] ?? String($0) }.joined()
  }

  /// A word of a picture name, as «клоуз» for “close”.
  static func pictureWord(_ word: some StringProtocol) -> String {
    pictureWords[word.lowercased()] ?? reading(of: word)
  }

  /// What stands for the first letter of names such as “iClose”.
  static let picturePrefix = "айси"

  private static let letters: [Character: String] = [
    "a": "а", "b": "б", "c": "к", "d": "д", "e": "е", "f": "ф", "g": "г", "h": "х", "i": "и",
    "j": "ж", "k": "к", "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "q": "к", "r": "р",
    "s": "с", "t": "т", "u": "у", "v": "в", "w": "в", "x": "кс", "y": "и", "z": "з",
  ]

  private static let pictureWords = [
    "close": "клоуз", "cart": "карт", "info": "иинфо", "back": "бэк", "menu": "меню",
    "search": "сёрч", "home": "хоум", "star": "стар", "heart": "харт", "plus": "плюс",
    "minus": "минус", "share": "шэр", "filter": "фильтр", "user": "юзер", "profile": "профайл",
    "settings": "сеттингс", "arrow": "эрроу", "left": "лефт", "right": "райт", "delete": "делит",
    "edit": "эдит", "add": "эд", "more": "мор", "play": "плей", "pause": "пауз",
  ]
}
