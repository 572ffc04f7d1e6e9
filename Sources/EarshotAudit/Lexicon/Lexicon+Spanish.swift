extension Lexicon {
  /// The words of Spanish.
  static let spanish: Lexicon = {
    var words = Lexicon()
    words.selectedStems = ["seleccionad"]
    words.loading = ["cargando", "espere"]
    return words
  }()
}
