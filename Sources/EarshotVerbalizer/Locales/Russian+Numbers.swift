/// Numbers in words.
extension Russian {
  func cardinal(
    _ number: UInt64, _ gender: GrammaticalGender, _ grammaticalCase: GrammaticalCase
  ) -> String? { words(number, gender, grammaticalCase) }

  private func words(
    _ number: UInt64, _ gender: GrammaticalGender = .masculine,
    _ grammaticalCase: GrammaticalCase = .nominative
  ) -> String {
    if number == 0 {
      return ["ноль", "ноля", "ноль", "нуле"][grammaticalCase.rawValue]
    }
    var words: [String] = []
    var scale = Self.scales.count - 1
    var unit: UInt64 = 1_000_000_000_000_000
    while unit >= 1000 {
      let group = Int(number / unit % 1000)
      if group > 0 {
        words += below1000(group, scale == 0 ? .feminine : .masculine, grammaticalCase)
        words.append(Self.scales[scale].form(group, grammaticalCase))
      }
      scale -= 1
      unit /= 1000
    }
    words += below1000(Int(number % 1000), gender, grammaticalCase)
    return words.joined(separator: " ")
  }

  private func below1000(
    _ number: Int, _ gender: GrammaticalGender, _ grammaticalCase: GrammaticalCase
  ) -> [String] {
    let place = grammaticalCase.rawValue == 2 ? 0 : grammaticalCase.rawValue
    var words: [String] = []
    if number >= 100 { words.append(Self.hundreds[number / 100][place]) }
    let rest = number % 100
    if rest >= 20 {
      words.append(Self.tens[rest / 10][place])
      if rest % 10 > 0 { words.append(one(rest % 10, gender, grammaticalCase)) }
    } else if rest > 0 {
      words.append(one(rest, gender, grammaticalCase))
    }
    return words
  }

  /// A number from 1 to 19.
  private func one(
    _ number: Int, _ gender: GrammaticalGender, _ grammaticalCase: GrammaticalCase
  ) -> String {
    let place = grammaticalCase.rawValue
    switch (number, gender) {
    case (1, .feminine): return ["одна", "одной", "одну", "одной"][place]
    case (1, .neuter): return ["одно", "одного", "одно", "одном"][place]
    case (2, .feminine): return ["две", "двух", "две", "двух"][place]
    default: return Self.ones[number][place == 2 ? 0 : place]
    }
  }

  /// «одна целая пять десятых»; `nil` for more than six decimals or too large numbers.
  func decimal(
    _ whole: String, _ decimals: String, _ grammaticalCase: GrammaticalCase
  ) -> String? {
    guard decimals.count <= 6, let wholeNumber = UInt64(whole), let part = UInt64(decimals),
      wholeNumber < 1_000_000_000_000_000_000, whole.count == 1 || whole.first != "0"
    else { return nil }
    let head = words(wholeNumber, .feminine, grammaticalCase)
    let tail = words(part, .feminine, grammaticalCase)
    let names = ["десят", "сот", "тысячн", "десятитысячн", "стотысячн", "миллионн"]
    let name = names[decimals.count - 1]
    return "\(head) цел\(ending(wholeNumber, grammaticalCase)) \(tail) "
      + name + ending(part, grammaticalCase)
  }

  /// The ending of «целая» and «десятая» after a number.
  private func ending(_ number: UInt64, _ grammaticalCase: GrammaticalCase) -> String {
    let isOne = number % 10 == 1 && number % 100 != 11
    return isOne ? ["ая", "ой", "ую", "ой"][grammaticalCase.rawValue] : "ых"
  }
}

extension Russian {
  /// The word of a thousand or more.
  private struct Scale {
    /// For one, in the four cases.
    var one: [String]
    /// For two to four in the nominative.
    var few: String
    /// For many and in the genitive.
    var many: String
    /// For many in the prepositional.
    var about: String

    func form(_ group: Int, _ grammaticalCase: GrammaticalCase) -> String {
      let (last, lastTwo) = (group % 10, group % 100)
      if last == 1, lastTwo != 11 { return one[grammaticalCase.rawValue] }
      switch grammaticalCase {
      case .nominative, .accusative:
        return (2...4).contains(last) && !(12...14).contains(lastTwo) ? few : many
      case .genitive: return many
      case .prepositional: return about
      }
    }
  }

  private static let scales: [Scale] =
    [
      Scale(
        one: ["тысяча", "тысячи", "тысячу", "тысяче"], few: "тысячи", many: "тысяч",
        about: "тысячах")
    ]
    + ["миллион", "миллиард", "триллион", "квадриллион"].map {
      Scale(
        one: [$0, $0 + "а", $0, $0 + "е"], few: $0 + "а", many: $0 + "ов", about: $0 + "ах")
    }

