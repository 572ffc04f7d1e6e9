package import EarshotSession
package import EarshotWriting

/// What is heard on one input and when, with what the input could not tell.
package struct NarrationDocument: Hashable, Sendable {
  /// The identifier of the format of the input.
  package var format: String
  /// The path of the input as the user wrote it.
  package var path: String
  /// What is heard when.
  package var narration: Narration
  /// The sound; empty where only the times are wanted.
  package var audio: Audio
  /// What the input does not tell.
  package var losses: [Reading.Loss]
  /// What is odd about the input, in words.
  package var warnings: [String]
  /// Whether the times of single words are written where a format has a place for them.
  package var hasWordTimes: Bool

  /// Makes the narration of an input.
  package init(
    format: String, path: String, narration: Narration, audio: Audio = Audio(),
    losses: [Reading.Loss] = [], warnings: [String] = [], hasWordTimes: Bool = false
  ) {
    self.format = format
    self.path = path
    self.narration = narration
    self.audio = audio
    self.losses = losses
    self.warnings = warnings
    self.hasWordTimes = hasWordTimes
  }
}

extension OutputFormat where Document == NarrationDocument {
  /// The formats of a narration, sorted by name.
  package static var all: [OutputFormat<NarrationDocument>] { [json, srt, text, vtt, wav] }
}
