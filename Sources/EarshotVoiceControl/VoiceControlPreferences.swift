/// The preferences of a user of Voice Control.
public struct VoiceControlPreferences: Hashable, Sendable {
  /// Whether commands are obeyed only while the user looks at the screen.
  public var isAttentionAware = false
  /// The user's own commands; the first one of a phrase counts.
  public var customCommands: [CustomCommand] = []
  /// The overlay of the screen all the time; `nil` is none.
  public var overlay: SpokenCommand.Overlay?
  /// The rows of the grid, from 1; 5 on a phone, as the sources count them.
  public var gridRows = 5
  /// The columns of the grid, from 1; 3 on a phone, as the sources count them.
  public var gridColumns = 3

  /// Preferences of a phone that was just set up.
  public init() {}
}
