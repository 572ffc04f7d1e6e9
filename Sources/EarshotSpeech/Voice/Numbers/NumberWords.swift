/// Numbers in words.
package enum NumberWords {
  /// The gender of what is counted; `counting` when nothing is.
  package enum Gender: Hashable, Sendable, CaseIterable {
    case counting, masculine, feminine, neuter
  }

  /// The case that the sentence asks for.
  package enum Case: Hashable, Sendable, CaseIterable {
    case nominative, genitive, accusative, prepositional
  }

  /// Whether numbers of a language are known.
  ///
  /// - Parameter language: a code without region.
  package static func knows(_ language: String) -> Bool { ["ru", "en", "de"].contains(language) }

  /// A whole number, from 0 to 999 999 999 999 999 999; `nil` above, and for other languages.
  package static func cardinal(
    _ number: UInt64, in language: String, _ gender: Gender = .counting,
    _ grammaticalCase: Case = .nominative
  ) -> String? {
    guard number < 1_000_000_000_000_000_000 else { return nil }
    return switch language {
    case "ru": RussianNumbers.cardinal(number, gender, grammaticalCase)
    case "en": EnglishNumbers.cardinal(number)
    case "de": GermanNumbers.cardinal(number, gender)
    default: nil
    }
  }

  /// The digits of a whole number in words: as one number, or one by one when they begin with a
  /// zero or are too many.
  package static func cardinal(
    digits: some StringProtocol, in language: String, _ gender: Gender = .counting,
    _ grammaticalCase: Case = .nominative
  ) -> String {
    if digits.count == 1 || digits.first != "0", let number = UInt64(digits),
      let words = cardinal(number, in: language, gender, grammaticalCase)
    {
      return words
    }
    return spelled(digits, in: language)
  }

  /// The digits one by one.
  package static func spelled(_ digits: some StringProtocol, in language: String) -> String {
    digits.map { digit in
      digit.wholeNumberValue.flatMap { cardinal(UInt64($0), in: language) } ?? String(digit)
    }.joined(separator: " ")
  }

  /// A number with decimals, both given in digits.
  package static func decimal(
    _ whole: some StringProtocol, _ decimals: some StringProtocol, in language: String,
    _ grammaticalCase: Case = .nominative
  ) -> String {
    if language == "ru", let words = RussianNumbers.decimal(whole, decimals, grammaticalCase) {
      return words
    }
    let point = ["ru": "запятая", "de": "Komma"][language] ?? "point"
    return "\(cardinal(digits: whole, in: language)) \(point) \(spelled(decimals, in: language))"
  }
}
