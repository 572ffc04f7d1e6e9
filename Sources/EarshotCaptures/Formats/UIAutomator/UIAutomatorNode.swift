import EarshotTree

/// A node of a hierarchy of Android.
struct UIAutomatorNode {
  /// What is true of a node.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let checkable = Flags(rawValue: 1 << 0)
    static let checked = Flags(rawValue: 1 << 1)
    static let clickable = Flags(rawValue: 1 << 2)
    static let longClickable = Flags(rawValue: 1 << 3)
    static let focusable = Flags(rawValue: 1 << 4)
    static let focused = Flags(rawValue: 1 << 5)
    static let scrollable = Flags(rawValue: 1 << 6)
    static let password = Flags(rawValue: 1 << 7)
    static let selected = Flags(rawValue: 1 << 8)
    static let disabled = Flags(rawValue: 1 << 9)
    static let invisible = Flags(rawValue: 1 << 10)
    static let heading = Flags(rawValue: 1 << 11)
    static let screenReaderFocusable = Flags(rawValue: 1 << 12)
    static let showsHint = Flags(rawValue: 1 << 13)
    static let multiline = Flags(rawValue: 1 << 14)
    static let isInvalid = Flags(rawValue: 1 << 15)
    static let isLive = Flags(rawValue: 1 << 16)
    static let notFriendly = Flags(rawValue: 1 << 17)
    static let dismissable = Flags(rawValue: 1 << 18)
  }

  let className: String
  /// The class without its package.
  let shortClass: Substring
  var location: SourceLocation
  /// The index of the node around; -1 for a root.
  var parent: Int
  /// The index after the last node inside.
  var end = 0
  var flags: Flags = []
  var text = ""
  var description = ""
  var resourceID: String?
  var package = ""
  /// Left, top, right and bottom in pixels.
  var bounds: (left: Double, top: Double, right: Double, bottom: Double)?
  var hint = ""
  var error = ""
  var paneTitle = ""
  var actions: [String] = []

  init(className: String, location: SourceLocation, parent: Int) {
    self.className = className
    let dot = className.utf8.lastIndex(of: UInt8(ascii: "."))
    shortClass = className[(dot.map(className.utf8.index(after:)) ?? className.startIndex)...]
    self.location = location
    self.parent = parent
  }

  /// Whether the node has no part on the screen.
  var isOutOfSight: Bool {
    if flags.contains(.invisible) { return true }
    guard let bounds else { return false }
    return bounds.right <= bounds.left || bounds.bottom <= bounds.top
  }

  /// Whether the node reacts, or takes focus; a check mark alone only shows a state.
  var isActionable: Bool {
    !flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
  }

  /// The name of its own: the description, else the text.
  var ownName: String { description.isEmpty ? text : description }
}
