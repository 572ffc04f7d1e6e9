extension Lexicon {
  /// The words of Japanese.
  static let japanese = Lexicon(
    [
      .search: ["検索"]
    ])
}
