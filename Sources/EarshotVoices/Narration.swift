public import EarshotSession
public import EarshotSpeech
public import EarshotTree
public import EarshotVerbalizer

/// What is heard, with the time of each part: one narration gives the sound and every caption.
public struct Narration: Hashable, Sendable {
  /// Where the times come from.
  public enum Timing: Hashable, Sendable {
    /// Calculated from the length of the words.
    case estimated
    /// Measured on the sound of a voice, by its name.
    case voice(String)
  }

  /// A word and when it is heard.
  public struct Word: Hashable, Sendable {
    /// The word as the voice has it.
    public var text: String
    /// When it begins, in seconds from the start of the narration.
    public var start: Double
    /// When it ends, in seconds from the start of the narration.
    public var end: Double

    /// Makes a word.
    public init(_ text: String, start: Double, end: Double) {
      self.text = text
      self.start = start
      self.end = end
    }
  }

  /// A part of a line.
  public struct Part: Hashable, Sendable {
    /// What it tells.
    public var role: Utterance.Role
    /// In which voice it is spoken.
    public var tone: Utterance.Tone
    /// The text for the eye and for the ear.
    public var text: VerbalizedText
    /// BCP 47 tag of the language of the part.
    public var language: String
    /// When it begins, after its pause, in seconds from the start of the narration.
    public var start: Double
    /// When it ends, in seconds from the start of the narration.
    public var end: Double
    /// Its words with their times.
    public var words: [Word]

    /// Makes a part.
    public init(
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
  public struct Line: Hashable, Sendable {
    /// The place of its screen, from 0.
    public var screen: Int
    /// The element; `nil` for a line that is about none.
    public var element: Element.ID?
    /// Why it is spoken.
    public var cause: Transcript.Cause
    /// The line of the caption panel, hint included.
    public var caption: String
    /// The sound that is made instead of words.
    public var sound: Sound?
    /// What is said.
    public var parts: [Part]
    /// When it begins, in seconds from the start of the narration.
    public var start: Double
    /// When it ends, in seconds from the start of the narration.
    public var end: Double
    /// Whether it is heard to its end.
    public var fate: Transcript.Fate
    /// Whether it can be heard, rather than only read as a caption.
    public var isAudible: Bool

    /// Makes a line.
    public init(
      screen: Int, element: Element.ID?, cause: Transcript.Cause, caption: String,
      sound: Sound? = nil, parts: [Part] = [], start: Double, end: Double,
      fate: Transcript.Fate = .spoken, isAudible: Bool = true
    ) {
      self.screen = screen
      self.element = element
      self.cause = cause
      self.caption = caption
      self.sound = sound
      self.parts = parts
      self.start = start
      self.end = end
      self.fate = fate
      self.isAudible = isAudible
    }
  }

  /// The lines in the order in which they begin.
  public var lines: [Line]
  /// The whole length in seconds.
  public var duration: Double
  /// Where the times come from.
  public var timing: Timing
  /// What the listener set up.
  public var settings: SpeechSettings
  /// What the voice could not do as it was asked, such as a language; a sentence for people each.
  public var remarks: [String]

  /// Makes a narration.
  public init(
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
