package import EarshotSession
package import EarshotSpeech
package import EarshotTree
package import EarshotVerbalizer

/// A narration of speech with the time of each part: one narration gives the sound and every
/// caption.
package struct Narration: Hashable, Sendable {
  /// Where the times come from.
  package enum Timing: Hashable, Sendable {
    /// Calculated from the length of the words.
    case estimated
    /// Measured on the sound of a voice, by its name.
    case voice(String)
  }

  /// A word and when it is heard.
  package struct Word: Hashable, Sendable {
    /// The word as the voice has it.
    package var text: String
    /// When it begins, in seconds from the start of the narration.
    package var start: Double
    /// When it ends, in seconds from the start of the narration.
    package var end: Double

    /// Makes a word.
    package init(_ text: String, start: Double, end: Double) {
      self.text = text
      self.start = start
      self.end = end
    }
  }

  /// A part of a line.
  package struct Part: Hashable, Sendable {
    /// The role of the part.
    package var role: Utterance.Role
    /// In which voice it is spoken.
    package var tone: Utterance.Tone
    /// The text for the eye and for the ear.
    package var text: VerbalizedText
    /// BCP 47 tag of the language of the part.
    package var language: String
    /// When it begins, after its pause, in seconds from the start of the narration.
    package var start: Double
    /// When it ends, in seconds from the start of the narration.
    package var end: Double
    /// Its words with their times.
    package var words: [Word]

    /// Makes a part.
    package init(
      role: Utterance.Role, tone: Utterance.Tone, text: VerbalizedText, language: String,
      start: Double, end: Double, words: [Word] = []
    ) {
      self.role = role
      self.tone = tone
      self.text = text
      self.language = language
      self.start = start
      self.end = end
      self.words = words
    }
  }

  /// A line: what is said at one stop, or a sound.
  package struct Line: Hashable, Sendable {
    /// The place of its screen, from 0.
    package var screen: Int
    /// The element; `nil` for a line that is about none.
    package var element: Element.ID?
    /// Why it is spoken.
    package var cause: Transcript.Cause
    /// The line of the caption panel, hint included.
    package var caption: String
    /// The sound that is made instead of words.
    package var sound: Sound?
    /// The parts that are spoken.
    package var parts: [Part]
    /// When it begins, in seconds from the start of the narration.
    package var start: Double
    /// When it ends, in seconds from the start of the narration.
    package var end: Double
    /// Whether it is heard to its end.
    package var completion: Transcript.Completion
    /// Whether it can be heard, rather than only read as a caption.
    package var isAudible: Bool

    /// Makes a line.
    package init(
      screen: Int, element: Element.ID?, cause: Transcript.Cause, caption: String,
      sound: Sound? = nil, parts: [Part] = [], start: Double, end: Double,
      completion: Transcript.Completion = .spoken, isAudible: Bool = true
    ) {
      self.screen = screen
      self.element = element
      self.cause = cause
      self.caption = caption
      self.sound = sound
      self.parts = parts
      self.start = start
      self.end = end
      self.completion = completion
      self.isAudible = isAudible
    }
  }

  /// The lines in the order in which they begin.
  package var lines: [Line]
  /// The whole length in seconds.
  package var duration: Double
  /// Where the times come from.
  package var timing: Timing
  /// The settings of the listener.
  package var settings: SpeechSettings
  /// The requests that the voice could not fulfil, such as a language; a sentence for people each.
  package var remarks: [String]

  /// Makes a narration.
  package init(
    lines: [Line], duration: Double, timing: Timing, settings: SpeechSettings,
    remarks: [String] = []
  ) {
    self.remarks = remarks
    self.lines = lines
    self.duration = duration
    self.timing = timing
    self.settings = settings
  }
}
