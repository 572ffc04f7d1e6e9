/// A notification of assistive technologies by an app,
/// `UIAccessibility.post(notification:argument:)`.
public enum ScreenChange: Hashable, Sendable {
  /// How an announcement takes its turn, `UIAccessibilityPriority` since iOS 17.
  public enum Priority: String, Hashable, Sendable, CaseIterable {
    /// Waits, and is dropped when something else arrives.
    case low
    /// Interrupts, and can be interrupted.
    case `default`
    /// Interrupts, and is not interrupted by moving focus.
    case high
  }

  /// A new screen appeared; focus goes to the element, else to the first one; a text is spoken.
  case screenChanged(focus: Element.ID? = nil, text: String? = nil)
  /// A part of the screen changed; focus goes to the element, else stays; a text is spoken.
  case layoutChanged(focus: Element.ID? = nil, text: String? = nil)
  /// A text is spoken, and focus stays.
  case announcement(String, priority: Priority = .default)
  /// The content was scrolled; the text is its position, such as "Page 3 of 12".
  case pageScrolled(String? = nil)
  /// Assistive technologies are to be silent until they are resumed.
  case paused
  /// Assistive technologies may speak again.
  case resumed
  /// The app plays a sound of its own, in seconds.
  case soundPlayed(duration: Double)
  /// A notification of the system arrives, perhaps while the phone is locked.
  case notification(String, isLocked: Bool = false)
  /// The app lets the phone vibrate in a pattern with a meaning.
  case haptic(Haptic)
  /// A page begins to load, which takes until ``loaded``.
  case loading
  /// The page that was loading is there.
  case loaded
}

extension ScreenChange {
  /// Whether it tells of a new screen.
  package var isScreenChanged: Bool {
    if case .screenChanged = self { true } else { false }
  }
}

/// A notification that an app posts some time after what caused it.
public struct TimedChange: Hashable, Sendable {
  /// The notification.
  public var change: ScreenChange
  /// Seconds after the action, or after the beginning of the stretch of time, that caused it.
  public var delay: Double

  /// Makes a notification; the delay is in seconds.
  public init(_ change: ScreenChange, after delay: Double = 0) {
    self.change = change
    self.delay = delay
  }
}
