public import EarshotTree

/// A session of a technology in writing: one input a line, and below it what must come of it.
public struct Script<Technology: ScriptedTechnology>: Hashable, Sendable {
  /// The command of a step.
  public enum Command: Hashable, Sendable {
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
  public struct Step: Hashable, Sendable {
    /// The command.
    public var command: Command
    /// How often.
    public var count: Int
    /// Seconds after the step before; `nil` waits until everything was said.
    public var delay: Double?
    /// The place in the script.
    public var location: SourceLocation
    /// The line as it is written, without indentation and comment.
    public var text: String
    /// The expectations of the step; of a repeated step, those of the last time.
    public var expectations: [LocatedExpectation]
  }

  /// An expectation with its place in the script.
  public struct LocatedExpectation: Hashable, Sendable {
    /// The expectation.
    public var expectation: ScriptExpectation
    /// Its line, from 1.
    public var line: Int
    /// The comment behind it.
    public var comment: String?
  }

  /// The lines as they are written.
  public internal(set) var lines: [String] = []
  /// The end of a line.
  public internal(set) var newline = "\n"
  /// The source on which the script runs if the command names none.
  public internal(set) var source: String?
  /// The settings of the user.
  public internal(set) var settings = ScriptSettings<Technology>()
  /// The steps in order.
  public internal(set) var steps: [Step] = []

  /// The script as it is written.
  public var text: String { lines.joined(separator: newline) }

  /// Reads a script.
  public static func parse(_ text: String) throws(ScriptError) -> Script {
    var parser = ScriptParser<Technology>(text)
    return try parser.script()
  }
}
