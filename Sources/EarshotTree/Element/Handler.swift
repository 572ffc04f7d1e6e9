/// A method of the accessibility action API that an app overrides and answers with `true`.
public enum Handler: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// `accessibilityActivate`: a double tap.
  case activate = "accessibilityActivate"
  /// `accessibilityPerformEscape`: a two-finger scrub.
  case escape = "accessibilityPerformEscape"
  /// `accessibilityPerformMagicTap`: a two-finger double tap.
  case magicTap = "accessibilityPerformMagicTap"
  /// `accessibilityScroll`: a three-finger swipe.
  case scroll = "accessibilityScroll"

  /// Orders handlers by the name of their method.
  public static func < (left: Handler, right: Handler) -> Bool { left.rawValue < right.rawValue }
}
