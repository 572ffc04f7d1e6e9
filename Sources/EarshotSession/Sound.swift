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
  /// Reading all goes on at the next page.
  case pageTurn
  /// A light vibration, as when a finger goes up from the bottom edge.
  case vibration
  /// Two quick vibrations of the app: success.
  case hapticSuccess
  /// Two slow vibrations of the app: a warning.
  case hapticWarning
  /// Several vibrations of the app: an error.
  case hapticError
  /// A page is loading; one tick a second.
  case loadingTick
  /// A page has loaded.
  case loaded
  /// The tones of a chart.
  case audioGraph
}
