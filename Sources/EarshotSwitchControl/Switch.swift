/// The task of a switch: a button, a movement of the head or a sound that was given one task.
public enum Switch: String, Hashable, Sendable, CaseIterable {
  /// "Select Item": enters the group, or chooses the item, that is highlighted.
  case select
  /// "Move to Next Item".
  case next
  /// "Move to Previous Item".
  case previous
  /// "Scanner Menu": the menu of the item that is highlighted.
  case scannerMenu = "menu"
  /// "Tap": taps the item that is highlighted, without a menu.
  case tap
  /// "Stop Scanning": the highlight is hidden.
  case stopScanning = "stop"
  /// Begins to scan from the first item; any other switch does so too while scanning has stopped.
  case startScanning = "start"
}
