/// The direction in which a screen is laid out, `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Rows start at the left.
  case leftToRight = "ltr"
  /// Rows start at the right.
  case rightToLeft = "rtl"
}
