public import EarshotSpeech
public import EarshotTree

/// A response of a technology to an input.
public enum Response: Hashable, Sendable {
  /// Says something, of a kind that decides what it interrupts.
  case speak(Utterance, Speech)
  /// Makes a sound.
  case sound(Sound)
  /// Plays the tones of a chart, which cut what is being said and are cut as that is.
  case play(AudioGraph)
  /// Asks the app; the technology is told what came of it.
  case perform(ElementAction, Element.ID?)
  /// Stops speech where it is, or lets it go on when it was stopped.
  case togglePause
  /// Sets how fast is spoken, from 0 to 1.
  case setRate(Double)
  /// Lets what is about to be said begin later by some seconds, as while the app plays a sound.
  case hold(Double)
  /// Is told of a notification as if the app had posted it, some seconds later.
  case remind(ScreenChange, after: Double)
  /// Cuts what is being said and drops what waits.
  case silence
  /// Shows a line of text, as Voice Control shows what it understood.
  case show(String)
  /// Switches audible speech off or on; captions stay.
  case mute(Bool)
}

/// An utterance with its subject and the way it takes its turn.
public struct Speech: Hashable, Sendable {
  /// The kinds that the channel of speech tells apart.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The description of the element that has focus.
    case focus
    /// The new value of the element that has focus.
    case value
    /// A text that the app announces.
    case announcement
    /// The text of a new screen.
    case screen
    /// The name of a rotor mode and the like.
    case system
  }

  /// The kind of the utterance.
  public var kind: Kind
  /// Why it is spoken.
  public var cause: Transcript.Cause
  /// The element it is about.
  public var element: Element.ID?
  /// How an announcement takes its turn.
  public var priority: ScreenChange.Priority

  /// Makes the circumstances of an utterance.
  public init(
    _ kind: Kind, cause: Transcript.Cause, element: Element.ID? = nil,
    priority: ScreenChange.Priority = .default
  ) {
    self.kind = kind
    self.cause = cause
    self.element = element
    self.priority = priority
  }
}
