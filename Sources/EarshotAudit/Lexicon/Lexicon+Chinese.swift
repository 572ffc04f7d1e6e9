extension Lexicon {
  /// The words of Chinese.
  static let chinese = Lexicon(
    [
      .search: ["搜索"]
    ])
}
