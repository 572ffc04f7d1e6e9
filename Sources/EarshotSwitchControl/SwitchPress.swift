/// An input by a switch.
public enum SwitchPress: Hashable, Sendable {
  /// Presses it and lets go.
  case press(Switch)
  /// Holds it as long as a long press takes; for select that is the scanner menu.
  ///
  /// A source tells that a long press of the space bar opens the menu in the simulator; for every
  /// other switch a long press does what a press does (an assumption).
  case hold(Switch)
  /// Types a text at the caret, in the place of scanning the keys of a keyboard, which captures do
  /// not hold.
  case type(String)

  /// The switch as it acts; `nil` for text.
  var effect: Switch? {
    switch self {
    case .press(let pressed): pressed
    case .hold(.select): .scannerMenu
    case .hold(let held): held
    case .type: nil
    }
  }
}
