/// Words by which the rules about superfluous stops know controls, in the languages of Earshot.
enum SimplifyWords {
  /// A name or asset of the button that takes one away.
  static let decrease = Lexicon.all.decrease

  /// A name or asset of the button that adds one.
  static let increase = Lexicon.all.increase

  /// A name or asset of a mark in a rating.
  static let rating = Lexicon.all.rating

  /// A name or asset of a picture that only decorates.
  static let decoration = Lexicon.all.decoration

  /// A name or asset of a picture that stands behind others.
  static let backdrop = Lexicon.all.backdrop
}

extension String {
  /// Whether one of its words is in a list; also words joined by `_` and `.`, as in assets, and a
  /// text that is one sign.
  func hasWord(of list: Set<String>) -> Bool {
    if list.contains(self) { return true }
    return split { !$0.isLetter }.contains { list.contains($0.lowercased()) }
  }
}
