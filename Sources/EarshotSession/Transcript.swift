public import EarshotSpeech
public import EarshotTree

/// A transcript of speech, line by line; a reading of a still screen and the record of a session
/// alike.
public struct Transcript: Hashable, Sendable {
  /// Why a line was spoken.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// Everything is read from start to end.
    case readingAll
    /// The technology was switched on.
    case started
    /// The user moved focus.
    case moved
    /// The user asked to hear it again, or asked for a setting.
    case asked
    /// The user activated it.
    case activated
    /// A value changed, by the user or by itself.
    case changed
    /// The app announced it, or posted a change.
    case announced
    /// Focus had to move because its element was gone.
    case focusLost
    /// The app could not be asked.
    case failed
  }

  /// How an utterance ended.
  public enum Completion: String, Hashable, Sendable, CaseIterable {
    /// It was heard to its end.
    case spoken
    /// It began and was interrupted.
    case cut
  }

  /// One utterance, with the element that it is about.
  public struct Line: Hashable, Sendable {
    /// The place of its screen in ``Transcript/screens``.
    public var screen: Int
    /// The element; `nil` for a line that is about none.
    public var element: Element.ID?
    /// Why it was spoken.
    public var cause: Cause
    /// The utterance; empty for a sound.
    public var utterance: Utterance
    /// The sound that was made instead of words.
    public var sound: Sound?
    /// The tones of a chart, when that is the sound.
    package var graph: AudioGraph?
    /// When it began, in seconds of the session.
    public var start: Double
    /// When it ended, in seconds of the session.
    public var end: Double
    /// Whether it was heard to its end.
    public var completion: Completion
    /// Whether it could be heard, rather than only read as a caption.
    public var isAudible: Bool

    /// Makes a line of speech.
    package init(
      screen: Int, element: Element.ID?, cause: Cause, utterance: Utterance, start: Double = 0,
      end: Double = 0, completion: Completion = .spoken, isAudible: Bool = true
    ) {
      self.screen = screen
      self.element = element
      self.cause = cause
      self.utterance = utterance
      self.start = start
      self.end = end
      self.completion = completion
      self.isAudible = isAudible
    }

    /// Makes a line of a sound.
    package init(sound: Sound, element: Element.ID?, cause: Cause, at time: Double) {
      self.init(
        screen: 0, element: element, cause: cause, utterance: Utterance(), start: time, end: time)
      self.sound = sound
    }

    /// Makes a line of the tones of a chart.
    package init(_ graph: AudioGraph, element: Element.ID?, at time: Double) {
      self.init(sound: .audioGraph, element: element, cause: .asked, at: time)
      self.graph = graph
      end = time + graph.duration
    }

    /// Whether it takes time, in which something else may cut it.
    package var takesTime: Bool { sound == nil || graph != nil }
  }

  /// A screen with the order of its stops.
  public typealias OrderedScreen = EarshotTree.OrderedScreen

  /// The screens that were read, in order.
  public var screens: [OrderedScreen]
  /// The lines in the order in which they were heard.
  public var lines: [Line]
  /// The settings of the listener.
  public var settings: SpeechSettings

  /// Makes a transcript.
  package init(screens: [OrderedScreen], lines: [Line], settings: SpeechSettings) {
    self.screens = screens
    self.lines = lines
    self.settings = settings
  }

  /// The stop that a line is about; `nil` if it is about none.
  package func stop(of line: Line) -> ReadingOrder.Stop? {
    guard let id = line.element else { return nil }
    let order = screens[line.screen].order
    return order.index(of: id).map { order[$0] }
  }

  /// The lines of each screen, in the order of the screens.
  package var linesByScreen: [[Line]] {
    var grouped = Array(repeating: [Line](), count: screens.count)
    for line in lines { grouped[line.screen].append(line) }
    return grouped
  }

  /// The phrases for which no public source gives words in their language, each once.
  package var uncertainPhrases: [Utterance.Part] {
    var seen: Set<Substring> = []
    return lines.lazy.flatMap(\.utterance.parts).filter { part in
      guard let phrase = part.phrase, [.unverified, .fallback].contains(part.provenance) else {
        return false
      }
      // "1 of 6" and "2 of 6" are one phrase with other numbers.
      return seen.insert(String(describing: phrase).prefix { $0 != "(" }).inserted
    }
  }
}
