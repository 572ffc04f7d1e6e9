import EarshotText

/// Words for "on" and "off", and raw names of truth values.
enum OnOffWords {
  /// Whether a word in lower case is "on" or "off" in a language or in English.
  static func isOnOrOff(_ word: String, in language: String) -> Bool {
    Lexicon.english.onOff.contains(word)
      || Lexicon.languages.words(in: Language(language))?.onOff.contains(word) == true
  }

  /// Whether a value is the name of a truth value in code.
  static func isRawTruth(_ value: String) -> Bool { raw.contains(value) }

  private static let raw: Set<String> = [
    "true", "false", "True", "False", "TRUE", "FALSE", "YES", "NO",
  ]
}
