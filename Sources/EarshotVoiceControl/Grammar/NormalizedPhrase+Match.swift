extension NormalizedPhrase {
  /// How well a name fits what was said: a better match is less than a worse one.
  package enum Match: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// The whole name was said.
    case whole
    /// The whole name was said with other endings, or with words joined or parted otherwise:
    /// «корзину» for «Корзина», "check out" for "Checkout".
    case wholeInflected
    /// Some words of the name were said, one after another: "pepperoni" for "Pepperoni heart".
    case part
    /// Some words of the name were said with other endings.
    case partInflected

    /// Whether the first match is better than the second.
    package static func < (first: Match, second: Match) -> Bool { first.rawValue < second.rawValue }
  }

  /// How well a name in the same form fits what was said; `nil` if it does not.
  package func match(_ name: NormalizedPhrase) -> Match? {
    guard !words.isEmpty, !name.words.isEmpty else { return nil }
    if words == name.words { return .whole }
    if words.joined() == name.words.joined() { return .wholeInflected }
    guard words.count <= name.words.count else { return nil }
    let said = words.map { ComparedWord($0, language: language) }
    let written = name.words.map { ComparedWord($0, language: language) }
    var best: Match?
    for start in 0...(written.count - said.count) {
      guard let isExact = Self.compare(said, with: written[start..<(start + said.count)]) else {
        continue
      }
      if said.count == written.count { return isExact ? .whole : .wholeInflected }
      if isExact { return .part }
      best = .partInflected
    }
    return best
  }

  /// How well a name fits what was said; `nil` if it does not.
  package func match(name: String) -> Match? { match(NormalizedPhrase(name, language: language)) }

  /// Whether words are the same (`true`) or forms of the same (`false`); `nil` if they are not.
  private static func compare(
    _ said: [ComparedWord], with written: ArraySlice<ComparedWord>
  ) -> Bool? {
    var isExact = true
    for (said, written) in zip(said, written) where said.word != written.word {
      guard said.isForm(of: written) else { return nil }
      isExact = false
    }
    return isExact
  }
}

/// A word with all that can make it a form of another.
private struct ComparedWord {
  let word: String
  private let stem: RussianStem?
  private let number: Int?

  init(_ word: String, language: String) {
    self.word = word
    stem = RussianStem(word)
    // «Пятое мая» is written "5 мая".
    number = NormalizedPhrase.place(word, language: language)
  }

  func isForm(of other: ComparedWord) -> Bool {
    if let number, number == other.number { return true }
    guard let stem, let otherStem = other.stem else { return false }
    return stem.isForm(of: otherStem)
  }
}

extension NormalizedPhrase {
  /// The number of digits or of a place; `nil` for other words.
  fileprivate static func place(_ word: String, language: String) -> Int? {
    guard let first = word.unicodeScalars.first, LetterFolding.isDigit(first) else { return nil }
    return number(of: [word], language: language)
  }
}
