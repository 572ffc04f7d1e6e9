/// A menu whose screen is a resource; the audit of it is what this example shows.
public enum Menu {
  /// The name of the screen that is drawn first.
  public static let firstScreen = "menu"
}
