import EarshotVerbalizer

/// Words by which a text says that what is typed or shown beside it must not be seen.
package enum SecretLexicon {
  /// What a text asks for.
  enum Secret {
    /// A password.
    case password
    /// A short code, which is often a secret and sometimes a number that was sent.
    case code
  }

  private static let passwords = PhraseList(Lexicon.all[.passwords])
  private static let codes = PhraseList(Lexicon.all[.secretCodes])
  /// The words of controls that show or hide what is typed.
  static let revealing = PhraseList(Lexicon.all[.revealing])
  private static let others = PhraseList(Lexicon.all[.aboutPasswords])

  /// Whether a text names a password or a code, whatever else it says.
  package static func isNamed(in text: String) -> Bool {
    let folded = text.lowercased()
    return passwords.firstMatch(in: folded) != nil || codes.firstMatch(in: folded) != nil
      || folded.split { !$0.isLetter }.contains {
        NormalizerLexicon.codeWords.contains(String($0))
      }
  }

  /// The secret that the name of a field asks for; `nil` for one that asks for something else, or
  /// that is a sentence.
  static func secret(in name: String) -> Secret? {
    let folded = name.lowercased()
    guard folded.utf8.count <= 60, folded.split(whereSeparator: \.isWhitespace).count <= 5,
      others.firstMatch(in: folded) == nil
    else { return nil }
    if passwords.firstMatch(in: folded) != nil { return .password }
    return codes.firstMatch(in: folded) != nil ? .code : nil
  }

  /// The secret that the name of a field in a program tells: `passwordField`, `cvv_input`.
  static func secret(inIdentifier name: String) -> Secret? {
    guard name.utf8.count <= 80 else { return nil }
    let parts = name.nameParts
    guard !parts.contains(where: Lexicon.english[.aboutPasswords].contains) else { return nil }
    if parts.contains(where: ["password", "passwd", "passcode"].contains) { return .password }
    return parts.contains(where: ["cvv", "cvc"].contains) ? .code : nil
  }
}
