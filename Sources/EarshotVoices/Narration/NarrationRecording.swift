/// A narration with its sound.
package struct NarrationRecording: Hashable, Sendable {
  /// The narration.
  package var narration: Narration
  /// The sound, as long as the narration.
  package var audio: Audio

  /// Makes a recording.
  package init(narration: Narration, audio: Audio) {
    self.narration = narration
    self.audio = audio
  }
}
