import EarshotProject
import EarshotSession
import EarshotTree

/// A technology as a person drives it by hand: what lines and keys do, and what is seen of it.
protocol DrivenTechnology: ShownTechnology {
  /// The commands of the keys of a terminal.
  associatedtype Keys: TerminalKeys where Keys.Technology == Self

  /// The words of help in a language.
  static func help(in words: HandWords) -> HandWords.Technology

  /// The command of a line.
  static func command(forLine text: String) -> LineCommand

  /// The step of a script that does what a key did; `nil` when no step does.
  static func step(for input: Input) -> String?

  /// The caption at the bottom of a terminal; `nil` for the last that was said or shown.
  func caption(on screen: Transcript.OrderedScreen, at time: Double) -> String?
  /// Whether nothing of the screen can be seen.
  var isScreenHidden: Bool { get }
}

extension DrivenTechnology {
  /// All that a step can begin with, for help.
  static func steps(in words: HandWords) -> String {
    words.allSteps(vocabulary.allStepNames.joined(separator: ", "))
  }

  func caption(on screen: Transcript.OrderedScreen, at time: Double) -> String? { nil }

  var isScreenHidden: Bool { false }
}

/// The command of a line from a person.
enum LineCommand: Hashable, Sendable {
  /// The session ends.
  case leave
  /// The help on lines is shown.
  case help
  /// A step of a script is done.
  case step(String)
  /// A setting of a script is made.
  case setting(String)
  /// Nothing: a blank line or a comment.
  case nothing
  /// The line means something in a terminal only.
  case key(Character)
}

extension LineCommand {
  /// The command of a line that all technologies have; `nil` for any other line.
  init?(common text: String) {
    switch text {
    case "q", "quit": self = .leave
    case "?", "help": self = .help
    case "": self = .nothing
    case _ where text.hasPrefix("#"): self = .nothing
    case _ where text.hasPrefix("set "): self = .setting(text)
    default: return nil
    }
  }
}
