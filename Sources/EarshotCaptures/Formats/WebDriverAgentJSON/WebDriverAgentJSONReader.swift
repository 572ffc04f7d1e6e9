import EarshotTree

/// Collects the elements of a page source in JSON.
struct WebDriverAgentJSONReader: XCTestJSONReader {
  var tree = XCTestTree()
  var unknowns = UnknownList()

  mutating func read(_ document: JSONValue) throws(CaptureError) {
    switch document.content {
    case .array(let roots): for root in roots { try readTree(root) }
    default: try readTree(document)
    }
    if !tree.facts.contains(.accessible), !tree.facts.contains(.frame) { markAccessibleSource() }
  }

  /// All elements of an accessible source are accessible, but those that only hold others.
  private mutating func markAccessibleSource() {
    tree.facts.formUnion([.accessible, .isAccessibleConcluded])
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if !node.kind.isStructure, node.end == index + 1 || node.text != nil {
        tree.nodes[index].flags.insert(.isAccessible)
      }
    }
  }

  static let properties: [String: XCTestProperty] = [
    "label": .label, "value": .value, "placeholderValue": .placeholder,
    "rawIdentifier": .identifier, "isEnabled": .enabled, "isVisible": .visible,
    "isAccessible": .accessible, "isNativeAccessibilityElement": .native, "minValue": .minimum,
    "maxValue": .maximum, "children": .ignored, "index": .ignored, "processId": .ignored,
    "bundleId": .ignored, "hittable": .ignored,
    // Read with the others, as one of them is the frame.
    "rect": .ignored, "frame": .ignored, "nativeFrame": .ignored,
    // The focus of a television and the hit test have no place in a screen.
    "isFocused": .focus, "isHittable": .focus,
  ]

  mutating func read(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    let (name, value) = (member.name, member.value)
    switch name {
    case "type": try readType(value, into: &node)
    case "name":
      // The identifier, or a copy of the label where there is none.
      if !node.flags.contains(.hasOwnIdentifier) { node.identifier = try value.text(name) }
    case "traits":
      node.traits = WebDriverAgentAttribute.traits(try value.text(name) ?? "") {
        unknowns.note("trait '\($0)'", at: member.location)
      }
      tree.facts.insert(.traits)
    case "customActions":
      if case .array = value.content {
        node.customActions = try value.strings(name)
      } else {
        node.customActions = try value.text(name)?.split(separator: ",").map(String.init)
      }
      tree.facts.insert(.customActions)
    default: return false
    }
    return true
  }

  mutating func complete(_ node: inout XCTestNode, _ object: JSONObject) throws(CaptureError) {
    let rect = try object["rect"]?.rect("rect")
    let frame = try object["frame"]?.bracedRect("frame")
    // The others are rounded outwards.
    if let frame = try object["nativeFrame"]?.bracedRect("nativeFrame") ?? frame ?? rect {
      node.frame = frame
      tree.facts.insert(.frame)
    }
    if object["rawIdentifier"] != nil {
      if !node.flags.contains(.hasOwnIdentifier) { node.identifier = nil }
    } else if let name = node.identifier, name != node.label {
      node.flags.insert(.hasOwnIdentifier)
    }
  }

  private mutating func readType(
    _ value: JSONValue, into node: inout XCTestNode
  ) throws(CaptureError) {
    let name = try value.string("type")
    let prefix = "XCUIElementType"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    // The same name as in XML, so that a screen is the same from both.
    node.type = prefix + short
    if let kind = XCTestKind.byName[short] {
      node.kind = kind
    } else {
      unknowns.note("type '\(name)'", at: value.location)
    }
  }
}
