package import EarshotVerbalizer

/// A voice that turns words into sound.
///
/// A voice is given words, never signs: what VoiceOver makes of a sign is decided before, by
/// `VerbalizedText`.
package protocol Voice: Sendable {
  /// The name and version, such as `espeak-ng 1.51`; the same name gives the same bytes.
  var name: String { get }

  /// Where the times of a narration by this voice come from.
  var timing: Narration.Timing { get }

  /// How many sounds may be asked for at once, from several threads; 1 when it has to be in turn.
  var simultaneousSounds: Int { get }

  /// Seconds of silence between parts that follow without a pause, at normal speed.
  var joint: Double { get }

  /// The sound of a span of words, from where it begins to where it ends, without silence.
  ///
  /// Throws ``VoiceError``.
  func sound(of span: VerbalizedText.Span, _ prosody: Prosody) throws(VoiceError) -> VoiceSound
}

extension Voice {
  /// The times are those of the sound.
  package var timing: Narration.Timing { .voice(name) }

  /// As long as the voices at hand wait at a comma; an assumption.
  package var joint: Double { 0.12 }

  /// One after another.
  package var simultaneousSounds: Int { 1 }
}

/// The prosody of a voice: language, rate, pitch and melody.
package struct Prosody: Hashable, Sendable {
  /// BCP 47 tag of the language of words that name none.
  package var language: String
  /// How much faster than normal, 1 is normal.
  package var factor: Double
  /// Pitch from 0 to 2, 1 is normal; multiplied with that of the words.
  package var pitch: Double
  /// Whether more of the same line follows, so that the melody does not fall as at an end.
  package var isContinued: Bool

  /// Makes a prosody.
  package init(
    language: String, factor: Double = 1, pitch: Double = 1, isContinued: Bool = false
  ) {
    self.language = language
    self.factor = factor
    self.pitch = pitch
    self.isContinued = isContinued
  }
}

/// The sound of some words, with the time of each word where the voice tells it.
package struct VoiceSound: Hashable, Sendable {
  /// A word and when it is heard.
  package struct Word: Hashable, Sendable {
    /// The word.
    package var text: String
    /// When it begins, in seconds from the start of the sound.
    package var start: Double

    /// Makes a word.
    package init(_ text: String, start: Double) {
      self.text = text
      self.start = start
    }
  }

  /// The sound; empty for silence, of which only the length is told.
  package var audio: Audio
  /// Seconds of silence in the place of a sound.
  private var silence = 0.0
  /// The words with their times; empty when the voice does not tell them.
  package var words: [Word]
  /// The requests that the voice could not fulfil, such as a speed; a sentence for people each.
  package var remarks: [String]

  /// Makes silence of a length in seconds.
  package init(silence seconds: Double) {
    self.init(audio: Audio())
    silence = max(0, seconds)
  }

  /// The length in seconds.
  package var duration: Double { silence + audio.duration }

  /// Makes a sound.
  package init(audio: Audio, words: [Word] = [], remarks: [String] = []) {
    self.audio = audio
    self.words = words
    self.remarks = remarks
  }
}
