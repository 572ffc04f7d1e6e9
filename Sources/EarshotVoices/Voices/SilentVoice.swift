import EarshotSession
package import EarshotVerbalizer

/// No voice at all: silence of the length that the words would take, by the pace of a session.
package struct SilentVoice: Voice {
  /// Makes silence.
  package init() {}

  /// The name.
  package var name: String { "silent" }

  /// The times are calculated.
  package var timing: Narration.Timing { .estimated }

  /// None, so that a session takes as long as it was estimated to take when it was held.
  package var joint: Double { 0 }

  /// Silence as long as the words would take.
  package func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    let seconds = SpeechPace.duration(of: span.text, factor: prosody.factor)
    return VoiceSound(silence: seconds)
  }
}