  /// From 0 to 19 in the nominative, genitive, (accusative) and prepositional.
  private static let ones: [[String]] = [
    ("ноль", "ноля", "нуле"), ("один", "одного", "одном"), ("два", "двух", "двух"),
    ("три", "трёх", "трёх"), ("четыре", "четырёх", "четырёх"), ("пять", "пяти", "пяти"),
    ("шесть", "шести", "шести"), ("семь", "семи", "семи"), ("восемь", "восьми", "восьми"),
    ("девять", "девяти", "девяти"), ("десять", "десяти", "десяти"),
    ("одиннадцать", "одиннадцати", "одиннадцати"), ("двенадцать", "двенадцати", "двенадцати"),
    ("тринадцать", "тринадцати", "тринадцати"),
    ("четырнадцать", "четырнадцати", "четырнадцати"),
    ("пятнадцать", "пятнадцати", "пятнадцати"),
    ("шестнадцать", "шестнадцати", "шестнадцати"), ("семнадцать", "семнадцати", "семнадцати"),
    ("восемнадцать", "восемнадцати", "восемнадцати"),
    ("девятнадцать", "девятнадцати", "девятнадцати"),
  ].map { [$0.0, $0.1, $0.0, $0.2] }

  private static let tens: [[String]] = [
    ("", "", ""), ("десять", "десяти", "десяти"), ("двадцать", "двадцати", "двадцати"),
    ("тридцать", "тридцати", "тридцати"), ("сорок", "сорока", "сорока"),
    ("пятьдесят", "пятидесяти", "пятидесяти"), ("шестьдесят", "шестидесяти", "шестидесяти"),
    ("семьдесят", "семидесяти", "семидесяти"),
    ("восемьдесят", "восьмидесяти", "восьмидесяти"),
    ("девяносто", "девяноста", "девяноста"),
  ].map { [$0.0, $0.1, $0.0, $0.2] }

  private static let hundreds: [[String]] = [
    ("", "", ""), ("сто", "ста", "ста"), ("двести", "двухсот", "двухстах"),
    ("триста", "трёхсот", "трёхстах"), ("четыреста", "четырёхсот", "четырёхстах"),
    ("пятьсот", "пятисот", "пятистах"), ("шестьсот", "шестисот", "шестистах"),
    ("семьсот", "семисот", "семистах"), ("восемьсот", "восьмисот", "восьмистах"),
    ("девятьсот", "девятисот", "девятистах"),
  ].map { [$0.0, $0.1, $0.0, $0.2] }
}

/// Ordinals in words.
extension Russian {
  /// An ordinal by the ending that is written after its digits, such as «й» of «1-й».
  ///
  /// - Returns: `nil` if the ending belongs to no ordinal, or the number has more than six digits.
  func ordinal(_ number: UInt64, ending: String) -> String? {
    guard number > 0, number < 1_000_000 else { return nil }
    return Self.forms[ending].flatMap { ordinal(number, form: $0) }
      ?? (ending == "е" ? ordinal(number, form: number % 10 == 0 ? "ые" : "ое") : nil)
  }

  /// An ordinal in the form of an adjective, such as «ого» of «первого».
  func ordinal(_ number: UInt64, form: String) -> String? {
    guard number > 0, number < 1_000_000 else { return nil }
    if number % 1000 == 0 {
      return thousands(number / 1000) + "тысячн" + form
    }
    let rest = number % 100
    let last = rest < 20 ? (rest == 0 ? number % 1000 : rest) : (rest % 10 == 0 ? rest : rest % 10)
    let head = number - last
    let words = head == 0 ? "" : self.words(head) + " "
    return stem(Int(last), form).map { words + $0 }
  }

  private static let forms = [
    "й": "ый", "ый": "ый", "ий": "ый", "ой": "ый", "го": "ого", "ого": "ого", "му": "ому",
    "ому": "ому", "м": "ом", "ом": "ом", "я": "ая", "ая": "ая", "ю": "ую", "ую": "ую",
    "ое": "ое", "ые": "ые", "х": "ых", "ых": "ых", "ми": "ыми",
  ]

  private func stem(_ number: Int, _ form: String) -> String? {
    if number == 3 { return "трет" + (Self.soft[form] ?? form) }
    let accented = form == "ый" && [2, 6, 7, 8, 40].contains(number)
    return Self.stems[number].map { $0 + (accented ? "ой" : form) }
  }

  /// The endings of «третий».
  private static let soft = [
    "ый": "ий", "ого": "ьего", "ому": "ьему", "ом": "ьем", "ая": "ья", "ой": "ьей", "ую": "ью",
    "ое": "ье", "ые": "ьи", "ых": "ьих", "ыми": "ьими",
  ]

  /// What stands before «тысячный»: genitives without spaces.
  private func thousands(_ number: UInt64) -> String {
    if number == 1 { return "" }
    var words = self.words(number, .neuter, .genitive)
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
