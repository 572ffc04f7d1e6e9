public import EarshotSession
public import EarshotSpeech
public import EarshotTree

/// What is heard on the screens of one input, with what the input could not tell.
public struct Reading: Hashable, Sendable {
  /// Something that the input does not tell.
  public struct Loss: Hashable, Sendable {
    /// The property.
    public var what: Element.Field
    /// Why it is lost.
    public var why: String
    /// Number of elements concerned.
    public var count: Int

    /// Makes a loss.
    public init(what: Element.Field, why: String, count: Int) {
      self.what = what
      self.why = why
      self.count = count
    }
  }

  /// The identifier of the format of the input.
  public var format: String
  /// The path of the input as the user wrote it.
  public var path: String
  /// What is heard.
  public var transcript: Transcript
  /// What the input does not tell.
  public var losses: [Loss]
  /// What is odd about the input, in words.
  public var warnings: [String]
  /// How sentences are written in text and in the `utterance` of JSON.
  public var style: SpeechStyle
  /// Whether JSON tells besides what the voice says, which takes time on large screens.
  public var tellsVoice = false

  /// Makes the reading of an input.
  public init(
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
  public static var all: [OutputFormat<Reading>] { [json, markdown, text] }
}
