/// An input of Voice Control: speech, or whether the camera sees that the user looks.
public enum VoiceControlInput: Hashable, Sendable {
  /// Words as a recogniser heard them.
  case say(String)
  /// A command that was understood already.
  case command(SpokenCommand)
  /// Whether the user looks at the screen.
  case attend(Bool)
}
