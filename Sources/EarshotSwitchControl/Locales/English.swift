import EarshotTree

extension SwitchPhrasebook {
  /// English; names of settings and menu lines as the manuals of the devices have them.
  package static let english = SwitchPhrasebook(language: "en") { phrase in
    switch phrase {
    case .tap: .sure("Tap")
    case .increment: .sure("Increment")
    case .decrement: .sure("Decrement")
    case .scroll: .sure("Scroll")
    case .back: .proposed("Back")
    case .gestures: .sure("Gestures")
    case .doubleTap: .sure("Double Tap")
    case .longPress: .sure("Tap and Hold")
    case .drag(let name): .proposed("Drag: \(name)")
    case .scrollDirection(let direction): .proposed("Scroll \(word(of: direction.opposite))")
    case .flick(let direction): .proposed("Flick \(word(of: direction))")
    case .editing: .proposed("Edit")
    case .deleteBackward: .proposed("Delete")
    case .clear: .proposed("Delete All")
    case .dictate: .sure("Dictation")
    case .endEditing: .proposed("Done")
    case .refine: .sure("Refine Selection")
    case .device: .sure("Device")
    case .home: .sure("Home")
    case .appSwitcher: .proposed("App Switcher")
    case .settings: .sure("Settings")
    case .pointMode: .sure("Point Mode")
    case .itemMode: .sure("Item Mode")
    case .faster: .sure("Speed Up")
    case .slower: .sure("Slow Down")
    case .groups(true): .sure("Groups On")
    case .groups(false): .sure("Groups Off")
    case .more: .proposed("More")
    case .leaveMenu: .sure("Escape")
    case .exitGroup: .proposed("Leave the group")
    case .menuIcon: .sure("Scanner Menu")
    case .nothingHappened: .proposed("Nothing happened")
    case .appNotAnswering: .proposed("The app does not answer")
    case .scanningStopped: .proposed("Scanning stopped")
    case .wait(let seconds, let name):
      .proposed("wait \(seconds) s" + (name.isEmpty ? "" : " for “\(name)”"))
    case .press(let pressed, let times):
      .proposed("press \(pressed.rawValue)" + (times > 1 ? " \(times) times" : ""))
    }
  }

  private static func word(of direction: ScrollDirection) -> String {
    switch direction {
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .next: "Forward"
    case .previous: "Back"
    }
  }
}
