extension Lexicon {
  /// The words of Spanish.
  static let spanish = Lexicon(
    [
      .selectedStems: ["seleccionad"],
      .loading: ["cargando", "espere"],
    ])
}
