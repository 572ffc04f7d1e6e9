/// Where the content goes on a scroll, `UIAccessibilityScrollDirection`.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// Three fingers to the left: forward.
  case left
  /// Three fingers to the right: back.
  case right
  /// Three fingers up: the next part below.
  case up
  /// Three fingers down: the part above.
  case down
  /// The next page, as at the end of reading.
  case next
  /// The previous page.
  case previous

  /// Whether it leads on rather than back.
  public var isForward: Bool { [.left, .up, .next].contains(self) }

  /// Where the eye goes when the content goes in this direction, and the other way round.
  package var opposite: ScrollDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .next, .previous: self
    }
  }
}
