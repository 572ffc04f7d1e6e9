import EarshotSession
public import EarshotVerbalizer

/// No voice at all: silence of the length that the words would take, by the pace of a session.
public struct SilentVoice: Voice {
  /// Makes silence.
  public init() {}

  /// The name.
  public var name: String { "silent" }

  /// The times are calculated.
  public var timing: Narration.Timing { .estimated }

  /// None, so that a session takes as long as it was estimated to take when it was held.
  public var joint: Double { 0 }

  /// Silence as long as the words would take.
  public func sound(
    of span: VerbalizedText.Span, _ manner: VoiceManner
  ) throws(VoiceError) -> VoiceSound {
    let seconds = SpeechPace.duration(of: span.text, factor: manner.factor)
    return VoiceSound(audio: Audio(silence: seconds))
  }
}
