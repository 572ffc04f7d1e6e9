package import EarshotSpeech

/// A voice that speaks while a session goes on: the timeline decides, and the voice follows it.
package protocol LiveVoice: Sendable {
  /// Gets words ready.
  ///
  /// - Parameters:
  ///   - utterance: the words.
  ///   - pace: how fast they are spoken.
  ///   - settings: what the listener set up.
  ///   - isCutting: whether they cut what is being said, which ends at once.
  /// - Returns: how many seconds they take; `nil` if the voice does not know.
  func prepare(
    _ utterance: Utterance, _ pace: SpeechPace, _ settings: SpeechSettings, isCutting: Bool
  ) async -> Double?

  /// Makes a sound, which interrupts nothing.
  func play(_ sound: Sound) async

  /// Waits for a moment of the session.
  ///
  /// - Returns: how many seconds the voice still needs for what should have ended by then.
  func wait(for time: Double) async -> Double

  /// Makes heard what the timeline has at a moment of the session.
  func follow(_ timeline: SpeechTimeline, at time: Double) async
}
