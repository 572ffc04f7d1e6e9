import EarshotTree

/// What a waypoint tells of one node.
struct TrailblazeFacts {
  private(set) var isAndroid = false
  private(set) var android: AndroidNode
  private var accessibilityText: String?

  /// Reads a node of the tree of views, which leaves out zeros and whatever is false.
  init(view object: JSONObject, _ unknowns: inout UnknownList) throws(CaptureError) {
    android = AndroidNode(location: object.location)
    android.frame = try Self.frame(["x1", "y1", "x2", "y2"], of: object)
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
    android = AndroidNode(location: object.location)
    for member in object.members {
      switch member.name {
      case "bounds":
        android.frame =
          member.value.content == .null
          ? .empty
          : try Self.frame(
            ["left", "top", "right", "bottom"], of: try member.value.object("bounds"))
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

  private static func frame(
    _ keys: [String], of object: JSONObject
  ) throws(CaptureError) -> Property<Rect> {
    XCTestNumber.frame(
      edges: try keys.map { key throws(CaptureError) in
        try object[key]?.tolerantNumber(key) ?? 0
      })
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
      android.className = try value.text(name) ?? ""
      if android.className.contains(".") { isAndroid = true }
    case "accessibilityText":
      accessibilityText = try words(value, name)
      if android.contentDescription == nil { android.contentDescription = accessibilityText }
    case "contentDescription":
      android.contentDescription = try words(value, name) ?? android.contentDescription
    case "text": android.text = try words(value, name)
    case "hintText": android.hint = try words(value, name)
    case "stateDescription": android.stateDescription = try words(value, name)
    case "resourceId": android.identifier = try words(value, name)
    // Said when the pane appears, or of no use to a listener.
    case "paneTitle", "tooltipText", "packageName", "maxTextLength", "actions", "drawingOrder",
      "collectionInfo", "collectionItemInfo", "rangeInfo", "uniqueId", "inputType", "error",
      "labeledBy", "labelForNodeId", "roleDescription":
      break
    default: return false
    }
    return true
  }

  private mutating func readFlag(_ member: JSONObject.Member) throws(CaptureError) -> Bool {
    let name = member.name
    guard let setFlag = Self.flags[name] else { return Self.ignoredFlags.contains(name) }
    guard let flag = try member.value.flag(name) else { return true }
    setFlag(&android, flag)
    return true
  }

  private func words(_ value: JSONValue, _ name: String) throws(CaptureError) -> String? {
    try value.text(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  // Key paths cannot be shared between threads, so that a table of them would be made each time.
  private static let flags: [String: @Sendable (inout AndroidNode, Bool) -> Void] = [
    "enabled": { $0.isEnabled = $1 }, "isEnabled": { $0.isEnabled = $1 },
    "clickable": { $0.isClickable = $1 }, "isClickable": { $0.isClickable = $1 },
    "selected": { $0.isSelected = $1 }, "isSelected": { $0.isSelected = $1 },
    "focused": { $0.isFocused = $1 }, "isFocused": { $0.isFocused = $1 },
    "isPassword": { $0.isPassword = $1 }, "password": { $0.isPassword = $1 },
    "isHeading": { $0.isHeading = $1 }, "isVisibleToUser": { $0.isVisible = $1 },
    "isImportantForAccessibility": { $0.isImportant = $1 },
    "checked": { $0.isChecked = $1 }, "isChecked": { $0.isChecked = $1 },
  ]

  private static let ignoredFlags: Set<String> = [
    "isFocusable", "focusable", "scrollable", "isScrollable", "isLongClickable", "isCheckable",
    "isMultiLine", "isTextSelectable", "isEditable", "isDismissable", "isContextClickable",
    "isScreenReaderFocusable", "isShowingHintText", "isContentInvalid", "isAccessibilityFocused",
    "isTextEntryKey", "isAccessibilityDataSensitive", "canOpenPopup", "ignoreBoundsFiltering",
    "visible",
  ]
}

extension TrailblazeFacts {
  /// The node of a screen of iOS, of which it is not told what is edited.
  var apple: XCTestNode {
    var apple = android
    apple.contentDescription = accessibilityText
    apple.isFocused = false
    return apple.untyped
  }
}
