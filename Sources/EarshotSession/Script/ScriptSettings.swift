import EarshotSpeech
package import EarshotTree

/// The settings of a script before its first step; those that it does not name stay as they are.
package struct ScriptSettings<Technology: ScriptedTechnology>: Hashable, Sendable {
  /// BCP 47 tag of the language of the system.
  package var language: String?
  /// Whether hints are spoken.
  package var speaksHints: Bool?
  /// The system that is assumed.
  package var profile: Profile?
  /// The settings of the technology itself, as they are written; each was read once.
  var own: [OwnSetting] = []

  struct OwnSetting: Hashable, Sendable {
    var name: String
    var words: ScriptWords
  }

  /// Nothing is set up.
  package init() {}

  /// Sets up a technology.
  package func apply(to technology: inout Technology) {
    technology.settings.language = language ?? technology.settings.language
    technology.settings.speaksHints = speaksHints ?? technology.settings.speaksHints
    technology.settings.profile = profile ?? technology.settings.profile
    for setting in own {
      var words = setting.words
      // What could not be read has been refused with the script.
      try? Technology.vocabulary.set(setting.name, &words, &technology)
    }
  }
}
