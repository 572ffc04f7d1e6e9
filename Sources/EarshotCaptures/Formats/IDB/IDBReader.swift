import EarshotTree

/// Collects the elements of a dump.
struct IDBReader {
  private(set) var tree = XCTestTree()
  private(set) var unknowns = UnknownList()
  private(set) var warnings: [Capture.Warning] = []

  /// What of an element is needed once all are known.
  struct Details {
    var role = ""
    var subrole: String?
    var title: String?
    var processID: Double?
  }

  private let document: IDBDocument
  private var details: [Details] = []
  private var obstacles = IDBObstacles()

  init(_ document: IDBDocument) {
    self.document = document
    tree.facts = [.accessible, .isAccessibleConcluded, .selection]
  }

  mutating func readTree(_ root: JSONValue) throws(CaptureError) {
    var walk = JSONTreeWalk(root)
    while let event = try walk.next() {
      switch event {
      case .begin(let object):
        let isFlat = object["children"] == nil
        // A flat dump lists the application first; what follows is in it.
        if tree.parentOfNext < 0, isFlat, tree.nodes.first?.kind == .application { tree.reopen() }
        try begin(object)
      case .end: tree.end()
      }
    }
  }

  /// Concludes what needs the whole tree.
  mutating func finish() throws(CaptureError) {
    tree.endAll()
    tree.statedSize = try document.screenSize
    for member in document.unknownMembers {
      unknowns.note("key '\(member.name)'", at: member.location)
    }
    if try document.isTruncated {
      warnings.append(
        Capture.Warning(
          "the capture is cut: idb left elements out ('truncated')", at: document.location))
    }
    IDBStatusBar.mark(&tree, details)
    IDBTabs.mark(&tree)
    IDBKeyboard.mark(&tree)
    markElements()
    try markModal()
    warnings += IDBTabs.warnings(tree) + obstacles.warnings
  }

  private mutating func markModal() throws(CaptureError) {
    guard let modal = try document.modal else { return }
    let found = tree.nodes.indices.first { index in
      let node = tree.nodes[index]
      return node.end > index + 1 && node.label == modal.label
        && (modal.type == nil || node.type == modal.type || modal.label != nil)
    }
    if let found { tree.nodes[found].flags.insert(.isModal) }
  }

  /// Everything with words or a role is an element, unless it only holds elements.
  private mutating func markElements() {
    var holdsElements = Array(repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let isWhole = node.kind.isControl || !holdsElements[index]
      if !node.kind.isStructure, node.kind != .group, isWhole,
        node.text != nil || node.value?.isEmpty == false || node.kind != .other && !node.isSilent
      {
        tree.nodes[index].flags.insert(.isAccessible)
      }
      guard node.parent >= 0 else { continue }
      if holdsElements[index] || tree.nodes[index].flags.contains(.isAccessible) {
        holdsElements[node.parent] = true
      }
    }
  }
}

extension XCTestNode {
  /// Whether it is of a kind that is silent without a name.
  fileprivate var isSilent: Bool { text == nil && !kind.isElementWithoutName }
}

extension IDBReader {
  private mutating func begin(_ object: JSONObject) throws(CaptureError) {
    var node = XCTestNode(
      kind: .other, type: "", location: object.location, parent: tree.parentOfNext)
    var detail = Details()
    for member in object.members {
      guard let key = IDBKey.byName[member.name] else {
        unknowns.note("key '\(member.name)'", at: member.location)
        continue
      }
      if try !readText(key, member, into: &node, &detail) {
        try readState(key, member, into: &node)
      }
    }
    node.frame = try frame(of: object)
    if node.frame.isCaptured { tree.facts.insert(.frame) }
    complete(&node, detail)
    obstacles.note(object["interactable"], object["occluded_by"], of: node)
    details.append(detail)
    tree.begin(node)
  }

  /// The numbers of the frame, else its text.
  private func frame(of object: JSONObject) throws(CaptureError) -> Property<Rect> {
    if let value = object["frame"] { return try value.rect("frame") }
    guard let value = object["AXFrame"], let text = try value.text("AXFrame") else {
      return .notCaptured
    }
    guard let frame = XCTestNumber.frame(text) else {
      throw value.invalid("'AXFrame' is no rectangle", help: "write it as '{{16, 59}, {44, 44}}'")
    }
    return frame
  }

