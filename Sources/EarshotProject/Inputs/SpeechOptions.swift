package import EarshotSpeech
package import EarshotTree
package import EarshotVoiceOver

/// The options of speech; those that are `nil` follow from the capture.
package struct SpeechOptions: Hashable, Sendable {
  /// The language of the phone.
  package var language: String?
  /// The language of reports; `nil` is that of the phone.
  package var messages: String?
  /// The system to assume.
  package var profile: Profile?
  /// How sentences are written.
  package var style: SpeechStyle
  /// Whether hints are spoken.
  package var hints: Bool?
  /// The variants of speech that some recordings have and others contradict.
  package var variants: Set<SpeechVariant>
  /// The command that describes a picture; `nil` if there is none.
  package var describer: String?
  /// The settings of VoiceOver from a file.
  package var voiceOver: VoiceOverSettings?

  package init(
    language: String? = nil, messages: String? = nil, profile: Profile? = nil,
    style: SpeechStyle = .caption,
    hints: Bool? = nil, variants: Set<SpeechVariant> = []
  ) {
    self.language = language
    self.messages = messages
    self.profile = profile
    self.style = style
    self.hints = hints
    self.variants = variants
  }

  /// The languages that reports have words in.
  package static let reportLanguages = ["en", "ru"]

  /// The language of the words of a report.
  package var reportLanguage: String { messages ?? language ?? "en" }

  /// The settings for a screen, with the capture's own facts where the user names none.
  package func settings(for screen: Screen?) -> SpeechSettings {
    var settings = SpeechSettings(
      profile: profile
        ?? Profile(
          version: Profile.standard.version, idiom: screen?.idiom ?? Profile.standard.idiom),
      language: language ?? screen?.language ?? "en", speaksHints: speaksHints,
      variants: variants)
    settings.verbosity = voiceOver?.verbosity ?? settings.verbosity
    return settings
  }

  /// Whether hints are spoken: as an option says, else as a file of settings does.
  package var speaksHints: Bool { hints ?? voiceOver?.speaksHints ?? true }

  /// The end of the help on a name that is not there, since the built-in app has its names in Russian
  /// when nobody names a language.
  ///
  /// Empty for any other source.
  package func languageHint(for source: String) -> String {
    language == nil && BuiltInScreens.isMeant(by: source, ignoresFolders: true)
      ? "; \(SpeechOptions.russianApp)" : ""
  }

  /// The remedy for who looks for English names in the built-in app.
  package static let russianApp = "the app is in Russian; add '--language en' for English"
}
