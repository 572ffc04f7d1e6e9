import EarshotProject
import EarshotSession
import EarshotTree

/// A technology as a person drives it by hand: what lines and keys do, and what is seen of it.
protocol DrivenTechnology: ConfigurableTechnology {
  /// The commands of the keys of a terminal.
  associatedtype Keys: TerminalKeys where Keys.Technology == Self

  /// The words of help in a language.
  static func help(in words: HandWords) -> HandWords.Technology

  /// The command of a line.
  static func command(forLine text: String) -> LineCommand

  /// The step of a script that does what a key did; `nil` when no step does.
  static func step(for input: Input) -> String?

  /// The overlay of the screen at a moment; lines that look for a point move all the time.
  func overlay(on screen: Transcript.OrderedScreen, at time: Double) -> ScreenOverlay?
  /// The elements in its frame, one after another; one that has focus is the only one.
  var framedElements: [Element.ID] { get }
  /// The caption at the bottom of a terminal; `nil` for the last that was said or shown.
  func caption(on screen: Transcript.OrderedScreen, at time: Double) -> String?
  /// The places of the lines of its menu that are offered together; empty when one is or none.
  var offeredLines: [Int] { get }
  /// Whether nothing of the screen can be seen.
  var isScreenHidden: Bool { get }
}

extension DrivenTechnology {
  func overlay(on screen: Transcript.OrderedScreen, at time: Double) -> ScreenOverlay? {
    overlay(on: screen)
  }

  /// All that a step can begin with, for help.
  static func steps(in words: HandWords) -> String {
    words.allSteps(vocabulary.allStepNames.joined(separator: ", "))
  }

  var framedElements: [Element.ID] { focusedElement.map { [$0] } ?? [] }

  func caption(on screen: Transcript.OrderedScreen, at time: Double) -> String? { nil }

  var offeredLines: [Int] { [] }

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
