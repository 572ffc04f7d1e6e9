import EarshotTree

/// Collects the elements of an answer of Maestro's driver, `POST /viewHierarchy`.
struct MaestroDriverReader {
  private(set) var tree = XCTestTree()
  private(set) var unknowns = UnknownList()

  init() {
    tree.facts = [.label, .value, .identifier, .placeholder, .selection, .editing]
  }

  mutating func read(_ root: JSONValue) throws(CaptureError) {
    var walk = JSONTreeWalk(root)
    while let event = try walk.next() {
      switch event {
      case .begin(let object): try begin(object)
      case .end: tree.end()
      }
    }
  }

  private mutating func begin(_ object: JSONObject) throws(CaptureError) {
    var node = XCTestNode(
      kind: .other, type: "", location: object.location, parent: tree.parentOfNext)
    for member in object.members where try !read(member, into: &node) {
      unknowns.note("key '\(member.name)'", at: member.location)
    }
    if node.spokenLabel == nil, let title = try object["title"]?.text("title"), !title.isEmpty {
      node.label = title
    }
    tree.begin(node)
  }

  private mutating func read(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    let value = member.value
    switch member.name {
    case "identifier":
      node.identifier = try value.text(member.name).flatMap { $0.isEmpty ? nil : $0 }
      if node.identifier != nil { node.flags.insert(.hasOwnIdentifier) }
    case "label": node.label = try value.text(member.name).flatMap { $0.isEmpty ? nil : $0 }
    case "value": node.value = try value.text(member.name)
    case "placeholderValue": node.placeholder = try value.text(member.name)
    case "elementType": try readType(value, into: &node)
    case "frame":
      node.frame = try value.rect("frame", keys: ["X", "Y", "Width", "Height"])
      tree.facts.insert(.frame)
    case "enabled":
      if try value.flag(member.name) == false { node.flags.insert(.isDisabled) }
    case "selected":
      if try value.flag(member.name) == true { node.flags.insert(.isSelected) }
    case "hasFocus":
      if try value.flag(member.name) == true { node.flags.insert(.isEditing) }
    case "title", "children", "horizontalSizeClass", "verticalSizeClass", "windowContextID",
      "displayID":
      break
    default: return false
    }
    return true
  }

  /// The type is a number of `XCUIElement.ElementType`, which the kinds are in the order of.
  private mutating func readType(
    _ value: JSONValue, into node: inout XCTestNode
  ) throws(CaptureError) {
    let number = try value.integer("elementType")
    guard XCTestKind.allCases.indices.contains(number) else {
      unknowns.note("type \(number)", at: value.location)
      node.type = node.kind.rawValue
      return
    }
    node.kind = XCTestKind.allCases[number]
    node.type = node.kind.rawValue
  }
}
