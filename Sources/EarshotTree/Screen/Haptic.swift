/// A pattern of vibration with a meaning, `UINotificationFeedbackGenerator.FeedbackType`.
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// A task was completed.
  case success
  /// A task produced a warning.
  case warning
  /// A task failed.
  case error
}
