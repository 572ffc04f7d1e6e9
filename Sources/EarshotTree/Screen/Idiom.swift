/// The kind of device a screen is drawn for, `UIUserInterfaceIdiom`.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
}
