/// `accessibilityNavigationStyle`: how Switch Control walks the children of an element.
public enum NavigationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// The system decides.
  case automatic
  /// Each child is a separate stop.
  case separate
  /// All children are one stop.
  case combined
}
