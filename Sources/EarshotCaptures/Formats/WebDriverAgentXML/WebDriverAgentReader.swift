import EarshotTree

/// Collects the elements of one page source.
final class WebDriverAgentReader: XMLReader.Handler {
  private(set) var tree = XCTestTree()
  private(set) var unknowns: UnknownList
  private(set) var warnings: [Capture.Warning] = []
  /// Whether each open tag is an element; the wrapper is none.
  private var isElement: [Bool] = []
  /// What each name of the document means as that of an attribute, and as that of an element.
  private var attributes: [WebDriverAgentAttribute?] = []
  private var kinds: [Kind?] = []

  init(unknowns: UnknownList) {
    self.unknowns = unknowns
  }

  func start(_ tag: XMLTag) {
    learnNames(tag.names)
    let isWrapper = isElement.isEmpty && tag["type"] == nil && !tag.name.hasPrefix(Self.prefix)
    isElement.append(!isWrapper)
    guard !isWrapper else { return }
    var node = XCTestNode(kind: .other, type: "", location: tag.location)
    readType(tag, into: &node)
    readAttributes(tag, into: &node)
    tree.begin(node)
  }

  /// Looks the new names of the document up, once each.
  private func learnNames(_ names: [String]) {
    while attributes.count < names.count {
      let name = names[attributes.count]
      attributes.append(WebDriverAgentAttribute.byName[name])
      kinds.append(Self.kinds[name])
    }
  }

  func end() {
    if isElement.popLast() == true { tree.end() }
  }

  private static let prefix = "XCUIElementType"
  /// What is told of single elements at most; a file may be wrong in all of them.
  private static let mostWarnings = 20

  /// The kind is that of the tag, or of the type where the caller chose the name of the tag.
  private func readType(_ tag: XMLTag, into node: inout XCTestNode) {
    if let known = kinds[tag.nameIndex] ?? tag["type"].flatMap({ Self.kinds[$0] }) {
      (node.kind, node.type) = known
    } else {
      node.type = tag.name
      unknowns.note("type '\(tag.name)'", at: node.location)
    }
  }

  /// A kind with its name, so that all elements share one text.
  private typealias Kind = (kind: XCTestKind, name: String)

  /// The kinds by the names of tags.
  private static let kinds: [String: Kind] = Dictionary(
    uniqueKeysWithValues: XCTestKind.allCases.map { kind in
      (prefix + kind.name, (kind: kind, name: prefix + kind.name))
    })
}

extension WebDriverAgentReader {
  private func readAttributes(_ tag: XMLTag, into node: inout XCTestNode) {
    var frame = WebDriverAgentFrame()
    var notUnderstood: [String] = []
    for written in tag.attributes {
      guard let attribute = attributes[written.name] else {
        notUnderstood.append("attribute '\(tag.names[written.name])'")
        continue
      }
      if !read(attribute, written.value, into: &node, &frame) {
        notUnderstood.append(
          "value '\(written.value.string.prefix(40))' of attribute '\(tag.names[written.name])'")
      }
    }
    // Tools write attributes in any order.
    for what in notUnderstood.sorted() { unknowns.note(what, at: node.location) }
    if frame.isNotFinite, warnings.count < Self.mostWarnings {
      let name = node.identifier ?? node.label ?? node.type
      warnings.append(
        Capture.Warning(
          "the frame of '\(name)' has a number that is not finite; it counts as empty",
          at: node.location))
    }
    if let rect = frame.rect(ofRoot: tree.parentOfNext < 0) {
      node.frame = rect
      tree.facts.insert(.frame)
    }
    // The name is the identifier, or a copy of the label where there is none.
    if node.identifier == node.label { node.flags.remove(.hasOwnIdentifier) }
  }

  /// Reads an attribute; false when its value is none that it may have.
  private func read(
    _ attribute: WebDriverAgentAttribute, _ value: XMLValue, into node: inout XCTestNode,
    _ frame: inout WebDriverAgentFrame
  ) -> Bool {
    switch attribute {
    case .property(let property):
      guard (try? tree.read(property, value, "", into: &node)) != nil else { return false }
    case .focused: return !(value == "true")
    case .traits:
      node.traits = WebDriverAgentAttribute.traits(value.string) {
        unknowns.note("trait '\($0)'", at: node.location)
      }
      tree.facts.insert(.traits)
    case .customActions:
      node.customActions = value.string.split(separator: ",").map(String.init)
      tree.facts.insert(.customActions)
    default: return frame.read(attribute, value)
    }
    return true
  }
}

extension XMLValue: XCTestValue {
  func text(_ name: String) -> String? { string }

  func flag(_ name: String) throws(CaptureError) -> Bool? {
    if self == "true" || self == "1" { return true }
    if self == "false" || self == "0" { return false }
    throw CaptureError(.invalid, "'\(string)' is no truth", help: "write true or false")
  }

  func tolerantNumber(_ name: String) -> Double? { number }
}
