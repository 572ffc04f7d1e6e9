package import EarshotSpeech
package import EarshotTree
package import EarshotWriting

/// The reading of the screens of one input, with the losses of the input.
package struct Reading: Hashable, Sendable {
  /// Something that the input does not tell.
  package struct Loss: Hashable, Sendable {
    /// The property.
    package var what: Element.Field
    /// Why it is lost.
    package var why: String
    /// Number of elements concerned.
    package var count: Int

    /// Makes a loss.
    package init(what: Element.Field, why: String, count: Int) {
      self.what = what
      self.why = why
      self.count = count
    }
  }

  /// The identifier of the format of the input.
  package var format: String
  /// The path of the input as the user wrote it.
  package var path: String
  /// The transcript of the speech.
  package var transcript: Transcript
  /// The properties that the input does not tell.
  package var losses: [Loss]
  /// Oddities of the input, in words.
  package var warnings: [String]
  /// How sentences are written in text and in the `utterance` of JSON.
  package var style: SpeechStyle
  /// Whether JSON tells besides what the voice says, which takes time on large screens.
  package var tellsVoice = false
  /// Whether text has the number and the id of each stop before it.
  package var tellsIDs = false

  /// Makes the reading of an input.
  package init(
    format: String, path: String, transcript: Transcript, losses: [Loss] = [],
    warnings: [String] = [], style: SpeechStyle = .caption
  ) {
    self.format = format
    self.path = path
    self.transcript = transcript
    self.losses = losses
    self.warnings = warnings
    self.style = style
  }
}

extension OutputFormat where Document == Reading {
  /// The formats of a reading, sorted by name.
  package static var all: [OutputFormat<Reading>] { [json, markdown, text] }
}
