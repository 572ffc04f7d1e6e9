extension Lexicon {
  /// The words of Japanese.
  static let japanese = Lexicon(
    [
      .start: ["ホーム"],
      .search: ["検索"],
    ])
}
