public import EarshotSpeech
public import EarshotTree

/// Who listens: the language, system, hints and style that expectations assume.
///
/// What is left out comes from the listener of the suite (see `.voiceOver(language:)`), and after
/// that from the capture: its language and its device.
public struct Listener: Hashable, Sendable {
  /// BCP 47 tag of the language of the phone; `nil` is that of the capture, else English.
  public var language: String?
  /// The system that speaks; `nil` is iOS 18 on the device of the capture.
  public var profile: Profile?
  /// Whether hints are spoken; `nil` is as on a new phone, where they are.
  public var hints: Bool?
  /// How sentences are written; `nil` is as captions.
  public var style: SpeechStyle?

  /// Makes a listener; what is left out is taken from the suite, then from the capture.
  public init(
    language: String? = nil, profile: Profile? = nil, hints: Bool? = nil, style: SpeechStyle? = nil
  ) {
    self.language = language
    self.profile = profile
    self.hints = hints
    self.style = style
  }

  /// The listener of the suite that runs, in this task.
  @TaskLocal public static var current = Listener()
}

extension Listener {
  /// The listener with what it leaves out taken from another one.
  func completed(by other: Listener) -> Listener {
    Listener(
      language: language ?? other.language, profile: profile ?? other.profile,
      hints: hints ?? other.hints, style: style ?? other.style)
  }

  /// The settings of the phone for a screen; throws for a language without phrases.
  func settings(for screen: Screen?) throws(ScenarioMistake) -> SpeechSettings {
    if let language, Phrasebook.book(for: language) == nil {
      let known = Phrasebook.all.map(\.language).joined(separator: ", ")
      throw ScenarioMistake("no phrases for the language '\(language)'; known are \(known)")
    }
    return SpeechSettings(
      profile: profile
        ?? Profile(
          version: Profile.standard.version, idiom: screen?.idiom ?? Profile.standard.idiom),
      language: language ?? screen?.language ?? "en", speaksHints: hints ?? true)
  }
}
