extension Phrasebook {
  /// Portuguese: one word; the article in this language is a machine translation.
  static let portuguese = Phrasebook(language: "pt", status: .unverified) { phrase in
    switch phrase {
    case .button: .lowercased("Botão.", isVerified: false)
    default: nil
    }
  }
}
