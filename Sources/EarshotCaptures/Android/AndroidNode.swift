import EarshotTree

/// A node of a hierarchy of Android.
struct AndroidNode {
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
    /// The app says that assistive technology is to leave it out.
    static let unimportant = Flags(rawValue: 1 << 19)
  }

  private(set) var className = ""
  /// The class without its package.
  private(set) var shortClass: Substring = ""
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
  /// The words of the app for the state, such as "On".
  var state = ""
  var error = ""
  var paneTitle = ""
  var actions: [String] = []

  init(className: String, location: SourceLocation, parent: Int = -1) {
    self.location = location
    self.parent = parent
    setClass(className)
  }

  /// Sets the class.
  mutating func setClass(_ name: String) {
    className = name
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    shortClass = name[(dot.map(name.utf8.index(after:)) ?? name.startIndex)...]
  }

  /// Whether the node has no part on the screen.
  var isOutOfSight: Bool {
    if flags.contains(.invisible) { return true }
    guard let bounds else { return false }
    return bounds.right <= bounds.left || bounds.bottom <= bounds.top
  }

  /// Whether the node reacts, or takes focus; a check mark alone only shows a state.
  var isActionable: Bool {
    if flags.contains(.unimportant), ownName.isEmpty { return false }
    return !flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
  }

  /// The name of its own: the description, else the text, unless that is how far a bar has come.
  var ownName: String { description.isEmpty && progress == nil ? text : description }
}

extension AndroidNode {
  /// How far a bar has come: the number that drivers write as its text, such as "40" for "40.0";
  /// `nil` if it is no bar or has words.
  ///
  /// The server of Appium's UiAutomator2 writes `RangeInfo.getCurrent()` there.
  var progress: String? {
    guard text.utf8.last.map({ $0 >= 0x30 && $0 <= 0x39 }) == true,
      ["SeekBar", "ProgressBar", "RatingBar"].contains(where: shortClass.hasSuffix),
      let number = Double(text)
    else { return nil }
    return Int(exactly: number).map(String.init) ?? text
  }
}

extension AndroidNode {
  /// The edges in pixels, unless they are no numbers of a screen.
  mutating func setBounds(_ edges: [Double]) {
    guard edges.count == 4, edges.allSatisfy({ $0.isFinite && abs($0) <= 1e7 }) else { return }
    bounds = (edges[0], edges[1], edges[2], edges[3])
  }

  /// The bounds as a rectangle in pixels.
  var frame: Rect? {
    bounds.map {
      Rect(
        x: $0.left, y: $0.top, width: max(0, $0.right - $0.left),
        height: max(0, $0.bottom - $0.top))
    }
  }

  /// Sets or removes a flag.
  mutating func set(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// The app or the part of the system that the view belongs to, by its package, else by its
  /// identifier; `nil` when neither tells.
  var owner: Substring? {
    if !package.isEmpty { return package[...] }
    guard let resourceID, let colon = resourceID.firstIndex(of: ":") else { return nil }
    let name = resourceID[..<colon]
    return name == "android" ? nil : name
  }
}
