public import EarshotSpeech

/// The preferences of a listener for gestures, the rotor and typing.
public struct VoiceOverPreferences: Hashable, Sendable {
  /// How keys with the trait keyboardKey are typed.
  public enum TypingMode: String, Hashable, Sendable, CaseIterable {
    /// A key gets focus, and a double tap types it.
    case standard
    /// A finger finds a key, and lifting it types it.
    case touch
    /// A key is typed as if VoiceOver were off.
    case direct
  }

  /// How a capital letter is told when characters are walked.
  package enum Capitals: String, Hashable, Sendable, CaseIterable {
    /// By the pitch of the voice, which no caption shows.
    case pitch
    /// By a word.
    case speak
    /// Not at all.
    case nothing
  }

  /// Seconds within which the next tap counts with the one before; 0.1 to 2.
  package var doubleTapWait = 0.25
  /// How a capital letter is told when characters are walked.
  package var capitals = Capitals.pitch
  /// Whether the frame of the element in focus is thick.
  package var hasLargeCursor = false
  /// Seconds between two values of an element that updates frequently; a source says about 4.
  public var pollInterval = 4.0
  /// Whether a swipe down goes to the next element of a rotor mode; some releases turn it round.
  public var isDownNext = true
  /// How keys are typed.
  public var typingMode = TypingMode.standard
  /// Loudness from 0 to 1.
  public var volume = 0.8
  /// Speech rate from 0 to 1.
  public var rate = 0.5
  /// Whether punctuation is spoken.
  public var speaksPunctuation = false
  /// Whether sounds are made; vibrations are, in any case.
  package var playsSounds = true
  /// Whether notifications are spoken while the phone is locked, too.
  package var alwaysSpeaksNotifications = false
  /// Whether other audio is lowered while VoiceOver speaks.
  package var ducksAudio = true
  /// Whether fingers on the screen write braille.
  package var writesBraille = false
  /// The languages of braille input, the first one in use; empty for that of the phone.
  package var brailleLanguages: [BrailleLanguage] = []
  /// The number of cells of a braille display, a whole number; 0 for none.
  package var brailleCells = 0.0
  /// The features that a triple press of the side button switches; a sheet asks which where there are several.
  package var shortcuts = [ShortcutName.voiceOver]
  /// Length of an audio graph in seconds; an assumption.
  package var audioGraphLength = 5.0
  /// The rotor modes that are offered, in the order of turning right.
  public var rotorModes = RotorName.allCases

  /// Preferences of a phone that was just set up.
  public init() {}
}
