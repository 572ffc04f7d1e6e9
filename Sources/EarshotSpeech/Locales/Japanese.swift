extension Phrasebook {
  /// Japanese: single words from informal sources.
  static let japanese = Phrasebook(language: "ja", status: .unverified) { phrase in
    switch phrase {
    case .button: .sentence("ボタン", isVerified: false)
    case .notEnabled: .sentence("無効", isVerified: false)
    case .heading: .sentence("見出し", isVerified: false)
    case .selected: .sentence("選択中", isVerified: false)
    default: nil
    }
  }
}
