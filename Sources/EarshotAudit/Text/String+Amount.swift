extension String {
  /// Whether it is only a number, a price or another amount: digits, separators, signs, and a short
  /// unit or currency, such as `24`, `153 ₽`, `+4.5 %` or `$9.99`.
  var isAmount: Bool {
    guard contains(where: \.isNumber) else { return false }
    var letters = 0
    for character in self {
      if character.isLetter {
        letters += 1
      } else if !character.isNumber, !character.isWhitespace, !character.isAmountMark {
        return false
      }
    }
    // Three letters are the longest unit or currency: «руб», "EUR".
    return letters <= 3 && split(whereSeparator: { !$0.isLetter }).count <= 1
  }
}

extension Character {
  /// Whether it stands in amounts: separators, signs, percent and currencies.
  fileprivate var isAmountMark: Bool {
    isCurrencySymbol || ".,:+-−–/%‰°'’×".contains(self)
  }
}
