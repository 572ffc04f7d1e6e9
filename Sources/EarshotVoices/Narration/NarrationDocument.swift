package import EarshotSession
package import EarshotWriting

/// The narration of one input, with the losses of the input.
package struct NarrationDocument: Hashable, Sendable {
  /// The identifier of the format of the input.
  package var format: String
  /// The path of the input as the user wrote it.
  package var path: String
  /// The narration.
  package var narration: Narration
  /// The sound; empty where only the times are wanted.
  package var audio: Audio
  /// The properties that the input does not tell.
  package var losses: [Reading.Loss]
  /// Oddities of the input, in words.
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
