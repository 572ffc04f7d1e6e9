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
}

extension Token {
  fileprivate var joinsDigits: Bool { (isSpace && text.count == 1) || isMark(in: ".,") }
}

extension [Token] {
  /// Whether digits count what stands after them, such as «10000 шагов»; from seven digits on they
  /// are rather a phone.
  package func isQuantity(at index: Int) -> Bool {
    guard self[index].text.utf8.count < 7, self[index].text.first != "0", index + 2 < count,
      self[index + 1].isSpace, self[index + 2].isWord
    else { return false }
    return self[index + 2].text.unicodeScalars.first?.properties.isLowercase ?? false
  }
}
