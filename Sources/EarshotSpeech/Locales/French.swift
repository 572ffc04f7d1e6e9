extension Phrasebook {
  /// French, as far as the Orange accessibility guide gives it.
  static let french = Phrasebook(language: "fr", status: .partial) { phrase in
    switch phrase {
    case .button: .lowercased("Bouton.")
    case .notEnabled: .lowercased("Estompé.")
    case .link: .lowercased("Lien.")
    case .heading: .lowercased("En-tête.")
    case .adjustable: .lowercased("Ajustable.")
    case .selected: .lowercased("Sélectionné.")
    default: nil
    }
  }
}
