/// Russian numbers in words.
enum RussianNumbers {
  static func cardinal(
    _ number: UInt64, _ gender: NumberWords.Gender, _ grammaticalCase: NumberWords.Case
  ) -> String {
    if number == 0 {
      return ["ноль", "ноля", "ноль", "нуле"][grammaticalCase.place]
    }
    var words: [String] = []
    var scale = scales.count - 1
    var unit: UInt64 = 1_000_000_000_000_000
    while unit >= 1000 {
      let group = Int(number / unit % 1000)
      if group > 0 {
        words += below1000(group, scale == 0 ? .feminine : .masculine, grammaticalCase)
        words.append(scales[scale].form(group, grammaticalCase))
      }
      scale -= 1
      unit /= 1000
    }
    words += below1000(Int(number % 1000), gender, grammaticalCase)
    return words.joined(separator: " ")
  }

  private static func below1000(
    _ number: Int, _ gender: NumberWords.Gender, _ grammaticalCase: NumberWords.Case
  ) -> [String] {
    let place = grammaticalCase.place == 2 ? 0 : grammaticalCase.place
    var words: [String] = []
    if number >= 100 { words.append(hundreds[number / 100][place]) }
    let rest = number % 100
    if rest >= 20 {
      words.append(tens[rest / 10][place])
      if rest % 10 > 0 { words.append(one(rest % 10, gender, grammaticalCase)) }
    } else if rest > 0 {
      words.append(one(rest, gender, grammaticalCase))
    }
    return words
  }

  /// A number from 1 to 19.
  private static func one(
    _ number: Int, _ gender: NumberWords.Gender, _ grammaticalCase: NumberWords.Case
  ) -> String {
    let place = grammaticalCase.place
    switch (number, gender) {
    case (1, .feminine): return ["одна", "одной", "одну", "одной"][place]
    case (1, .neuter): return ["одно", "одного", "одно", "одном"][place]
    case (2, .feminine): return ["две", "двух", "две", "двух"][place]
    default: return ones[number][place == 2 ? 0 : place]
    }
  }

  /// «одна целая пять десятых»; `nil` for more than six decimals or too large numbers.
  static func decimal(
    _ whole: some StringProtocol, _ decimals: some StringProtocol,
    _ grammaticalCase: NumberWords.Case
  ) -> String? {
    guard decimals.count <= 6, let wholeNumber = UInt64(whole), let part = UInt64(decimals),
      wholeNumber < 1_000_000_000_000_000_000, whole.count == 1 || whole.first != "0"
    else { return nil }
    let head = cardinal(wholeNumber, .feminine, grammaticalCase)
    let tail = cardinal(part, .feminine, grammaticalCase)
    let names = ["десят", "сот", "тысячн", "десятитысячн", "стотысячн", "миллионн"]
    let name = names[decimals.count - 1]
    return "\(head) цел\(ending(wholeNumber, grammaticalCase)) \(tail) "
      + name + ending(part, grammaticalCase)
  }

  /// The ending of «целая» and «десятая» after a number.
  private static func ending(_ number: UInt64, _ grammaticalCase: NumberWords.Case) -> String {
    let isOne = number % 10 == 1 && number % 100 != 11
    return isOne ? ["ая", "ой", "ую", "ой"][grammaticalCase.place] : "ых"
  }
}

extension RussianNumbers {
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

    func form(_ group: Int, _ grammaticalCase: NumberWords.Case) -> String {
      let (last, lastTwo) = (group % 10, group % 100)
      if last == 1, lastTwo != 11 { return one[grammaticalCase.place] }
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

extension NumberWords.Case {
  /// The place of the form in a list of nominative, genitive, accusative and prepositional.
  var place: Int {
    switch self {
    case .nominative: 0
    case .genitive: 1
    case .accusative: 2
    case .prepositional: 3
    }
  }
}
