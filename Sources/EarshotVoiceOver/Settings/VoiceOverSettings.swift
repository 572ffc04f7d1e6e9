package import EarshotSession
package import EarshotSpeech

/// The settings of VoiceOver that a person changes on the phone, as one value.
///
/// `read`, `drive` and scripts take them; a file holds them as JSON, one key a setting, and
/// `Documentation/VoiceOver/Settings.md` lists the keys.
///
/// ```swift
/// var settings = VoiceOverSettings()
/// settings.verbosity.speaksPosition = false
/// var voiceOver = VoiceOver()
/// settings.apply(to: &voiceOver)
/// ```
package struct VoiceOverSettings: Hashable, Sendable {
  /// Whether hints are spoken.
  package var speaksHints = true
  /// The parts that are spoken before, after or not at all.
  package var verbosity = Verbosity()
  /// Everything about gestures, the rotor, sounds and typing.
  package var preferences = VoiceOverPreferences()
  /// The settings for the eye, which VoiceOver shares with everybody.
  package var visual = VisualSettings()

  /// The settings of a phone that was just set up.
  package init() {}

  /// The settings of a VoiceOver as it is now.
  package init(of voiceOver: VoiceOver) {
    speaksHints = voiceOver.settings.speaksHints
    verbosity = voiceOver.settings.verbosity
    preferences = voiceOver.preferences
    visual = voiceOver.visual
  }

  /// Sets up a VoiceOver; its language and system stay.
  package func apply(to voiceOver: inout VoiceOver) {
    voiceOver.settings.speaksHints = speaksHints
    voiceOver.settings.verbosity = verbosity
    voiceOver.preferences = preferences
    voiceOver.visual = visual
  }
}
