extension Lexicon {
  /// The words of French.
  static let french = Lexicon(
    [
      .selectedStems: ["sélectionné"],
      .touching: ["appuyez", "appuie", "touchez", "cliquez", "clique"],
      .pointing: ["sur", "le", "la", "bouton", "icône", "symbole"],
      .descriptions: ["affiche", "indique", "conteneur pour"],
      .start: ["accueil"],
      .loading: ["chargement", "veuillez patienter"],
      .search: ["rechercher", "recherche"],
      .copying: ["copier"],
    ])
}
