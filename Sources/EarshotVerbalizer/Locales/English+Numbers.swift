/// Numbers in words, as they are said in the United States: without “and”.
extension English {
  func cardinal(
    _ number: UInt64, _ gender: GrammaticalGender, _ case: GrammaticalCase
  ) -> String? { cardinal(number) }

  func cardinal(_ number: UInt64) -> String {
    if number == 0 { return Self.ones[0] }
    var words: [String] = []
    var unit: UInt64 = 1_000_000_000_000_000
    for scale in Self.scales {
      let group = Int(number / unit % 1000)
      if group > 0 {
        words.append(scale.isEmpty ? below1000(group) : "\(below1000(group)) \(scale)")
      }
      unit /= 1000
    }
    return words.joined(separator: " ")
  }

  private func below1000(_ number: Int) -> String {
    var words: [String] = []
    if number >= 100 { words.append("\(Self.ones[number / 100]) hundred") }
    let rest = number % 100
    if rest >= 20 {
      words.append(Self.tens[rest / 10] + (rest % 10 == 0 ? "" : "-\(Self.ones[rest % 10])"))
    } else if rest > 0 {
      words.append(Self.ones[rest])
    }
    return words.joined(separator: " ")
  }

  /// An ordinal, such as “twenty-first”.
  func ordinal(_ number: UInt64) -> String {
    let words = cardinal(number)
    let start = words.lastIndex { $0 == " " || $0 == "-" }.map(words.index(after:))
    let last = String(words[(start ?? words.startIndex)...])
    let form: String =
      if let irregular = Self.irregular[last] {
        irregular
      } else if last.hasSuffix("y") {
        last.dropLast() + "ieth"
      } else {
        last + "th"
      }
    return words[..<(start ?? words.startIndex)] + form
  }

  private static let irregular = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]

  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let scales = ["quadrillion", "trillion", "billion", "million", "thousand", ""]
}
