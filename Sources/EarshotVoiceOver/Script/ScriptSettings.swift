import EarshotSpeech
public import EarshotTree

/// What a script sets up before its first step; what it does not name is left as it is.
public struct ScriptSettings: Hashable, Sendable {
  /// BCP 47 tag of the language of the system.
  public var language: String?
  /// Whether hints are spoken.
  public var speaksHints: Bool?
  /// The system that is assumed.
  public var profile: Profile?
  /// Speech rate from 0 to 1.
  public var rate: Double?
  /// How keys are typed.
  public var typingMode: VoiceOverPreferences.TypingMode?

  /// Nothing is set up.
  public init() {}

  /// Sets up VoiceOver.
  public func apply(to voiceOver: inout VoiceOver) {
    voiceOver.settings.language = language ?? voiceOver.settings.language
    voiceOver.settings.speaksHints = speaksHints ?? voiceOver.settings.speaksHints
    voiceOver.settings.profile = profile ?? voiceOver.settings.profile
    voiceOver.preferences.rate = rate ?? voiceOver.preferences.rate
    voiceOver.preferences.typingMode = typingMode ?? voiceOver.preferences.typingMode
  }
}
