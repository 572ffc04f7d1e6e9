import EarshotTree

/// What a waypoint tells of one node.
struct TrailblazeFacts {
  private(set) var isAndroid = false
  private(set) var android: AndroidNode
  private var accessibilityText: String?

  /// Reads a node of the tree of views, which leaves out zeros and whatever is false.
  init(view object: JSONObject, _ unknowns: inout UnknownList) throws(CaptureError) {
    android = AndroidNode(location: object.location)
    var edges: [String: Double] = [:]
    for member in object.members {
      switch member.name {
      case "x1", "y1", "x2", "y2":
        edges[member.name] = try member.value.tolerantNumber(member.name)
      case "nodeId", "centerPoint", "children": break
      default:
        if try !read(member) { unknowns.note("key '\(member.name)'", at: member.location) }
      }
    }
    let (left, top) = (edges["x1"] ?? 0, edges["y1"] ?? 0)
    android.frame = XCTestNumber.frame(
      x: left, y: top, width: (edges["x2"] ?? 0) - left, height: (edges["y2"] ?? 0) - top)
  }

  /// Reads a node of the tree of the driver.
  init(node object: JSONObject, _ unknowns: inout UnknownList) throws(CaptureError) {
    android = AndroidNode(location: object.location)
    for member in object.members {
      switch member.name {
      case "bounds": android.frame = try Self.frame(member.value)
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

  private static func frame(_ value: JSONValue) throws(CaptureError) -> Property<Rect> {
    if value.content == .null { return .empty }
    let object = try value.object("bounds")
    var edges: [Double] = []
    for key in ["left", "top", "right", "bottom"] {
      edges.append(try object[key]?.tolerantNumber(key) ?? 0)
    }
    return XCTestNumber.frame(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
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
  /// The node of a screen of iOS, of which the driver knows texts and frames.
  func apple(parent: Int) -> XCTestNode {
    var node = XCTestNode(
      kind: .any, type: "", location: android.location, parent: parent)
    node.frame = android.frame
    node.label = accessibilityText
    node.value = android.text == node.label ? nil : android.text
    node.identifier = android.identifier
    if node.identifier != nil { node.flags.insert(.hasOwnIdentifier) }
    if !android.isEnabled { node.flags.insert(.isDisabled) }
    if android.isSelected { node.flags.insert(.isSelected) }
    if let placeholder = android.hint {
      node.kind = .textField
      node.placeholder = placeholder
    } else if android.isChecked == true {
      node.kind = .switch
      node.value = "1"
    }
    return node
  }
}
