import EarshotTree

/// Views that the system draws and the app cannot mend.
///
/// They are reported as not applicable, never as passed. The names are those of the sources of
/// captures: types of WebDriverAgent, classes of UIKit, packages of Android.
enum SystemOwner {
  /// Whether a node and all in it belong to the system.
  ///
  /// - Parameter type: what its class or type tells.
  static func owns(_ element: Element, _ type: ElementType) -> Bool {
    if element.has(.statusBarElement) { return true }
    // Keys that an importer knows by their place are those of the keyboard, not keys of an app.
    if element.has(.keyboardKey),
      !element.derived.isDisjoint(with: Element.Fields(.traits))
    {
      return true
    }
    if type.isOfSystem { return true }
    guard let identifier = element.identifier.value else { return false }
    return identifiers.contains { identifier.hasPrefix($0) }
  }

  private static let identifiers = [
    "com.android.systemui:", "android:id/statusBarBackground", "PopoverDismissRegion",
  ]
}
