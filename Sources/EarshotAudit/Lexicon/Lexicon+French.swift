extension Lexicon {
  /// The words of French.
  static let french = Lexicon(
    [
      .selectedStems: ["sélectionné"],
      .loading: ["chargement", "veuillez patienter"],
      .search: ["rechercher", "recherche"],
      .copying: ["copier"],
    ])
}
