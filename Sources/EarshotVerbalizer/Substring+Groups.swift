extension Substring {
  /// The digits one by one, as a code is said (F94).
  package var inSingleDigits: String { map(String.init).joined(separator: " ") }

  /// The digits in groups as they are said: a card by four, a phone as the country writes it,
  /// others by two.
  ///
  /// - Parameter language: BCP 47 tag; phones of English are those of North America.
  package func inGroups(_ language: String) -> String {
    inGroups(LanguagePacks.pack(for: language))
  }

  func inGroups(_ pack: any LanguagePack) -> String {
    let digits = Array(self)
    guard digits.count > 3 else { return String(self) }
    let sizes =
      pack.phoneGroups[digits.count]
      ?? (digits.count >= 12
        ? [Int](repeating: 4, count: (digits.count + 3) / 4)
        // Pairs, because two groups of three would be heard as thousands.
        : [digits.count % 2 + 2] + [Int](repeating: 2, count: digits.count / 2 - 1))
    var groups: [String] = []
    var rest = digits[...]
    for size in sizes {
      groups.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return groups.joined(separator: " ")
  }
}
