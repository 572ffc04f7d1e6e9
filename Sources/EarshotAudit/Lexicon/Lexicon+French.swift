extension Lexicon {
  /// The words of French.
  static let french: Lexicon = {
    var words = Lexicon()
    words.selectedStems = ["sélectionné"]
    words.loading = ["chargement", "veuillez patienter"]
    words.search = ["rechercher", "recherche"]
    words.copying = ["copier"]
    return words
  }()
}
