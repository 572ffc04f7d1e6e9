/// Numbers in words.
extension German {
  func cardinal(
    _ number: UInt64, _ gender: GrammaticalGender, _ case: GrammaticalCase
  ) -> String? { cardinal(number, gender) }

  /// A whole number; one is “eins” if nothing is counted.
  func cardinal(_ number: UInt64, _ gender: GrammaticalGender = .counting) -> String {
    if number == 0 { return "null" }
    var words: [String] = []
    var unit: UInt64 = 1_000_000_000_000_000
    for (one, many) in Self.scales {
      let group = Int(number / unit % 1000)
      if group == 1 {
        words.append("eine \(one)")
      } else if group > 1 {
        words.append("\(below1000(group, "eine")) \(many)")
      }
      unit /= 1000
    }
    let rest = Int(number % 1_000_000)
    if rest > 0 { words.append(belowMillion(rest, one(gender))) }
    return words.joined(separator: " ")
  }

  private func one(_ gender: GrammaticalGender) -> String {
    switch gender {
    case .counting: "eins"
    case .feminine: "eine"
    case .masculine, .neuter: "ein"
    }
  }

  private func belowMillion(_ number: Int, _ one: String) -> String {
    let thousands = number / 1000
    let head = thousands == 0 ? "" : below1000(thousands, "ein") + "tausend"
    return head + (number % 1000 == 0 ? "" : below1000(number % 1000, one))
  }

  /// - Parameter one: the form of one at the end.
  private func below1000(_ number: Int, _ one: String) -> String {
    let rest = number % 100
    var word = number >= 100 ? Self.ones[number / 100] + "hundert" : ""
    switch rest {
    case 0: break
    case 1: word += one
    case 2...19: word += Self.ones[rest]
    default: word += (rest % 10 == 0 ? "" : Self.ones[rest % 10] + "und") + Self.tens[rest / 10]
    }
    return word
  }

  /// An ordinal with an ending, such as “ersten” with “n”.
  func ordinal(_ number: UInt64, ending: String = "") -> String {
    let rest = number % 100
    let word = cardinal(number, .masculine)
    let stem: String =
      switch rest {
      case 1: word.dropLast("ein".count) + "erst"
      case 3: word.dropLast("drei".count) + "dritt"
      case 7: word.dropLast("sieben".count) + "siebt"
      case 8: word + ""
      case 0 where number == 0: word + "t"
      case 0, 20...: word + "st"
      default: word + "t"
      }
    return stem + "e" + ending
  }

  /// A year, such as “neunzehnhundertneunundneunzig”.
  func year(_ number: UInt64) -> String {
    guard (1100...1999).contains(number) else { return cardinal(number) }
    let rest = Int(number % 100)
    return below1000(Int(number / 100), "eins") + "hundert"
      + (rest == 0 ? "" : below1000(rest, "eins"))
  }

  private static let ones = [
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]

  private static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig",
    "neunzig",
  ]

  private static let scales = [
    ("Billiarde", "Billiarden"), ("Billion", "Billionen"), ("Milliarde", "Milliarden"),
    ("Million", "Millionen"),
  ]
}
