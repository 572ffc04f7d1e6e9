import EarshotText

/// All that Voice Control knows of one language: what is said, heard and shown.
struct VoiceControlLanguage: Sendable {
  /// The words for people.
  var words: VoiceControlWords
  /// The commands; made when they are asked for, because their patterns need the words here.
  var grammar: @Sendable () -> CommandGrammar
  /// The words for numbers.
  var numerals: Numerals
  /// The signs that are spoken.
  var signs: [Unicode.Scalar: SignName]
  /// The form of a word in which it is also asked for; the word itself if there is none.
  var asked: @Sendable (String) -> String = { $0 }

  /// The languages whose commands are known; English stands for the others.
  static let all: Localizations<VoiceControlLanguage> = .init(["en": .english, "ru": .russian])
}
