import EarshotText

extension Numerals {
  /// The numerals of Russian, in all cases.
  ///
  /// «Семью» is left out: it is rather a family than seven.
  static let russian = Numerals(
    values: russianValues,
    multipliers: [
      "тысяча": 1000, "тысячи": 1000, "тысяче": 1000, "тысячу": 1000, "тысяч": 1000,
      "тысячей": 1000, "тысячам": 1000, "тысячами": 1000, "тысячах": 1000,
      "миллион": 1_000_000, "миллиона": 1_000_000, "миллионов": 1_000_000,
    ],
    joiner: nil,
    ordinal: { russianOrdinals[$0] },
    ordinalForm: { "\($0)й" },
    ordinalSuffixes: [
      "й", "го", "му", "м", "я", "ая", "е", "ое", "ю", "ую", "х", "ого", "ый", "ой",
    ],
    homophones: ["пядь": "пять", "адин": "один", "сем": "семь", "шесь": "шесть"],
    introductions: ["номер", "номером", "номера", "номеру", "цифра", "цифру"],
    spelling: russianSpelling)
}

/// The forms of each number; the first is the one that is spelled.
private let russianForms: [(value: Int, forms: [String])] = [
  (0, ["ноль", "нуль", "ноля", "нуля", "нулю", "нулем"]),
  (1, ["один", "одна", "одно", "одного", "одной", "одному", "одну", "одним", "одном", "одною"]),
  (2, ["два", "две", "двух", "двум", "двумя"]),
  (3, ["три", "трех", "трем", "тремя"]),
  (4, ["четыре", "четырех", "четырем", "четырьмя"]),
  (5, ["пять", "пяти", "пятью"]),
  (6, ["шесть", "шести", "шестью"]),
  (7, ["семь", "семи"]),
  (8, ["восемь", "восьми", "восемью", "восьмью"]),
  (9, ["девять", "девяти", "девятью"]),
  (10, ["десять", "десяти", "десятью"]),
  (11, ["одиннадцать", "одиннадцати", "одиннадцатью"]),
  (12, ["двенадцать", "двенадцати", "двенадцатью"]),
  (13, ["тринадцать", "тринадцати", "тринадцатью"]),
  (14, ["четырнадцать", "четырнадцати", "четырнадцатью"]),
  (15, ["пятнадцать", "пятнадцати", "пятнадцатью"]),
  (16, ["шестнадцать", "шестнадцати", "шестнадцатью"]),
  (17, ["семнадцать", "семнадцати", "семнадцатью"]),
  (18, ["восемнадцать", "восемнадцати", "восемнадцатью"]),
  (19, ["девятнадцать", "девятнадцати", "девятнадцатью"]),
  (20, ["двадцать", "двадцати", "двадцатью"]),
  (30, ["тридцать", "тридцати", "тридцатью"]),
  (40, ["сорок", "сорока"]),
  (50, ["пятьдесят", "пятидесяти", "пятьюдесятью"]),
  (60, ["шестьдесят", "шестидесяти", "шестьюдесятью"]),
  (70, ["семьдесят", "семидесяти", "семьюдесятью"]),
  (80, ["восемьдесят", "восьмидесяти", "восемьюдесятью", "восьмьюдесятью"]),
  (90, ["девяносто", "девяноста"]),
  (100, ["сто", "ста"]),
  (200, ["двести", "двухсот", "двумстам", "двумястами"]),
  (300, ["триста", "трехсот", "тремстам", "тремястами"]),
  (400, ["четыреста", "четырехсот", "четыремстам", "четырьмястами"]),
  (500, ["пятьсот", "пятисот", "пятистам", "пятьюстами"]),
  (600, ["шестьсот", "шестисот", "шестистам", "шестьюстами"]),
  (700, ["семьсот", "семисот", "семистам", "семьюстами"]),
  (800, ["восемьсот", "восьмисот", "восьмистам", "восемьюстами"]),
  (900, ["девятьсот", "девятисот", "девятистам", "девятьюстами"]),
]

private let russianValues: [String: Int] = {
  var values: [String: Int] = [:]
  for number in russianForms {
    for form in number.forms { values[form] = number.value }
  }
  return values
}()

private let russianNominative: [Int: String] = {
  var words: [Int: String] = [:]
  for number in russianForms { words[number.value] = number.forms.first }
  return words
}()

/// What is left of an ordinal without its ending.
private let russianOrdinalStems: [String: Int] = [
  "перв": 1, "втор": 2, "трет": 3, "четверт": 4, "пят": 5, "шест": 6, "седьм": 7, "восьм": 8,
  "девят": 9, "десят": 10, "одиннадцат": 11, "двенадцат": 12, "тринадцат": 13,
  "четырнадцат": 14, "пятнадцат": 15, "шестнадцат": 16, "семнадцат": 17, "восемнадцат": 18,
  "девятнадцат": 19, "двадцат": 20, "тридцат": 30, "сороков": 40, "пятидесят": 50,
  "шестидесят": 60, "семидесят": 70, "восьмидесят": 80, "девяност": 90, "сот": 100,
]

private let russianOrdinalEndings = [
  "ого", "ому", "ыми", "ьего", "ьему", "ьими", "ый", "ий", "ой", "ая", "ое", "ую", "ою", "ые",
  "ым", "ом", "ых", "ья", "ье", "ью", "ьи", "ьей", "ьим", "ьем", "ьих",
]

private let russianOrdinals: [String: Int] = {
  var ordinals: [String: Int] = [:]
  for (stem, value) in russianOrdinalStems {
    // Only the third has soft endings: «пятью» is not the fifth but five.
    for ending in russianOrdinalEndings
    where ending == "ий" || ending.hasPrefix("ь") == (value == 3) {
      ordinals[stem + ending] = value
    }
  }
  return ordinals
}()

@Sendable private func russianSpelling(_ number: Int) -> [String] {
  if number >= 1000 {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
    let tail = rest > 0 ? russianSpelling(rest) : []
    return russianThousands(thousands) + tail
  }
  if let word = russianNominative[number] { return [word] }
  let magnitude = number > 100 ? 100 : 10
  let head = russianNominative[number / magnitude * magnitude].map { [$0] } ?? []
  return head + russianSpelling(number % magnitude)
}

/// Thousands are feminine: «одна тысяча», «две тысячи», «пять тысяч».
private func russianThousands(_ count: Int) -> [String] {
  var words = russianSpelling(count)
  let isTeen = (11...19).contains(count % 100)
  switch count % 10 {
  case 1 where !isTeen: words[words.count - 1] = "одна"
  case 2 where !isTeen: words[words.count - 1] = "две"
  default: break
  }
  let noun = PluralRules(.russian).form(of: ["тысяча", "тысячи", "тысяч"], for: count)
  return words + [noun]
}
