import EarshotText

/// Words by which a text near a field is known to be about a mistake.
enum ErrorLexicon {
  /// Whether a folded text reports a mistake.
  static func areIn(_ folded: String) -> Bool {
    Lexicon.all[.mistakes].contains { folded.contains($0) }
  }

  /// Whether a folded text is about a whole form rather than one field.
  static func areFormWide(_ folded: String) -> Bool {
    Lexicon.all[.forms].contains { folded.contains($0) }
  }
}
