extension Phrasebook {
  /// Spanish: single words from informal sources.
  static let spanish = Phrasebook(language: "es", status: .unverified) { phrase in
    switch phrase {
    case .button: .lowercased("Botón.", isVerified: false)
    case .notEnabled: .lowercased("Atenuado.", isVerified: false)
    case .heading: .lowercased("Encabezado.", isVerified: false)
    case .adjustable: .lowercased("Ajustable.", isVerified: false)
    case .selected: .lowercased("Seleccionado.", isVerified: false)
    default: nil
    }
  }
}
