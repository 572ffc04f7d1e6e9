extension Language {
  /// The language that the letters of a text give away; `nil` if they could be those of several.
  ///
  /// Kana is Japanese and Hangul is Korean, whatever the text says. Russian and Arabic share their
  /// letters with other languages, so the text must have one that the others lack, and none that
  /// only others have. Languages in Latin letters are not told apart, and a few letters tell nothing.
  package init?(lettersOf text: some StringProtocol) {
    var letters: [UnicodeScript: [Unicode.Scalar]] = [:]
    for scalar in text.unicodeScalars {
      if let script = UnicodeScript(scalar) { letters[script, default: []].append(scalar) }
    }
    // Japanese writes Chinese characters, too.
    if let kana = letters[.kana] {
      letters[.kana] = kana + (letters.removeValue(forKey: .han) ?? [])
    }
    let total = letters.values.reduce(0) { $0 + $1.count }
    guard let most = letters.first(where: { 2 * $0.value.count > total }), most.value.count >= 8,
      let code = Self.code(of: most.key, letters: most.value)
    else { return nil }
    self.init(code)
  }

  private static func code(of script: UnicodeScript, letters: [Unicode.Scalar]) -> String? {
    switch script {
    case .kana: "ja"
    case .han: "zh"
    case .hangul: "ko"
    case .greek: "el"
    case .armenian: "hy"
    case .georgian: "ka"
    case .thai: "th"
    case .cyrillic:
      isWritten(letters, in: russianLetters, withOneOf: "ыэёЫЭЁ") ? "ru" : nil
    case .arabic:
      isWritten(letters, in: arabicLetters, withOneOf: "ةىيك") ? "ar" : nil
    case .latin, .hebrew, .devanagari, .other: nil
    }
  }

  private static func isWritten(
    _ letters: [Unicode.Scalar], in alphabet: ClosedRange<UInt32>, withOneOf signs: String
  ) -> Bool {
    letters.allSatisfy { alphabet.contains($0.value) || signs.unicodeScalars.contains($0) }
      && letters.contains { signs.unicodeScalars.contains($0) }
  }

  /// From А to я; Ё and ё stand apart in Unicode.
  private static let russianLetters: ClosedRange<UInt32> = 0x410...0x44F
  /// From hamza to yeh; Persian and Urdu write some of their letters further on.
  private static let arabicLetters: ClosedRange<UInt32> = 0x621...0x64A
}
