import EarshotTree

/// Collects the elements of a page source in JSON.
struct WebDriverAgentJSONReader {
  private(set) var tree = XCTestTree()
  private(set) var unknowns = UnknownList()

  mutating func read(_ document: JSONValue) throws(CaptureError) {
    switch document.content {
    case .array(let roots): for root in roots { try readTree(root) }
    default: try readTree(document)
    }
    if !tree.facts.contains(.accessible), !tree.facts.contains(.frame) { markAccessibleSource() }
  }

  private mutating func readTree(_ root: JSONValue) throws(CaptureError) {
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
    var frames: [String: Property<Rect>] = [:]
    for member in object.members {
      if let frame = try frame(member) {
        frames[member.name] = frame
      } else if try !readText(member, into: &node), try !readFlag(member, into: &node),
        try !readOther(member, into: &node)
      {
        unknowns.note("key '\(member.name)'", at: member.location)
      }
    }
    // The others are rounded outwards.
    if let frame = frames["nativeFrame"] ?? frames["frame"] ?? frames["rect"] {
      node.frame = frame
      tree.facts.insert(.frame)
    }
    if object["rawIdentifier"] != nil {
      if !node.flags.contains(.hasOwnIdentifier) { node.identifier = nil }
    } else if let name = node.identifier, name != node.label {
      node.flags.insert(.hasOwnIdentifier)
    }
    tree.begin(node)
  }

  /// All elements of an accessible source are accessible, but those that only hold others.
  private mutating func markAccessibleSource() {
    tree.facts.insert(.accessible)
    tree.facts.insert(.isAccessibleConcluded)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if !node.kind.isStructure, node.end == index + 1 || node.text != nil {
        tree.nodes[index].flags.insert(.isAccessible)
      }
    }
  }
}

extension WebDriverAgentJSONReader {
  private func frame(_ member: JSONObject.Member) throws(CaptureError) -> Property<Rect>? {
    switch member.name {
    case "rect": return try member.value.rect("rect")
    case "frame", "nativeFrame":
      guard let text = try member.value.text(member.name) else { return nil }
      guard let frame = XCTestNumber.frame(text) else {
        throw member.value.invalid(
          "'\(member.name)' is no rectangle", help: "write it as '{{16, 59}, {44, 44}}'")
      }
      return frame
    default: return nil
    }
  }

  private mutating func readText(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    let fact: XCTestTree.Facts
    switch member.name {
    case "label":
      node.label = try member.value.text("label")
      fact = .label
    case "value":
      node.value = try member.value.text("value")
      fact = .value
    case "placeholderValue":
      node.placeholder = try member.value.text("placeholderValue")
      fact = .placeholder
    case "rawIdentifier":
      let identifier = try member.value.text("rawIdentifier")
      node.identifier = identifier
      if identifier?.isEmpty == false { node.flags.insert(.hasOwnIdentifier) }
      fact = .identifier
    case "name":
      // The identifier, or a copy of the label where there is none.
      if !node.flags.contains(.hasOwnIdentifier) {
        node.identifier = try member.value.text("name")
      }
      return true
    default: return false
    }
    tree.facts.insert(fact)
    return true
  }

  private mutating func readFlag(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    let flags: (yes: XCTestNode.Flags, no: XCTestNode.Flags)
    switch member.name {
    case "isEnabled": flags = ([], .isDisabled)
    case "isVisible": flags = (.isVisible, .isInvisible)
    case "isAccessible": flags = (.isAccessible, [])
    case "isNativeAccessibilityElement": flags = (.isNativeElement, .isNoNativeElement)
    // The focus of a television and the hit test have no place in a screen.
    case "isFocused", "isHittable": flags = ([], [])
    default: return false
    }
    guard let flag = try member.value.flag(member.name) else { return true }
    node.flags.formUnion(flag ? flags.yes : flags.no)
    if member.name == "isVisible" { tree.facts.insert(.visible) }
    if member.name == "isAccessible" { tree.facts.insert(.accessible) }
    return true
  }

  private mutating func readOther(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    switch member.name {
    case "type": try readType(member.value, into: &node)
    case "traits":
      let text = try member.value.text("traits") ?? ""
      node.traits = WebDriverAgentAttribute.traits(text) {
        unknowns.note("trait '\($0)'", at: member.location)
      }
      tree.facts.insert(.traits)
    case "minValue": node.minimum = try member.value.tolerantNumber("minValue")
    case "maxValue": node.maximum = try member.value.tolerantNumber("maxValue")
    case "customActions":
      if case .array = member.value.content {
        node.customActions = try member.value.strings("customActions")
      } else {
        node.customActions = try member.value.text("customActions")?.split(separator: ",")
          .map(String.init)
      }
      tree.facts.insert(.customActions)
    // What is null in one element may be a frame in another.
    case "rect", "frame", "nativeFrame", "children": break
    case "index", "processId", "bundleId", "hittable": break
    default: return false
    }
    return true
  }

  private mutating func readType(
    _ value: JSONValue, into node: inout XCTestNode
  ) throws(CaptureError) {
    let name = try value.string("type")
    let prefix = "XCUIElementType"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    // The same name as in XML, so that a screen is the same from both.
    node.type = prefix + short
    guard let kind = XCTestKind.byName[short] else {
      unknowns.note("type '\(name)'", at: value.location)
      return
    }
    node.kind = kind
  }
}
