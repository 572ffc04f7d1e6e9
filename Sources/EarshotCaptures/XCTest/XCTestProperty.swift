import EarshotTree

/// A property of an element that several formats write, under names of their own.
enum XCTestProperty {
  case label, value, identifier, placeholder, hint, minimum, maximum
  case enabled, selected, editing, visible, hidden, accessible, native, expanded
  /// The focus of a television, which has no place in a screen.
  case focus
  /// Understood, and of no use to a listener.
  case ignored

  /// What a source says by yes and by no, and what it tells by that at all.
  fileprivate var states: (yes: XCTestNode.Flags, no: XCTestNode.Flags, fact: XCTestTree.Facts) {
    switch self {
    case .enabled: ([], .isDisabled, [])
    case .selected: (.isSelected, [], [])
    case .editing: (.isEditing, [], .editing)
    case .visible: (.isVisible, .isInvisible, .visible)
    case .hidden: ([.isInvisible, .isOutOfReach], .isVisible, .visible)
    case .accessible: (.isAccessible, [], .accessible)
    case .native: (.isNativeElement, .isNoNativeElement, [])
    case .expanded: (.isExpanded, .isCollapsed, .expanded)
    default: ([], [], [])
    }
  }
}

/// A value of a property as a format writes it; the names are for messages.
protocol XCTestValue {
  /// Text; `nil` for none.
  func text(_ name: String) throws(CaptureError) -> String?
  /// Truth; `nil` for none.
  func flag(_ name: String) throws(CaptureError) -> Bool?
  /// A number, also as text; `nil` for none.
  func tolerantNumber(_ name: String) throws(CaptureError) -> Double?
}

extension JSONValue: XCTestValue {}

extension XCTestTree {
  /// Reads a property of a node, and notes that the source tells it.
  mutating func read(
    _ property: XCTestProperty, _ value: some XCTestValue, _ name: String,
    into node: inout XCTestNode
  ) throws(CaptureError) {
    switch property {
    case .label:
      node.label = try value.text(name)
      facts.insert(.label)
    case .value:
      node.value = try value.text(name)
      facts.insert(.value)
    case .identifier:
      node.identifier = try value.text(name)
      if node.identifier?.isEmpty == false { node.flags.insert(.hasOwnIdentifier) }
      facts.insert(.identifier)
    case .placeholder:
      node.placeholder = try value.text(name)
      facts.insert(.placeholder)
    case .hint:
      node.hint = try value.text(name)
      facts.insert(.hint)
    case .minimum: node.minimum = try value.tolerantNumber(name)
    case .maximum: node.maximum = try value.tolerantNumber(name)
    case .ignored: break
    default:
      guard let isTrue = try value.flag(name) else { return }
      node.flags.formUnion(isTrue ? property.states.yes : property.states.no)
      facts.formUnion(property.states.fact)
    }
  }
}

/// Collects the elements of trees in JSON.
protocol XCTestJSONReader {
  /// The properties by the keys of the format.
  static var properties: [String: XCTestProperty] { get }
  var tree: XCTestTree { get set }
  var unknowns: UnknownList { get set }
  /// Reads a member that is none of the properties; false when its key is not known.
  mutating func read(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool
  /// Concludes what needs several members.
  mutating func complete(_ node: inout XCTestNode, _ object: JSONObject) throws(CaptureError)
}

extension XCTestJSONReader {
  /// Adds the elements of a tree.
  mutating func readTree(_ root: JSONValue) throws(CaptureError) {
    var walk = JSONTreeWalk(root)
    while let event = try walk.next() {
      switch event {
      case .begin(let object): try begin(object)
      case .end: tree.end()
      }
    }
  }

  private mutating func begin(_ object: JSONObject) throws(CaptureError) {
    var node = XCTestNode(kind: .other, type: "", location: object.location)
    for member in object.members {
      if let property = Self.properties[member.name] {
        try tree.read(property, member.value, member.name, into: &node)
      } else if try !read(member, into: &node) {
        unknowns.note("key '\(member.name)'", at: member.location)
      }
    }
    try complete(&node, object)
    tree.begin(node)
  }
}
