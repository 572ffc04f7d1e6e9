/// A sound or a vibration that a technology makes.
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// The end of a row of elements, or a value at its limit.
  case boundary
  /// A new screen.
  case screenChanged
  /// A part of the screen changed.
  case layoutChanged
  /// The content was scrolled; a vibration goes with it.
  case pageScrolled
  /// A finger is where no element is.
  case emptyArea
}
