import EarshotTree

/// Collects the nodes of one hierarchy: texts and frames, for iOS without types.
struct MaestroHierarchy {
  /// A node as the file has it.
  struct Node {
    var attributes: [String: String] = [:]
    var location: SourceLocation
    var depth: Int
  }

  private(set) var unknowns: UnknownList
  private var nodes: [Node] = []
  private var depth = 0

  init(unknowns: UnknownList = UnknownList()) {
    self.unknowns = unknowns
  }

  /// Whether it is of Android, which names classes.
  var isAndroid: Bool {
    nodes.contains { $0.attributes["class"] != nil || $0.attributes["package"] != nil }
  }

  /// Reads a tree of nodes, also one whose keys a legend abbreviates.
  mutating func read(_ root: JSONValue) throws(CaptureError) {
    let legend = try MaestroLegend(root)
    for top in try legend.roots(of: root) {
      var walk = JSONTreeWalk(top, children: legend.children)
      while let event = try walk.next() {
        switch event {
        case .begin(let object): try begin(object, legend)
        case .end: depth -= 1
        }
      }
    }
  }

  /// Appends a node at a depth.
  mutating func append(_ attributes: [String: String], depth: Int, at location: SourceLocation) {
    for name in attributes.keys.filter({ !Self.names.contains($0) }).sorted() {
      unknowns.note("attribute '\(name)'", at: location)
    }
    nodes.append(Node(attributes: attributes, location: location, depth: depth))
  }

  private mutating func begin(
    _ object: JSONObject, _ legend: MaestroLegend
  ) throws(CaptureError) {
    var attributes: [String: String] = [:]
    for member in object.members {
      let name = legend.name(of: member.name)
      if name == "attributes" {
        for attribute in try member.value.object(name).members {
          attributes[attribute.name] = try attribute.value.text(attribute.name)
        }
      } else if Self.flags.contains(name) {
        guard let flag = try member.value.flag(name) else { continue }
        attributes[name] = flag ? "true" : "false"
      } else if legend.isAbbreviated, Self.names.contains(name) {
        attributes[name] = try member.value.text(name)
      } else if name != "children" {
        unknowns.note("key '\(member.name)'", at: member.location)
      }
    }
    append(attributes, depth: depth, at: object.location)
    depth += 1
  }

  private static let flags: Set<String> = [
    "clickable", "enabled", "focused", "checked", "selected",
  ]

  private static let names: Set<String> = flags.union([
    "accessibilityText", "title", "value", "text", "hintText", "resource-id", "bounds", "class",
    "package", "scrollable", "ignoreBoundsFiltering", "important-for-accessibility", "error",
    "password", "checkable", "long-clickable", "focusable", "content-desc", "hint", "url",
  ])
}

extension MaestroHierarchy {
  /// The nodes as a snapshot.
  ///
  /// - Parameter density: pixels per point of a screen of Android, when the user knows.
  func snapshot(density: Double?) -> XCTestTree {
    isAndroid ? android(density) : apple
  }

  private func tree(_ make: (Node, Int) -> XCTestNode) -> XCTestTree {
    var tree = XCTestTree()
    var depths: [Int] = []
    for node in nodes {
      while let last = depths.last, last >= node.depth {
        tree.end()
        depths.removeLast()
      }
      depths.append(node.depth)
      tree.begin(make(node, tree.parentOfNext))
    }
    tree.endAll()
    return tree
  }

  private var apple: XCTestTree {
    var tree = tree { $0.snapshot(parent: $1) }
    tree.facts = [.label, .value, .identifier, .placeholder, .selection, .editing]
    if nodes.contains(where: { $0.attributes["bounds"] != nil }) { tree.facts.insert(.frame) }
    XCTestUntyped.conclude(&tree)
    return tree
  }

  private func android(_ density: Double?) -> XCTestTree {
    let bounds = nodes.compactMap(\.frame.value)
    let scale =
      density
      ?? AndroidStops.scale(
        width: bounds.map(\.maxX).max() ?? 0, height: bounds.map(\.maxY).max() ?? 0)
    var tree = tree { $0.android.snapshot(parent: $1, scale: scale) }
    AndroidStops.mark(&tree)
    return tree
  }
}

extension MaestroHierarchy.Node {
  /// The rectangle of the bounds.
  fileprivate var frame: Property<Rect> {
    guard let text = attributes["bounds"] else { return .notCaptured }
    let numbers = text.utf8.split(whereSeparator: Self.isBracketOrComma)
      .compactMap { Double(Substring($0)) }
    guard numbers.count == 4 else { return .empty }
    return XCTestNumber.frame(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1])
  }

  private static func isBracketOrComma(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ",")
  }

  /// An attribute with words.
  private func text(_ name: String) -> String? {
    attributes[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  fileprivate func snapshot(parent: Int) -> XCTestNode {
    var node = XCTestNode(kind: .any, type: "", location: location, parent: parent)
    node.frame = frame
    node.label = text("accessibilityText") ?? text("title")
    node.value = text("value") ?? text("text")
    if node.value == node.label { node.value = nil }
    node.identifier = text("resource-id")
    if node.identifier != nil { node.flags.insert(.hasOwnIdentifier) }
    if attributes["enabled"] == "false" { node.flags.insert(.isDisabled) }
    if attributes["selected"] == "true" { node.flags.insert(.isSelected) }
    if attributes["focused"] == "true" { node.flags.insert(.isEditing) }
    // Only fields have a placeholder, and only what is switched on is checked.
    if let placeholder = text("hintText") {
      node.kind = .textField
      node.placeholder = placeholder
    } else if attributes["checked"] == "true" {
      node.kind = .switch
      node.value = "1"
    }
    return node
  }

  fileprivate var android: AndroidNode {
    var node = AndroidNode(location: location)
    node.className = text("class") ?? ""
    node.text = text("text")
    node.contentDescription = text("accessibilityText") ?? text("content-desc")
    node.hint = text("hintText") ?? text("hint")
    node.identifier = text("resource-id")
    node.frame = frame
    node.isEnabled = attributes["enabled"] != "false"
    node.isClickable = attributes["clickable"] == "true"
    node.isChecked = attributes["checked"].map { $0 == "true" }
    node.isSelected = attributes["selected"] == "true"
    node.isFocused = attributes["focused"] == "true"
    node.isPassword = attributes["password"] == "true"
    node.isImportant = attributes["important-for-accessibility"] != "false"
    return node
  }
}
