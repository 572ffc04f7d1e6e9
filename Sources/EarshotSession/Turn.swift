public import EarshotTree

/// The outcome of a turn of a session.
public struct Turn: Hashable, Sendable {
  /// When an input happens.
  public enum Moment: Hashable, Sendable {
    /// When everything said before has ended.
    case quiet
    /// Some seconds after the input before it, whatever is being said.
    case after(Double)
  }

  /// The speech: lines that began in the turn, with how they ended.
  public var lines: [Transcript.Line]
  /// Lines of earlier turns that were cut in this one.
  public var interrupted: [Transcript.Line]
  /// The actions that the app was asked for, in order.
  public var actions: [PerformedAction]
  /// The elements that got focus, in order; the app was asked to bring each one into sight.
  public var focused: [Element.ID]
  /// The lines of text that the technology showed, in order.
  public var shown: [String]
  /// The notifications of the app that arrived, each with its moment in seconds of the session.
  package var posted: [TimedChange] = []
  /// The screens that were seen for the first time.
  package var screens: [SeenScreen] = []
}

/// Something that the app was asked.
public struct PerformedAction: Hashable, Sendable {
  /// The action.
  public var action: ElementAction
  /// Of which element; `nil` is the app as a whole.
  public var element: Element.ID?
  /// Whether it was handled.
  public var isHandled: Bool
  /// Whether it is known what the app does because of it.
  package var isKnown: Bool
}
