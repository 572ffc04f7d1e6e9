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
  /// The nodes of a screen of Android.
  var android: AndroidHierarchy {
    var hierarchy = AndroidHierarchy(nodes) { $0.android }
    if nodes.contains(where: { $0.node.attributes["hintText"]?.isEmpty == false }) {
      hierarchy.told.insert(.hints)
    }
    if nodes.contains(where: { $0.node.attributes["password"] != nil }) {
      hierarchy.told.insert(.passwords)
    }
    return hierarchy
  }

  /// The nodes of a screen of iOS, which have no types.
  var apple: XCTestTree {
    var tree = XCTestTree(nodes) { $0.apple.node }
    tree.facts = [.label, .value, .identifier, .placeholder, .selection, .editing]
    if nodes.contains(where: { $0.node.attributes["bounds"] != nil }) { tree.facts.insert(.frame) }
    XCTestUntyped.conclude(&tree)
    return tree
  }
}

extension MaestroHierarchy.Node {
  /// The edges of the bounds; `nil` without bounds.
  private var edges: [Double]? { attributes["bounds"].map(AndroidBounds.numbers) }

  /// An attribute with words.
  private func text(_ names: String...) -> String? {
    names.lazy.compactMap { attributes[$0] }.first { !$0.isEmpty }
  }

  private func isOn(_ name: String) -> Bool { attributes[name] == "true" }

  /// The view of Android.
  var android: AndroidNode {
    var node = AndroidNode(className: text("class") ?? "", location: location)
    node.text = text("text") ?? ""
    node.description = text("accessibilityText", "content-desc") ?? ""
    node.hint = text("hintText", "hint") ?? ""
    node.resourceID = text("resource-id")
    node.package = text("package") ?? ""
    node.error = text("error") ?? ""
    if let edges { node.setBounds(edges) }
    for (name, flag) in Self.flags where isOn(name) { node.flags.insert(flag) }
    if attributes["enabled"] == "false" { node.flags.insert(.disabled) }
    if attributes["important-for-accessibility"] == "false" { node.flags.insert(.unimportant) }
    return node
  }

  private static let flags: [(String, AndroidNode.Flags)] = [
    ("clickable", .clickable), ("long-clickable", .longClickable), ("checkable", .checkable),
    ("checked", .checked), ("selected", .selected), ("focused", .focused),
    ("focusable", .focusable), ("scrollable", .scrollable), ("password", .password),
  ]

  /// What the attributes tell of a screen of iOS.
  var apple: UntypedNode {
    var node = UntypedNode(location: location)
    node.label = text("accessibilityText", "title")
    node.text = text("value", "text")
    node.hint = text("hintText")
    node.identifier = text("resource-id")
    node.frame =
      edges.map { $0.count == 4 ? XCTestNumber.frame(edges: $0) : .empty } ?? .notCaptured
    node.isEnabled = attributes["enabled"] != "false"
    node.isChecked = isOn("checked")
    node.isSelected = isOn("selected")
    node.isFocused = isOn("focused")
    return node
  }
}
