extension Substring {
  /// The digits in groups as they are said: a card by four, a phone as the country writes it,
  /// others by two.
  package var inGroups: String {
    let digits = Array(self)
    let sizes =
      switch digits.count {
      case 11: [1, 3, 3, 2, 2]
      case 10: [3, 3, 2, 2]
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
