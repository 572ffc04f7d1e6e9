import EarshotText

/// Phrases that Voice Control itself obeys.
enum VoiceCommands {
  /// Whether a name in lower case is a command in a language or in English.
  static func contains(_ name: String, in language: String) -> Bool {
    Lexicon.english.commands.contains(name)
      || Lexicon.languages.words(in: Language(language))?.commands.contains(name) == true
  }
}
