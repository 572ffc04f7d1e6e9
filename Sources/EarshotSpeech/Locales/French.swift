import EarshotText

extension Phrasebook {
  /// French: words quoted from devices, those of UIKit's own labels and of Apple's pages.
  ///
  /// The others are those of other screen readers or translations, and are marked unverified.
  static let french = Phrasebook(
    language: "fr", status: .partial
  ) { phrase in
    switch phrase {
    case .selected: .lowercased("Sélectionné.")
    case .notEnabled: .lowercased("Estompé.")
    case .switchOn: .lowercased("Activé.", isVerified: false)
    case .switchOff: .lowercased("Désactivé.", isVerified: false)
    case .switchMixed: .lowercased("Mixte.", isVerified: false)
    case .isEditing: .lowercased("Modification en cours.", isVerified: false)
    case .expanded: .lowercased("Développé.", isVerified: false)
    case .collapsed: .lowercased("Réduit.", isVerified: false)
    case .button: .lowercased("Bouton.")
    case .switchButton: .lowercased("Interrupteur.", isVerified: false)
    case .tab: .lowercased("Onglet.", isVerified: false)
    case .textField: .lowercased("Champ de texte.", isVerified: false)
    case .heading: .lowercased("En-tête.")
    case .link: .lowercased("Lien.")
    case .adjustable: .lowercased("Ajustable.")
    case .image: .lowercased("Image.", isVerified: false)
    case .searchField: .lowercased("Champ de recherche.", isVerified: false)
    case .radioButton: .lowercased("Case d'option.", isVerified: false)
    case .popupButton: .lowercased("Liste déroulante.", isVerified: false)
    case .menuItem: .lowercased("Élément de menu.", isVerified: false)
    case .footer: .lowercased("Pied de page.", isVerified: false)
    case .position(let index, let count): .sentence("\(index) sur \(count)", isVerified: false)
    case .row(let row): .sentence("ligne \(row)", isVerified: false)
    case .column(let column): .sentence("colonne \(column)", isVerified: false)
    case .tabBar: .sentence("Barre d’onglets")
    case .adjustHint:
      .sentence(
        "Balayez vers le haut ou le bas avec un doigt pour ajuster la valeur", isVerified: false)
    case .toggleHint:
      .sentence("Appuyer deux fois pour cocher ou désélectionner", isVerified: false)
    case .editHint: .sentence("Appuyer deux fois pour modifier le texte", isVerified: false)
    case .collapseHint: .sentence("Appuyez deux fois pour réduire", isVerified: false)
    case .expandHint: .sentence("Appuyez deux fois pour développer", isVerified: false)
    case .actionsAvailable: .sentence("Actions disponibles", isVerified: false)
    case .back: .sentence("Retour", isVerified: false)
    case .activate: .sentence("Activer", isVerified: false)
    case .items(let count):
      .sentence(
        "\(count) \(PluralRules(Language("fr")).form(of: ["élément", "éléments"], for: count))",
        isVerified: false)
    case .page(let page, let count): .sentence("Page \(page) sur \(count)", isVerified: false)
    case .rows(let first, let last, let count):
      .sentence(
        "Affichage des articles \(first) à \(last) sur un total de \(count)", isVerified: false)
    case .rotor(let name): rotor(name)
    default: nil
    }
  }
}

/// The names of rotor modes, as far as they are known.
private func rotor(_ name: RotorName) -> Wording? {
  switch name {
  case .characters: .sentence("Caractères", isVerified: false)
  case .words: .sentence("Mots", isVerified: false)
  case .lines: .sentence("Lignes", isVerified: false)
  case .headings: .sentence("Titres", isVerified: false)
  case .links: .sentence("Liens", isVerified: false)
  case .formControls: .sentence("Commandes", isVerified: false)
  case .containers: .sentence("Conteneurs", isVerified: false)
  case .landmarks: .sentence("Sections", isVerified: false)
  case .lists: .sentence("Listes", isVerified: false)
  default: nil
  }
}
