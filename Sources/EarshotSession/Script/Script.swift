package import EarshotTree

/// A session of a technology in writing: one input a line, and below it what must come of it.
package struct Script<Technology: ScriptedTechnology>: Hashable, Sendable {
  /// The command of a step.
  package enum Command: Hashable, Sendable {
    /// The technology is switched on.
    case start
    /// The user does something; the seconds of the first input are those of the step.
    case inputs([TimedInput<Technology.Input>])
    /// The app posts a notification.
    case post(ScreenChange)
    /// Seconds pass.
    case wait(Double)
    /// The screen changes in the place of the code of an app.
    case change(Element.ID, ScriptChange)
  }

  /// One line with an input.
  package struct Step: Hashable, Sendable {
    /// The command.
    package var command: Command
    /// How often.
    package var count: Int
    /// Seconds after the step before; `nil` waits until everything was said.
    package var delay: Double?
    /// The place in the script.
    package var location: SourceLocation
    /// The line as it is written, without indentation and comment.
    package var text: String
    /// The expectations of the step; of a repeated step, those of the last time.
    package var expectations: [LocatedExpectation]
  }

  /// An expectation with its place in the script.
  package struct LocatedExpectation: Hashable, Sendable {
    /// The expectation.
    package var expectation: ScriptExpectation
    /// Its line, from 1.
    package var line: Int
    /// The comment behind it.
    package var comment: String?
  }

  /// The lines as they are written.
  package internal(set) var lines: [String] = []
  /// The end of a line.
  package internal(set) var newline = "\n"
  /// The source on which the script runs if the command names none.
  package internal(set) var source: String?
  /// The settings of the user.
  package internal(set) var settings = ScriptSettings<Technology>()
  /// The steps in order.
  package internal(set) var steps: [Step] = []

  /// The script as it is written.
  package var text: String { lines.joined(separator: newline) }

  /// Reads a script.
  package static func parse(_ text: String) throws(ScriptError) -> Script {
    var parser = ScriptParser<Technology>(text)
    return try parser.script()
  }
}
