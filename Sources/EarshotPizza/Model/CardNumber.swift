/// The number of a bank card.
struct CardNumber: Hashable, Sendable {
  let digits: [Int]

  /// Takes the digits of a text.
  init(_ text: String) {
    digits = text.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }

  /// Whether all sixteen digits are there.
  var isComplete: Bool { digits.count == 16 }

  /// Whether the check digit is right, by the formula of Luhn.
  var isValid: Bool {
    guard isComplete else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
      let (place, digit) = entry
      guard place % 2 == 1 else { return sum + digit }
      return sum + (digit > 4 ? digit * 2 - 9 : digit * 2)
    }
    return sum % 10 == 0
  }
}
