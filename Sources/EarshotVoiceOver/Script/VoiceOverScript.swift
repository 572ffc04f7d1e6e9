public import EarshotSession
public import EarshotTree

/// A session of VoiceOver in writing: one gesture a line, and below it what must come of it.
public struct VoiceOverScript: Hashable, Sendable {
  /// What a step does.
  public enum Command: Hashable, Sendable {
    /// VoiceOver is switched on.
    case start
    /// A gesture is made.
    case gesture(Gesture)
    /// An exploring finger moves on a straight line.
    case explore(from: Point, to: Point)
    /// The app posts a notification.
    case post(ScreenChange)
    /// Seconds pass.
    case wait(Double)
    /// The screen changes in the place of the code of an app.
    case change(Element.ID, Change)
  }

  /// What the app does to an element, in the place of its code.
  public enum Change: Hashable, Sendable {
    /// The element disappears.
    case hide
    /// The element appears.
    case show
    /// The element has another value.
    case value(String)
    /// The element has another label.
    case label(String)
  }

  /// What a step must lead to.
  public enum Expectation: Hashable, Sendable {
    /// A sentence is heard, with or without its hint.
    case says(String)
    /// A text of the app is heard.
    case announces(String)
    /// A sentence is begun and cut, now or since an earlier step.
    case cut(String)
    /// Nothing is heard.
    case silence
    /// A sound is made; `nil` is none.
    case sounds(Sound?)
    /// The elements that get focus in order; one of them is where it ends, none is nowhere.
    case focus([Element.ID])
    /// The screen has a title.
    case screenTitle(String)
    /// The screen has a number of stops.
    case screenStops(Int)
    /// The app is asked to do something; `nil` is nothing at all.
    case does(Deed?)
    /// The app gets a tap within a point of a place; `nil` is none.
    case taps(Point?)
  }

  /// Something that the app is asked, by its name in scripts.
  public struct Deed: Hashable, Sendable {
    /// The name, such as `activate`.
    public var name: String
    /// A direction, a number, a text or the name of a custom action; `nil` is any.
    public var argument: String?
    /// The element that is asked; `nil` is any.
    public var element: Element.ID?

    /// Makes a deed; what is `nil` is not compared.
    public init(name: String, argument: String? = nil, element: Element.ID? = nil) {
      self.name = name
      self.argument = argument
      self.element = element
    }
  }

  /// One line with a gesture.
  public struct Step: Hashable, Sendable {
    /// What is done.
    public var command: Command
    /// How often.
    public var count: Int
    /// Seconds after the step before; `nil` waits until everything was said.
    public var delay: Double?
    /// The place in the script.
    public var location: SourceLocation
    /// The line as it is written, without indentation and comment.
    public var text: String
    /// What must come of it; of a repeated step, of the last time.
    public var expectations: [WrittenExpectation]
  }

  /// An expectation with its place in the script.
  public struct WrittenExpectation: Hashable, Sendable {
    /// What is expected.
    public var expectation: Expectation
    /// Its line, from 1.
    public var line: Int
    /// The comment behind it.
    public var comment: String?
  }

  /// The lines as they are written.
  public internal(set) var lines: [String] = []
  /// What ends a line.
  public internal(set) var newline = "\n"
  /// What the script runs on when the command names nothing.
  public internal(set) var source: String?
  /// What the listener set up.
  public internal(set) var settings = ScriptSettings()
  /// The steps in order.
  public internal(set) var steps: [Step] = []

  /// The script as it is written.
  public var text: String { lines.joined(separator: newline) }

  /// Reads a script.
  public static func parse(_ text: String) throws(ScriptError) -> VoiceOverScript {
    var parser = ScriptParser(text)
    return try parser.script()
  }
}
