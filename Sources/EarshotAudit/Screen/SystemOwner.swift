import EarshotTree

/// Views that the system draws and the app cannot mend.
///
/// They are reported as not applicable, never as passed. The names are those of the sources of
/// captures: types of WebDriverAgent, classes of UIKit, packages of Android.
enum SystemOwner {
  /// Whether a node and all in it belong to the system.
  static func owns(_ element: Element) -> Bool {
    if element.has(.statusBarElement) { return true }
    // Keys that an importer knows by their place are those of the keyboard, not keys of an app.
    if element.has(.keyboardKey),
      !element.derived.isDisjoint(with: Element.Fields(.traits))
    {
      return true
    }
    if let type = element.type {
      let name = type.split(separator: ".").last.map(String.init) ?? type
      if names.contains(name) { return true }
    }
    guard let identifier = element.identifier.value else { return false }
    return identifiers.contains { identifier.hasPrefix($0) }
  }

  private static let names: Set<String> = [
    "XCUIElementTypeKeyboard", "XCUIElementTypeStatusBar", "XCUIElementTypeMap", "Keyboard",
    "StatusBar", "Map", "MKMapView", "UIKeyboard", "UIStatusBar", "UIRemoteKeyboardWindow",
    "UITextEffectsWindow", "XCUIElementTypeTouchBar", "XCUIElementTypeScrollBar", "ScrollBar",
    "Key", "XCUIElementTypeKey",
  ]

  private static let identifiers = [
    "com.android.systemui:", "android:id/statusBarBackground", "PopoverDismissRegion",
  ]
}
