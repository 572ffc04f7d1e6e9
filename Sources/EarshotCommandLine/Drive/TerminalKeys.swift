import EarshotSession

/// The commands of the keys of a terminal, with the state between keys.
protocol TerminalKeys {
  associatedtype Technology: ScriptedTechnology

  init()

  /// The command of a key; `nil` if it has none.
  mutating func command(for key: Key) -> TerminalCommand<Technology>?
  /// States that stand beside the title, such as what is being written.
  func notes(_ technology: Technology, in words: HandWords) -> [String]
  /// The line above the captions.
  func status(
    _ technology: Technology, on screen: Transcript.OrderedScreen, in words: HandWords
  ) -> [String]
}

/// The command of a key of a terminal.
enum TerminalCommand<Technology: ScriptedTechnology>: Sendable {
  /// The user does something.
  case input(Technology.Input)
  /// The user sets something up, and does something after it.
  case change(@Sendable (inout Technology) -> Void, then: Technology.Input?)
  /// A line is done, as where there is no terminal.
  case line(String)
  /// The key was taken, and what the keys remember has changed.
  case remember
  /// A step of a script is written.
  case prompt
  case toggleList
  case help
  case redraw
  case leave
}
