import EarshotTree

/// Collects the elements of an answer of Maestro's driver, `POST /viewHierarchy`.
struct MaestroDriverReader: XCTestJSONReader {
  var tree = XCTestTree()
  var unknowns = UnknownList()

  init() {
    tree.facts = [.label, .value, .identifier, .placeholder, .selection, .editing]
  }

  static let properties: [String: XCTestProperty] = [
    "identifier": .identifier, "label": .label, "value": .value, "placeholderValue": .placeholder,
    "enabled": .enabled, "selected": .selected, "hasFocus": .editing, "title": .ignored,
    "children": .ignored, "horizontalSizeClass": .ignored, "verticalSizeClass": .ignored,
    "windowContextID": .ignored, "displayID": .ignored,
  ]

  mutating func read(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    switch member.name {
    case "elementType": try readType(member.value, into: &node)
    case "frame":
      node.frame = try member.value.rect("frame", keys: JSONObject.capitalRectangle)
      tree.facts.insert(.frame)
    default: return false
    }
    return true
  }

  mutating func complete(_ node: inout XCTestNode, _ object: JSONObject) throws(CaptureError) {
    if node.identifier == "" { node.identifier = nil }
    if node.spokenLabel == nil, let title = try object["title"]?.text("title"), !title.isEmpty {
      node.label = title
    }
  }

  private mutating func readType(
    _ value: JSONValue, into node: inout XCTestNode
  ) throws(CaptureError) {
    let number = try value.integer("elementType")
    if let kind = XCTestKind(rawValue: number) {
      node.kind = kind
    } else {
      unknowns.note("type \(number)", at: value.location)
    }
    node.type = node.kind.name
  }
}
