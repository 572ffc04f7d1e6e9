extension WebPhrasebook {
  /// German: no recording is known; the words are translations.
  static func german(_ phrase: WebPhrase) -> Wording? {
    switch phrase {
    case .checkBox: .sentence("Markierungsfeld.", isVerified: false)
    case .checked: .lowercased("Aktiviert.", isVerified: false)
    case .unchecked: .lowercased("Deaktiviert.", isVerified: false)
    case .popupButton: .sentence("Einblendtaste.", isVerified: false)
    case .required: .lowercased("Erforderlich.", isVerified: false)
    case .headingLevel(let level): .sentence("Überschrift Ebene \(level).", isVerified: false)
    case .tableStart: .sentence("Tabellenanfang.", isVerified: false)
    case .tableEnd: .sentence("Tabellenende.", isVerified: false)
    case .rows(let count):
      .sentence(count == 1 ? "1 Zeile" : "\(count) Zeilen", isVerified: false)
    case .columns(let count):
      .sentence(count == 1 ? "1 Spalte" : "\(count) Spalten", isVerified: false)
    default: nil
    }
  }
}
