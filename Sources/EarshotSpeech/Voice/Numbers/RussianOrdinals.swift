/// Russian ordinal numbers in words.
enum RussianOrdinals {
  /// An ordinal by the ending that is written after its digits, such as «й» of «1-й».
  ///
  /// - Returns: `nil` when the ending belongs to no ordinal, or the number has more than six digits.
  static func ordinal(_ number: UInt64, ending: String) -> String? {
    guard number > 0, number < 1_000_000 else { return nil }
    return forms[ending].flatMap { ordinal(number, form: $0) }
      ?? (ending == "е" ? ordinal(number, form: number % 10 == 0 ? "ые" : "ое") : nil)
  }

  /// An ordinal in the form of an adjective, such as «ого» of «первого».
  static func ordinal(_ number: UInt64, form: String) -> String? {
    guard number > 0, number < 1_000_000 else { return nil }
    if number % 1000 == 0 {
      return thousands(number / 1000) + "тысячн" + form
    }
    let rest = number % 100
    let last = rest < 20 ? (rest == 0 ? number % 1000 : rest) : (rest % 10 == 0 ? rest : rest % 10)
    let head = number - last
    let words = head == 0 ? "" : RussianNumbers.cardinal(head, .masculine, .nominative) + " "
    return stem(Int(last), form).map { words + $0 }
  }

  private static let forms = [
    "й": "ый", "ый": "ый", "ий": "ый", "ой": "ый", "го": "ого", "ого": "ого", "му": "ому",
    "ому": "ому", "м": "ом", "ом": "ом", "я": "ая", "ая": "ая", "ю": "ую", "ую": "ую",
    "ое": "ое", "ые": "ые", "х": "ых", "ых": "ых", "ми": "ыми",
  ]

  private static func stem(_ number: Int, _ form: String) -> String? {
    if number == 3 { return "трет" + (soft[form] ?? form) }
    let accented = form == "ый" && [2, 6, 7, 8, 40].contains(number)
    return stems[number].map { $0 + (accented ? "ой" : form) }
  }

  /// The endings of «третий».
  private static let soft = [
    "ый": "ий", "ого": "ьего", "ому": "ьему", "ом": "ьем", "ая": "ья", "ой": "ьей", "ую": "ью",
    "ое": "ье", "ые": "ьи", "ых": "ьих", "ыми": "ьими",
  ]

  /// What stands before «тысячный»: genitives without spaces.
  private static func thousands(_ number: UInt64) -> String {
    if number == 1 { return "" }
    var words = RussianNumbers.cardinal(number, .neuter, .genitive)
    for (genitive, short) in [("одного", "одно"), ("ста", "сто"), ("девяноста", "девяносто")] {
      words = words.split(separator: " ").map { $0 == genitive ? short : String($0) }
        .joined(separator: " ")
    }
    return words.split(separator: " ").joined()
  }

  private static let stems: [Int: String] = [
    1: "перв", 2: "втор", 4: "четвёрт", 5: "пят", 6: "шест", 7: "седьм", 8: "восьм", 9: "девят",
    10: "десят", 11: "одиннадцат", 12: "двенадцат", 13: "тринадцат", 14: "четырнадцат",
    15: "пятнадцат", 16: "шестнадцат", 17: "семнадцат", 18: "восемнадцат", 19: "девятнадцат",
    20: "двадцат", 30: "тридцат", 40: "сороков", 50: "пятидесят", 60: "шестидесят",
    70: "семидесят", 80: "восьмидесят", 90: "девяност", 100: "сот", 200: "двухсот",
    300: "трёхсот", 400: "четырёхсот", 500: "пятисот", 600: "шестисот", 700: "семисот",
    800: "восьмисот", 900: "девятисот",
  ]
}
