import EarshotTree

/// What a waypoint tells of one node.
struct TrailblazeFacts {
  private(set) var isAndroid = false
  private(set) var android: AndroidNode
  private(set) var apple: UntypedNode

  /// Reads a node of the tree of views, which leaves out zeros and whatever is false.
  init(view object: JSONObject, _ unknowns: inout UnknownList) throws(CaptureError) {
    self.init(at: object.location)
    setFrame(try Self.edges(["x1", "y1", "x2", "y2"], of: object))
    for member in object.members {
      switch member.name {
      case "x1", "y1", "x2", "y2", "nodeId", "centerPoint", "children": break
      default:
        if try !read(member) { unknowns.note("key '\(member.name)'", at: member.location) }
      }
    }
  }

  /// Reads a node of the tree of the driver.
  init(node object: JSONObject, _ unknowns: inout UnknownList) throws(CaptureError) {
    self.init(at: object.location)
    for member in object.members {
      switch member.name {
      case "bounds":
        guard member.value.content != .null else {
          apple.frame = .empty
          break
        }
        setFrame(
          try Self.edges(
            ["left", "top", "right", "bottom"], of: try member.value.object("bounds")))
      case "driverDetail":
        guard member.value.content != .null else { break }
        for detail in try member.value.object("driverDetail").members where try !read(detail) {
          unknowns.note("key '\(detail.name)' of 'driverDetail'", at: detail.location)
        }
      case "nodeId", "ref", "children": break
      default: unknowns.note("key '\(member.name)'", at: member.location)
      }
    }
  }

  private init(at location: SourceLocation) {
    android = AndroidNode(className: "", location: location)
    apple = UntypedNode(location: location)
  }

  private mutating func setFrame(_ edges: [Double]) {
    android.setBounds(edges)
    apple.frame = XCTestNumber.frame(edges: edges)
  }

  private static func edges(
    _ keys: [String], of object: JSONObject
  ) throws(CaptureError) -> [Double] {
    try keys.map { key throws(CaptureError) in try object[key]?.tolerantNumber(key) ?? 0 }
  }
}

extension TrailblazeFacts {
  /// Reads a fact that both trees have; false when the key is not known.
  private mutating func read(_ member: JSONObject.Member) throws(CaptureError) -> Bool {
    if try readFlag(member) { return true }
    let value = member.value
    let name = member.name
    switch name {
    case "class":
      let driver = try value.text(name) ?? ""
      if driver.hasPrefix("android") { isAndroid = true }
      return driver.hasPrefix("android") || driver.hasPrefix("ios")
    case "className":
      let className = try value.text(name) ?? ""
      android.setClass(className)
      if className.contains(".") { isAndroid = true }
    case "accessibilityText":
      apple.label = try words(value, name)
      if android.description.isEmpty { android.description = apple.label ?? "" }
    case "contentDescription":
      android.description = try words(value, name) ?? android.description
    case "text":
      apple.text = try words(value, name)
      android.text = apple.text ?? ""
    case "hintText":
      apple.hint = try words(value, name)
      android.hint = apple.hint ?? ""
    case "stateDescription": android.state = try words(value, name) ?? ""
    case "resourceId":
      apple.identifier = try words(value, name)
      android.resourceID = apple.identifier
    case "packageName": android.package = try words(value, name) ?? ""
    // Said when the pane appears, or of no use to a listener.
    case "paneTitle", "tooltipText", "maxTextLength", "actions", "drawingOrder",
      "collectionInfo", "collectionItemInfo", "rangeInfo", "uniqueId", "inputType", "error",
      "labeledBy", "labelForNodeId", "roleDescription":
      break
    default: return false
    }
    return true
  }

  private mutating func readFlag(_ member: JSONObject.Member) throws(CaptureError) -> Bool {
    let name = member.name
    guard let meaning = Self.flags[name] else { return Self.ignoredFlags.contains(name) }
    guard let flag = try member.value.flag(name) else { return true }
    android.set(meaning.flag, flag != meaning.isOpposite)
    switch meaning.flag {
    case .disabled: apple.isEnabled = flag
    case .selected: apple.isSelected = flag
    case .checked: apple.isChecked = flag
    default: break
    }
    return true
  }

  private func words(_ value: JSONValue, _ name: String) throws(CaptureError) -> String? {
    try value.text(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let flags: [String: (flag: AndroidNode.Flags, isOpposite: Bool)] = [
    "enabled": (.disabled, true), "isEnabled": (.disabled, true),
    "clickable": (.clickable, false), "isClickable": (.clickable, false),
    "focusable": (.focusable, false), "isFocusable": (.focusable, false),
    "isLongClickable": (.longClickable, false), "isCheckable": (.checkable, false),
    "selected": (.selected, false), "isSelected": (.selected, false),
    "focused": (.focused, false), "isFocused": (.focused, false),
    "isPassword": (.password, false), "password": (.password, false),
    "scrollable": (.scrollable, false), "isScrollable": (.scrollable, false),
    "isScreenReaderFocusable": (.screenReaderFocusable, false),
    "isMultiLine": (.multiline, false), "isShowingHintText": (.showsHint, false),
    "isContentInvalid": (.isInvalid, false),
    "isHeading": (.heading, false), "isVisibleToUser": (.invisible, true),
    "isImportantForAccessibility": (.unimportant, true),
    "checked": (.checked, false), "isChecked": (.checked, false),
  ]

  private static let ignoredFlags: Set<String> = [
    "isTextSelectable", "isEditable", "isDismissable",
    "isContextClickable", "isAccessibilityFocused",
    "isTextEntryKey", "isAccessibilityDataSensitive", "canOpenPopup", "ignoreBoundsFiltering",
    "visible",
  ]
}
