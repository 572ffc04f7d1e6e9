package import EarshotTree

/// The words of Switch Control.
package enum SwitchPhrase: Hashable, Sendable {
  /// Words of a line of the scanner menu.
  case tap, increment, decrement, scroll, back, gestures, doubleTap, longPress, drag(String)
  /// Words of scrolling and swiping.
  case scrollDirection(ScrollDirection), flick(ScrollDirection)
  /// Words of editing.
  case editing, deleteBackward, clear, dictate, endEditing
  /// Words of the device and the settings.
  case refine, device, home, appSwitcher, settings, pointMode, itemMode, faster, slower
  /// Whether items are grouped from now on.
  case groups(isOn: Bool)
  /// What is highlighted that has no words of its own.
  case more, leaveMenu, exitGroup, menuIcon
  /// What is shown.
  case nothingHappened, appNotAnswering, scanningStopped
  /// The path to an item in words: waiting some seconds for a stop.
  case wait(seconds: String, for: String)
  /// The path to an item in words: pressing a switch a number of times.
  case press(Switch, times: Int)
}
