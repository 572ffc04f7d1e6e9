extension Lexicon {
  /// The words of Chinese.
  static let chinese = Lexicon(
    [
      .start: ["首页", "主页", "首頁"],
      .search: ["搜索"],
    ])
}
