extension Lexicon {
  /// The words of Spanish.
  static let spanish = Lexicon(
    [
      .passwords: ["contraseña"],
      .secretCodes: ["código de seguridad"],
      .aboutPasswords: [
        "pista", "longitud", "pregunta", "nombre", "olvidaste", "buscar", "pública",
      ],
      .destroying: ["eliminar", "borrar"],
      .revealing: ["mostrar", "ocultar", "ver"],
      .selectedStems: ["seleccionad"],
      .onOff: ["activado", "desactivado", "activada", "desactivada", "encendido", "apagado"],
      .gestures: [
        "toca dos veces", "toque dos veces", "pulsa dos veces", "pulse dos veces",
        "presiona dos veces", "presione dos veces", "doble toque", "toca para", "toque para",
        "pulsa para", "pulse para", "presiona para", "presione para", "toca aquí", "toque aquí",
        "pulsa aquí", "pulse aquí", "haz clic", "haga clic", "clic aquí", "haz doble clic",
        "mantén pulsado", "mantenga pulsado", "mantén presionado", "mantenga presionado",
        "desliza para", "deslice para", "desliza hacia", "deslice hacia", "desliza el dedo",
      ],
      .gestureVerbs: ["toca", "pulsa", "pulse", "presiona", "presione", "desliza", "deslice"],
      .touching: ["toca", "toque", "pulsa", "pulse", "presiona", "presione"],
      .pointing: ["en", "el", "la", "sobre", "botón", "icono", "ícono", "símbolo"],
      .descriptions: ["muestra", "indica", "contenedor para"],
      .start: ["inicio"],
      .loading: ["cargando", "espere"],
    ],
    roles: [.button: ["botón"]])
}
