public import EarshotSpeech
public import EarshotTree

/// What was heard, line by line; a reading of a still screen and the record of a session alike.
public struct Transcript: Hashable, Sendable {
  /// Why a line was spoken.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// Everything is read from start to end.
    case readingAll
  }

  /// One utterance, with the stop that it is about.
  public struct Line: Hashable, Sendable {
    /// The place of its screen in ``Transcript/screens``.
    public var screen: Int
    /// The stop; `nil` for a line that is about no element.
    public var stop: ReadingOrder.Stop?
    /// Why it was spoken.
    public var cause: Cause
    /// What was said.
    public var utterance: Utterance

    /// Makes a line.
    public init(screen: Int, stop: ReadingOrder.Stop?, cause: Cause, utterance: Utterance) {
      self.screen = screen
      self.stop = stop
      self.cause = cause
      self.utterance = utterance
    }
  }

  /// The screens that were read, in order.
  public var screens: [Screen]
  /// The lines in the order in which they were heard.
  public var lines: [Line]
  /// What makes the order of a screen uncertain, by the place of the screen.
  public var problems: [[ReadingOrder.Problem]]
  /// What the listener set up.
  public var settings: SpeechSettings

  /// Makes a transcript.
  public init(
    screens: [Screen], lines: [Line], problems: [[ReadingOrder.Problem]], settings: SpeechSettings
  ) {
    self.screens = screens
    self.lines = lines
    self.problems = problems
    self.settings = settings
  }

  /// The lines of each screen, in the order of the screens.
  public var linesByScreen: [[Line]] {
    var grouped = Array(repeating: [Line](), count: screens.count)
    for line in lines { grouped[line.screen].append(line) }
    return grouped
  }

  /// The phrases for which no public source gives words in their language, each once.
  public var uncertainPhrases: [Utterance.Part] {
    var seen: Set<Phrase> = []
    return lines.lazy.flatMap(\.utterance.parts).filter { part in
      guard let phrase = part.phrase else { return false }
      return [.unverified, .fallback].contains(part.standing) && seen.insert(phrase).inserted
    }
  }
}
