import EarshotTree

/// Collects the elements of one page source.
final class WebDriverAgentReader: XMLReader.Handler {
  private(set) var tree = SnapshotTree()
  private(set) var unknowns: UnknownList
  /// Whether each open tag is an element; the wrapper is none.
  private var isElement: [Bool] = []

  init(unknowns: UnknownList) {
    self.unknowns = unknowns
  }

  func start(_ name: String, _ attributes: [String: String], at location: SourceLocation) {
    let isWrapper =
      isElement.isEmpty && attributes["type"] == nil && !name.hasPrefix(Self.prefix)
    isElement.append(!isWrapper)
    guard !isWrapper else { return }
    var node = SnapshotNode(
      kind: .other, type: name, location: location, parent: tree.parentOfNext)
    readType(name, attributes, into: &node)
    readAttributes(attributes, into: &node)
    tree.begin(node)
  }

  func end() {
    if isElement.popLast() == true { tree.end() }
  }

  private static let prefix = "XCUIElementType"

  /// The kind is that of the tag, or of the type where the caller chose the name of the tag.
  private func readType(
    _ name: String, _ attributes: [String: String], into node: inout SnapshotNode
  ) {
    if let known = Self.kinds[name] ?? attributes["type"].flatMap({ Self.kinds[$0] }) {
      (node.kind, node.type) = known
    } else {
      unknowns.note("type '\(name)'", at: node.location)
    }
  }

  /// The kinds by the names of tags, with the name, so that all elements share one text.
  private static let kinds = Dictionary(
    uniqueKeysWithValues: SnapshotKind.allCases.map { kind in
      (prefix + kind.rawValue, (kind: kind, name: prefix + kind.rawValue))
    })
}

extension WebDriverAgentReader {
  private func readAttributes(_ attributes: [String: String], into node: inout SnapshotNode) {
    var frame = WebDriverAgentFrame()
    var notUnderstood: [String] = []
    for (name, text) in attributes {
      guard let attribute = WebDriverAgentAttribute.named(name) else {
        notUnderstood.append("attribute '\(name)'")
        continue
      }
      if !read(attribute, text, into: &node, &frame) {
        notUnderstood.append("value '\(text.prefix(40))' of attribute '\(name)'")
      }
    }
    // The parser gives attributes in no order.
    for what in notUnderstood.sorted() { unknowns.note(what, at: node.location) }
    if let rect = frame.rect(ofRoot: node.parent < 0) {
      node.frame = rect
      tree.facts.insert(.frame)
    }
    // The name is the identifier, or a copy of the label where there is none.
    if let identifier = node.identifier, !identifier.isEmpty, identifier != node.label {
      node.flags.insert(.hasOwnIdentifier)
    }
  }

  /// Reads an attribute; false when its value is none that it may have.
  private func read(
    _ attribute: WebDriverAgentAttribute, _ text: String, into node: inout SnapshotNode,
    _ frame: inout WebDriverAgentFrame
  ) -> Bool {
    switch attribute {
    case .type, .index, .processId, .bundleId, .hittable: return true
    // The focus of a television has no place in a screen.
    case .focused: return text != "true"
    case .value: node.value = text
    case .name: node.identifier = text
    case .label: node.label = text
    case .placeholderValue: node.placeholder = text
    case .enabled: return flag(text, yes: [], no: .isDisabled, into: &node)
    case .visible: return flag(text, yes: .isVisible, no: .isInvisible, into: &node)
    case .accessible: return flag(text, yes: .isAccessible, no: [], into: &node)
    case .selected: return flag(text, yes: .isSelected, no: [], into: &node)
    case .nativeAccessibilityElement:
      return flag(text, yes: .isNativeElement, no: .isNoNativeElement, into: &node)
    case .x, .y, .width, .height, .nativeFrame: return frame.read(attribute, text)
    case .traits:
      node.traits = WebDriverAgentAttribute.traits(text) {
        unknowns.note("trait '\($0)'", at: node.location)
      }
    case .minValue: node.minimum = Double(text)
    case .maxValue: node.maximum = Double(text)
    case .customActions:
      node.customActions = text.split(separator: ",").map(String.init)
    }
    if let fact = attribute.fact { tree.facts.insert(fact) }
    return true
  }

  private func flag(
    _ text: String, yes: SnapshotNode.Flags, no: SnapshotNode.Flags, into node: inout SnapshotNode
  ) -> Bool {
    switch text {
    case "true", "1": node.flags.formUnion(yes)
    case "false", "0": node.flags.formUnion(no)
    default: return false
    }
    if yes == .isVisible { tree.facts.insert(.visible) }
    if yes == .isAccessible { tree.facts.insert(.accessible) }
    return true
  }
}
