/// The impact of a problem on people.
public enum Impact: String, Hashable, Sendable, CaseIterable {
  /// The task cannot be done.
  case blocks
  /// The task takes guessing or help.
  case hard
  /// The task takes longer.
  case slows
  /// It sounds bad.
  case cosmetic
}
