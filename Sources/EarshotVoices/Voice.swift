public import EarshotSpeech

/// What turns words into sound.
///
/// A voice is given words, never signs: what VoiceOver makes of a sign is decided before, by
/// `VoiceText`.
public protocol Voice: Sendable {
  /// The name and version, such as `espeak-ng 1.51`; the same name gives the same bytes.
  var name: String { get }

  /// The sound of a stretch of words.
  ///
  /// Throws ``VoiceError``.
  func sound(of stretch: VoiceText.Stretch, _ manner: VoiceManner) throws -> VoiceSound
}

/// How a voice speaks.
public struct VoiceManner: Hashable, Sendable {
  /// BCP 47 tag of the language of words that name none.
  public var language: String
  /// How much faster than normal, 1 is normal.
  public var factor: Double
  /// Pitch from 0 to 2, 1 is normal; multiplied with that of the words.
  public var pitch: Double

  /// Makes a manner.
  public init(language: String, factor: Double = 1, pitch: Double = 1) {
    self.language = language
    self.factor = factor
    self.pitch = pitch
  }
}

/// The sound of some words, with the time of each word where the voice tells it.
public struct VoiceSound: Hashable, Sendable {
  /// A word and when it is heard.
  public struct Word: Hashable, Sendable {
    /// The word.
    public var text: String
    /// When it begins, in seconds from the start of the sound.
    public var start: Double

    /// Makes a word.
    public init(_ text: String, start: Double) {
      self.text = text
      self.start = start
    }
  }

  /// The sound; a silent voice gives zeros.
  public var audio: Audio
  /// The words with their times; empty when the voice does not tell them.
  public var words: [Word]

  /// Makes a sound.
  public init(audio: Audio, words: [Word] = []) {
    self.audio = audio
    self.words = words
  }
}
