/// A narration with its sound.
public struct NarrationRecording: Hashable, Sendable {
  /// What is heard when.
  public var narration: Narration
  /// The sound, as long as the narration.
  public var audio: Audio

  /// Makes a recording.
  public init(narration: Narration, audio: Audio) {
    self.narration = narration
    self.audio = audio
  }
}
