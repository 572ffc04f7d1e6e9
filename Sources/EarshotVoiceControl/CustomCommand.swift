/// A command that the user made: a phrase of their own and what it does.
public struct CustomCommand: Hashable, Sendable {
  /// The action when the phrase is heard.
  public enum Action: Hashable, Sendable {
    /// A text is put where the caret stands.
    case type(String)
    /// Commands are carried out one after another.
    case perform([SpokenCommand])
  }

  /// The phrase.
  public var phrase: String
  /// The action.
  public var action: Action

  /// Makes a command of a phrase.
  public init(_ phrase: String, _ action: Action) {
    self.phrase = phrase
    self.action = action
  }

  /// The commands that it stands for.
  var commands: [SpokenCommand] {
    switch action {
    case .type(let text): [.type(text)]
    case .perform(let commands): commands
    }
  }
}
