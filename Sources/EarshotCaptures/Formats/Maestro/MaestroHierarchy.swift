import EarshotTree

/// Collects the nodes of one hierarchy: texts and frames, for iOS without types.
struct MaestroHierarchy {
  /// A node as the file has it.
  fileprivate struct Node {
    var attributes: [String: String]
    var location: SourceLocation
  }

  private(set) var unknowns: UnknownList
  private var nodes: [(node: Node, depth: Int)] = []
  private var depth = 0

  init(unknowns: UnknownList = UnknownList()) {
    self.unknowns = unknowns
  }

  /// Whether it is of Android, which names classes.
  var isAndroid: Bool {
    nodes.contains { $0.node.attributes["class"] != nil || $0.node.attributes["package"] != nil }
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
    nodes.append((Node(attributes: attributes, location: location), depth))
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
    if isAndroid {
      let bounds = nodes.compactMap { $0.node.frame.value }
      let scale =
        density
        ?? AndroidStops.scale(
          width: bounds.map(\.maxX).max() ?? 0, height: bounds.map(\.maxY).max() ?? 0)
      var tree = XCTestTree(nodes) { $0.facts(isAndroid: true).snapshot(scale: scale) }
      AndroidStops.mark(&tree)
      return tree
    }
    var tree = XCTestTree(nodes) { $0.facts(isAndroid: false).untyped }
    tree.facts = [.label, .value, .identifier, .placeholder, .selection, .editing]
    if nodes.contains(where: { $0.node.attributes["bounds"] != nil }) { tree.facts.insert(.frame) }
    XCTestUntyped.conclude(&tree)
    return tree
  }
}

extension MaestroHierarchy.Node {
  /// The rectangle of the bounds.
  var frame: Property<Rect> {
    guard let text = attributes["bounds"] else { return .notCaptured }
    let edges = AndroidBounds.numbers(in: text)
    return edges.count == 4 ? XCTestNumber.frame(edges: edges) : .empty
  }

  /// An attribute with words.
  private func text(_ names: String...) -> String? {
    names.lazy.compactMap { attributes[$0] }.first { !$0.isEmpty }
  }

  /// What the attributes tell; each system has names of its own.
  func facts(isAndroid: Bool) -> AndroidNode {
    var node = AndroidNode(location: location)
    node.className = text("class") ?? ""
    node.text = isAndroid ? text("text") : text("value", "text")
    node.contentDescription = text("accessibilityText", isAndroid ? "content-desc" : "title")
    node.hint = isAndroid ? text("hintText", "hint") : text("hintText")
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