  /// Reads what is text; false when the key is of something else.
  private mutating func readText(
    _ key: IDBKey, _ member: JSONObject.Member, into node: inout XCTestNode,
    _ detail: inout Details
  ) throws(CaptureError) -> Bool {
    let name = member.name
    switch key {
    case .label:
      node.label = try member.value.text(name)
      tree.facts.insert(.label)
    case .value:
      node.value = try value(member)
      tree.facts.insert(.value)
    case .identifier:
      node.identifier = try member.value.text(name)
      if node.identifier?.isEmpty == false { node.flags.insert(.hasOwnIdentifier) }
      tree.facts.insert(.identifier)
    case .title: detail.title = try member.value.text(name)
    case .hint:
      node.hint = try member.value.text(name)
      tree.facts.insert(.hint)
    case .role:
      // The role has the prefix; both name the same thing.
      if let role = try member.value.text(name), detail.role.isEmpty { detail.role = role }
    case .subrole: detail.subrole = try member.value.text(name)
    case .processID: detail.processID = try member.value.tolerantNumber(name)
    case .placeholder:
      node.placeholder = try member.value.text(name)
      tree.facts.insert(.placeholder)
    default: return false
    }
    return true
  }

  private mutating func readState(
    _ key: IDBKey, _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) {
    let name = member.name
    switch key {
    case .enabled:
      if try member.value.flag(name) == false { node.flags.insert(.isDisabled) }
    case .hidden:
      guard let isHidden = try member.value.flag(name) else { return }
      node.flags.insert(isHidden ? [.isInvisible, .isOutOfReach] : .isVisible)
      tree.facts.insert(.visible)
    case .focused:
      guard let isFocused = try member.value.flag(name) else { return }
      if isFocused { node.flags.insert(.isEditing) }
      tree.facts.insert(.editing)
    case .expanded:
      tree.facts.insert(.expanded)
      guard let isExpanded = try member.value.flag(name) else { return }
      node.flags.insert(isExpanded ? .isExpanded : .isCollapsed)
    case .actions:
      if member.value.content != .null { node.customActions = try member.value.strings(name) }
      tree.facts.insert(.customActions)
    case .traits: try readTraits(member, into: &node)
    default: break
    }
  }

  private mutating func readTraits(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) {
    guard member.value.content != .null else { return }
    var traits: Traits = []
    for value in try member.value.array(member.name) {
      let name = try value.string("trait")
      if let trait = IDBTraits.trait(name) {
        traits.formUnion(trait)
      } else {
        unknowns.note("trait '\(name)'", at: value.location)
      }
    }
    node.traits = traits.isEmpty ? .empty : .given(traits)
    tree.facts.insert(.traits)
  }

  /// A value of any type; those that are no text are not understood.
  private mutating func value(_ member: JSONObject.Member) throws(CaptureError) -> String? {
    switch member.value.content {
    case .array, .object:
      unknowns.note("value of '\(member.name)' that is no text", at: member.location)
      return nil
    default: return try member.value.text(member.name)
    }
  }
}

extension IDBReader {
  /// Concludes what the role makes of the texts.
  private mutating func complete(_ node: inout XCTestNode, _ detail: Details) {
    let role = detail.role.hasPrefix("AX") ? String(detail.role.dropFirst(2)) : detail.role
    node.type = role
    if let kind = IDBRole.kind(role, subrole: detail.subrole) {
      node.kind = kind
    } else if !role.isEmpty {
      unknowns.note("role '\(role)'", at: node.location)
    }
    if node.spokenLabel == nil, let title = detail.title, !title.isEmpty { node.label = title }
    if role == "Heading", !node.traits.isCaptured {
      node.traits = .given(node.flags.contains(.isDisabled) ? [.header, .notEnabled] : .header)
    }
    switch node.kind {
    case .tab, .radioButton:
      if node.value == "1" { node.flags.insert(.isSelected) }
      if node.value == "1" || node.value == "0" {
        node.value = nil
        node.isValueItsState = true
      }
    case _ where node.kind.isTextInput && node.value == node.label:
      // An empty field has its placeholder as name and value, and says it once.
      node.value = nil
    default: break
    }
    if node.value?.isEmpty == true { node.value = nil }
    if let hint = node.hint {
      let (traits, _) = XCTestTraits.traits(of: node, in: [])
      node.hint = IDBHint.authored(hint, traits: traits)
    }
  }
}
