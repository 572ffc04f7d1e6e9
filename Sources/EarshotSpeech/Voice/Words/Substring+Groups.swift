extension Substring {
  /// The digits in groups as they are said: a card by four, a phone as the country writes it,
  /// others by two.
  ///
  /// - Parameter language: BCP 47 tag; phones of English are those of North America.
  package func inGroups(_ language: String) -> String {
    let digits = Array(self)
    let sizes =
      switch digits.count {
      case 11: language.hasPrefix("en") ? [1, 3, 3, 4] : [1, 3, 3, 2, 2]
      case 10: language.hasPrefix("en") ? [3, 3, 4] : [3, 3, 2, 2]
      case 12...: [Int](repeating: 4, count: (digits.count + 3) / 4)
      // Pairs, because two groups of three would be heard as thousands.
      default: [digits.count % 2 + 2] + [Int](repeating: 2, count: digits.count / 2 - 1)
      }
    var groups: [String] = []
    var rest = digits[...]
    for size in sizes {
      groups.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return groups.joined(separator: " ")
  }
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
