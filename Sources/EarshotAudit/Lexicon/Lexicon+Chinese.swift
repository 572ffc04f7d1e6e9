extension Lexicon {
  /// The words of Chinese.
  static let chinese: Lexicon = {
    var words = Lexicon()
    words.search = ["搜索"]
    return words
  }()
}
