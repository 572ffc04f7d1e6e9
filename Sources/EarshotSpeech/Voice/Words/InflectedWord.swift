/// A word in the forms that follow a number.
package struct InflectedWord: Hashable, Sendable {
  /// In Russian for one, few and many; in other languages for one and for others.
  package let forms: [String]

  init(_ forms: String...) { self.forms = forms }

  /// The gender, by the ending of the first form.
  package func gender(in language: String) -> NumberWords.Gender {
    let head = forms[0].split(separator: " ").last ?? ""
    switch language {
    case "ru": return head.hasSuffix("а") || head.hasSuffix("я") ? .feminine : .masculine
    case "de":
      let isFeminine = (head.hasSuffix("e") || head.hasSuffix("ion")) && forms.count > 1
      return isFeminine ? .feminine : .masculine
    default: return .masculine
    }
  }

  /// The form after a number in a language.
  ///
  /// - Parameters:
  ///   - isFraction: whether the number has decimals.
  ///   - isGenitive: whether a preposition asks for the genitive, as in «от 2 рублей».
  package func after(
    _ number: Int, isFraction: Bool = false, isGenitive: Bool = false, in language: String
  ) -> String {
    let place =
      if language == "ru" {
        InflectedWord.russianPlace(number, isFraction, isGenitive)
      } else {
        number == 1 && !isFraction ? 0 : 1
      }
    return forms[min(place, forms.count - 1)]
  }

  private static func russianPlace(_ number: Int, _ isFraction: Bool, _ isGenitive: Bool) -> Int {
    if isFraction { return 1 }
    let (last, lastTwo) = (number % 10, number % 100)
    let isOne = last == 1 && lastTwo != 11
    if isGenitive { return isOne ? 1 : 2 }
    if isOne { return 0 }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? 1 : 2
  }
}

extension [Token] {
  /// A number with its groups and decimals.
  package struct Amount {
    package var range: Range<Int>
    package var whole: Int
    package var isFraction: Bool
  }

  /// The number that ends right before an index, white space apart.
  package func amount(before index: Int) -> Amount? {
    guard let last = before(index), self[last].isNumber else { return nil }
    var start = last
    // A group has three digits; what follows a comma or point with other lengths are decimals.
    var isFraction = false
    while start >= 2, self[start - 2].isNumber, self[start - 1].joinsDigits {
      let isGroup = self[start].text.count == 3
      if self[start - 1].isSpace, !isGroup { break }
      if !isGroup {
        guard start == last else { break }
        isFraction = true
      }
      start -= 2
    }
    return amount(start..<last + 1, isFraction)
  }

  /// The number that begins right after an index, white space apart.
  package func amount(after index: Int) -> Amount? {
    guard let first = after(index), self[first].isNumber else { return nil }
    var last = first
    while last + 2 < count, self[last + 1].joinsDigits, self[last + 2].isNumber,
      self[last + 2].text.count == 3 || !self[last + 1].isSpace
    {
      last += 2
    }
    let isFraction = last > first && self[last].text.count != 3
    return amount(first..<last + 1, isFraction)
  }

  private func amount(_ range: Range<Int>, _ isFraction: Bool) -> Amount {
    let numbers = self[range].filter(\.isNumber)
    let whole = (isFraction ? numbers.dropLast() : numbers).map { String($0.text) }.joined()
    return Amount(range: range, whole: Int(whole.suffix(9)) ?? 0, isFraction: isFraction)
  }

  /// Whether the word before a number asks for the genitive in Russian.
  package func isGenitive(before index: Int) -> Bool {
    guard let word = before(index), self[word].isWord else { return false }
    return [
      "от", "до", "около", "более", "менее", "свыше", "больше", "меньше", "из", "без", "для",
      "после", "течение", "продолжение", "старше", "младше", "выше", "ниже", "дороже", "дешевле",
      "вместо", "кроме",
    ]
    .contains(self[word].text.lowercased())
  }
}

extension Token {
  fileprivate var joinsDigits: Bool { (isSpace && text.count == 1) || isMark(in: ".,") }
}
