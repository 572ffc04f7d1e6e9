extension Lexicon {
  /// The words of Spanish.
  static let spanish = Lexicon(
    [
      .selectedStems: ["seleccionad"],
      .touching: ["toca", "toque", "pulsa", "pulse", "presiona", "presione"],
      .pointing: ["en", "el", "la", "sobre", "botón", "icono", "ícono", "símbolo"],
      .descriptions: ["muestra", "indica", "contenedor para"],
      .start: ["inicio"],
      .loading: ["cargando", "espere"],
    ])
}
