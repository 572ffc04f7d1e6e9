extension Lexicon {
  /// The words of Japanese.
  static let japanese: Lexicon = {
    var words = Lexicon()
    words.search = ["検索"]
    return words
  }()
}
