package import EarshotTree

/// The command of a line of the scanner menu.
package enum ScannerCommand: Hashable, Sendable {
  /// Taps the item, or the point.
  case tap
  /// One step more of an adjustable item.
  case increment
  /// One step less of an adjustable item.
  case decrement
  /// Opens the directions of scrolling.
  case scrollMenu
  /// Scrolls, and stays in the menu so that it can be repeated.
  case scroll(ScrollDirection)
  /// `accessibilityPerformEscape`: back, or close.
  case back
  /// A custom action, inside the names of the folders around it.
  case custom([String])
  /// Opens the folder of custom actions.
  case folder([String])
  /// Opens the gestures.
  case gestures
  /// Taps twice.
  case doubleTap
  /// Presses and holds.
  case longPress
  /// Swipes from the item or the point, in the direction of the finger.
  case flick(ScrollDirection)
  /// Drags the item to a place where the app takes it.
  case drag(to: Point)
  /// Opens the operations of a text field.
  case editing
  /// Deletes the character before the caret.
  case deleteBackward
  /// Deletes all of the text.
  case clear
  /// Begins dictation.
  case dictate
  /// Ends typing.
  case endEditing
  /// Looks for the point again.
  case refine
  /// Opens what concerns the device.
  case device
  /// The home screen.
  case home
  /// The app switcher.
  case appSwitcher
  /// Opens the settings of scanning.
  case settings
  /// Looks for points rather than items.
  case pointMode
  /// Looks for items rather than points.
  case itemMode
  /// Scans a quarter faster.
  case faster
  /// Scans a quarter slower.
  case slower
  /// Groups items, or no longer does.
  case toggleGroups
}
