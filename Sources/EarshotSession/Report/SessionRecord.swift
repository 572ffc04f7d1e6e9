package import EarshotTree

/// A session as it went, for whoever judges the app by it: what was done, what the app did and
/// posted, what was heard, and the screens between.
package struct SessionRecord: Sendable {
  /// One step, or one repetition of it.
  package struct Step: Sendable {
    /// The line of the script, from 1.
    package var line: Int
    /// The line as it is written.
    package var text: String
    /// Whether the user did something; else time passed, or the app did something by itself.
    package var isByUser: Bool
    /// Whether the script did something in the place of the app.
    package var isByScript: Bool
    /// Whether the next step began before everything was said.
    package var isOpen: Bool
    /// When it began and ended, in seconds of the session.
    package var time: ClosedRange<Double>
    /// The screens that were seen for the first time, in order.
    package var screens: [SeenScreen]
    /// The actions that the app was asked for, in order.
    package var actions: [PerformedAction]
    /// The notifications of the app, each with its moment in seconds of the session.
    package var posted: [TimedChange]
    /// The speech and sounds, in order.
    package var lines: [Transcript.Line]
    /// The element in focus at the end; `nil` for none.
    package var focus: Element.ID?
  }

  /// The steps in order.
  package var steps: [Step]

  /// Makes a record.
  package init(steps: [Step] = []) { self.steps = steps }
}
