import EarshotTree

/// A node of an accessibility tree of Chromium.
struct ChromiumNode {
  var id: String
  var parent: String?
  var childIDs: [String] = []
  var isIgnored = false
  var role = ""
  var name = ""
  /// Whether the name is the text inside, so that reading both would repeat it.
  var isNamedByContents = false
  var placeholder: String?
  var description = ""
  var value = ""
  /// The texts of the properties: tokens, numbers, `true` and `false`.
  var properties: [String: String] = [:]
  /// The attributes of the node in the document, for a tree that has them.
  var attributes: [String: String] = [:]
  /// Whether a link leads to a place of its own page.
  var leadsIntoPage = false
  var location: SourceLocation

  /// Whether a property is true.
  func has(_ property: String) -> Bool { properties[property] == "true" }

  /// Whether another node of the same number is this one, listed again.
  func isSame(as other: ChromiumNode) -> Bool {
    parent == other.parent && role == other.role && name == other.name
      && childIDs == other.childIDs
  }
}

/// The nodes of a document, by number, with the numbers of their children.
struct ChromiumTree {
  private(set) var nodes: [ChromiumNode] = []
  private(set) var children: [[Int]] = []
  private(set) var roots: [Int] = []
  private(set) var unknowns = UnknownList()
  private var numbers: [String: Int] = [:]

  init(_ document: JSONValue) throws(CaptureError) {
    var object = try document.object("the document")
    if let result = object["result"] { object = try result.object("result") }
    for value in try object.required("nodes", in: "the tree").array("nodes") {
      let node = try node(value)
      if let first = numbers[node.id] {
        // A box of generated content is listed once for each box around it.
        if nodes[first].isSame(as: node) { continue }
        throw CaptureError(
          .duplicateID, "two nodes have the nodeId '\(node.id)'",
          help: "send the answer of one call of 'Accessibility.getFullAXTree'", at: node.location)
      }
      numbers[node.id] = nodes.count
      nodes.append(node)
    }
    guard !nodes.isEmpty else {
      throw CaptureError(
        .noScreen, "the tree has no nodes",
        help: "call 'Accessibility.enable' and wait until the page is loaded",
        at: document.location)
    }
  }

  /// Joins parents and children, refusing a tree that leads back to itself.
  mutating func link() throws(CaptureError) {
    children = Array(repeating: [], count: nodes.count)
    var isChild = Array(repeating: false, count: nodes.count)
    for (number, node) in nodes.enumerated() {
      for id in node.childIDs {
        guard let child = numbers[id] else {
          unknowns.note("child that is not in the tree", at: node.location)
          continue
        }
        guard !isChild[child], child != number else { throw cycle(at: node) }
        isChild[child] = true
        children[number].append(child)
      }
    }
    // A parent need not list its children.
    for (number, node) in nodes.enumerated() where !isChild[number] {
      guard let id = node.parent, let parent = numbers[id], parent != number,
        nodes[parent].childIDs.isEmpty
      else { continue }
      isChild[number] = true
      children[parent].append(number)
    }
    roots = nodes.indices.filter { !isChild[$0] }
    findLinksIntoPages()
    try checkDepth()
  }

  /// A link to the address of its page with a fragment leads into the page.
  private mutating func findLinksIntoPages() {
    guard let page = roots.compactMap({ nodes[$0].properties["url"] }).first else { return }
    let address = page.prefix { $0 != "#" } + "#"
    for number in nodes.indices where nodes[number].properties["url"]?.hasPrefix(address) == true {
      nodes[number].leadsIntoPage = nodes[number].properties["url"].map { $0 != address } ?? false
    }
  }

  private func checkDepth() throws(CaptureError) {
    var stack = roots.map { (number: $0, depth: 1) }
    var count = 0
    while let (number, depth) = stack.popLast() {
      count += 1
      guard depth <= XCTestTree.maximumDepth else {
        throw CaptureError(
          .limit, "nodes are nested deeper than \(XCTestTree.maximumDepth)",
          help: "no page nests that deep; check that the capture is what the browser wrote",
          at: nodes[number].location)
      }
      stack += children[number].map { ($0, depth + 1) }
    }
    // What is not reached from a root leads back to itself.
    guard count == nodes.count else { throw cycle(at: nodes[0]) }
  }

  private func cycle(at node: ChromiumNode) -> CaptureError {
    CaptureError(
      .invalid, "a node is its own descendant, or has two parents",
      help: "send the answer of one call of 'Accessibility.getFullAXTree'", at: node.location)
  }
}

extension ChromiumTree {
  private static let known = [
    "nodeId", "parentId", "childIds", "ignored", "ignoredReasons", "role", "chromeRole", "name",
    "description", "value", "properties", "attributes", "backendDOMNodeId", "frameId",
  ]

  private mutating func node(_ value: JSONValue) throws(CaptureError) -> ChromiumNode {
    let object = try value.object("a node")
    unknowns.note(keysOf: object, besides: Self.known)
    var node = ChromiumNode(
      id: try object.required("nodeId", in: "a node").string("nodeId"), location: value.location)
    node.parent = try object.string("parentId")
    node.childIDs = try object.strings("childIds") ?? []
    node.isIgnored = try object.bool("ignored") ?? false
    node.role = try text(object, "role")
    node.name = try text(object, "name")
    node.description = try text(object, "description")
    node.value = try text(object, "value")
    try readSources(object["name"], into: &node)
    for property in try object["properties"]?.array("properties") ?? [] {
      let property = try property.object("a property")
      let name = try property.required("name", in: "a property").string("name")
      node.properties[name] = try text(property, "value")
    }
    for member in try object["attributes"]?.object("attributes").members ?? [] {
      node.attributes[member.name] = try member.value.string("an attribute")
    }
    node.placeholder =
      node.placeholder ?? node.attributes["placeholder"] ?? node.attributes["aria-placeholder"]
    return node
  }

  /// The value inside a value with a type, as text; empty when there is none.
  private func text(_ object: JSONObject, _ name: String) throws(CaptureError) -> String {
    guard let inner = try object[name]?.object(name)["value"] else { return "" }
    switch inner.content {
    case .string(let text): return text
    case .bool(let bool): return "\(bool)"
    case .number(let number): return number.integer.map { "\($0)" } ?? fraction(number.double)
    case .null, .array, .object: return ""
    }
  }

  /// A fraction in as few digits as tell it; Chromium has most of them in single precision.
  private func fraction(_ number: Double) -> String {
    let short = Float(number)
    return Double(short) == number ? "\(short)" : "\(number)"
  }

  private func readSources(
    _ name: JSONValue?, into node: inout ChromiumNode
  ) throws(CaptureError) {
    guard let sources = try name?.object("name")["sources"]?.array("sources") else {
      // Without sources, a name that is the text inside is found out later.
      node.isNamedByContents = name != nil
      return
    }
    for source in sources {
      let source = try source.object("a source")
      guard source["value"] != nil || source["nativeSourceValue"] != nil else { continue }
      let type = try source.string("type")
      let attribute = try source.string("attribute")
      if type == "placeholder" || attribute == "placeholder" {
        node.placeholder = try text(source, "value")
      }
      if type == "contents", try source.bool("superseded") != true {
        node.isNamedByContents = true
      }
    }
  }
}
