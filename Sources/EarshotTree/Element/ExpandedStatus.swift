/// `accessibilityExpandedStatus` of an element that can be opened; unsupported is an empty property.
public enum ExpandedStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its content is shown.
  case expanded
  /// Its content is hidden.
  case collapsed
}
