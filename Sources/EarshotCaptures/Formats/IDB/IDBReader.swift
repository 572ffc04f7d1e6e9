import EarshotTree

/// Collects the elements of a dump.
struct IDBReader: XCTestJSONReader {
  var tree = XCTestTree()
  var unknowns = UnknownList()
  private(set) var warnings: [Capture.Warning] = []

  /// What of an element is needed once all are known.
  struct Details {
    var role = ""
    var subrole: String?
    var title: String?
    var processID: Double?
  }

  private let document: IDBDocument
  /// One for each node, and that of the node that is being read.
  private var details: [Details] = []
  private var detail = Details()
  private var obstacles = IDBObstacles()

  init(_ document: IDBDocument) {
    self.document = document
    tree.facts = [.accessible, .isAccessibleConcluded, .selection]
  }

  /// Concludes what needs the whole tree.
  mutating func finish() throws(CaptureError) {
    tree.endAll()
    tree.statedSize = try document.screenSize
    if let envelope = document.envelope {
      unknowns.note(keysOf: envelope, besides: IDBDocument.keys)
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
        node.text != nil || node.value?.isEmpty == false || node.kind.isElementWithoutName
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

extension IDBReader {
  /// The properties by the keys of `describe-all`, of `--format complete` and of 2019.
  static let properties: [String: XCTestProperty] = [
    "AXLabel": .label, "label": .label, "AXUniqueId": .identifier, "identifier": .identifier,
    "help": .hint, "AXHint": .hint, "placeholder": .placeholder, "enabled": .enabled,
    "hidden": .hidden, "focused": .editing, "expanded": .expanded,
    // The description is in the language of the process that answered: no logic may use it.
    "role_description": .ignored, "content_required": .ignored, "is_remote": .ignored,
    "synthesized": .ignored,
    // Read with others, or of the whole tree.
    "frame": .ignored, "AXFrame": .ignored, "children": .ignored, "interactable": .ignored,
    "occluded_by": .ignored,
  ]

  mutating func read(
    _ member: JSONObject.Member, into node: inout XCTestNode
  ) throws(CaptureError) -> Bool {
    let (name, value) = (member.name, member.value)
    switch name {
    case "AXValue", "value":
      node.value = try text(member)
      tree.facts.insert(.value)
    case "title": detail.title = try value.text(name)
    case "type", "role":
      // The role has the prefix; both name the same thing.
      if let role = try value.text(name), detail.role.isEmpty { detail.role = role }
    case "subrole": detail.subrole = try value.text(name)
    case "pid", "AXPid": detail.processID = try value.tolerantNumber(name)
    case "custom_actions":
      if value.content != .null { node.customActions = try value.strings(name) }
      tree.facts.insert(.customActions)
    case "traits":
      guard value.content != .null else { break }
      node.traits = try value.traits(name, &unknowns, IDBTraits.trait)
      tree.facts.insert(.traits)
    default: return false
    }
    return true
  }

  /// A value of any type; those that are no text are not understood.
  private mutating func text(_ member: JSONObject.Member) throws(CaptureError) -> String? {
    switch member.value.content {
    case .array, .object:
      unknowns.note("value of '\(member.name)' that is no text", at: member.location)
      return nil
    default: return try member.value.text(member.name)
    }
  }

  mutating func complete(_ node: inout XCTestNode, _ object: JSONObject) throws(CaptureError) {
    // A flat dump lists the application first; what follows is in it.
    if tree.parentOfNext < 0, object["children"] == nil, tree.nodes.first?.kind == .application {
      tree.reopen()
    }
    // The numbers of the frame, else its text.
    let frame =
      object["frame"] == nil
      ? try object["AXFrame"]?.bracedRect("AXFrame") : try object["frame"]?.rect("frame")
    if let frame {
      node.frame = frame
      tree.facts.insert(.frame)
    }
    if object["expanded"] != nil { tree.facts.insert(.expanded) }
    complete(&node)
    obstacles.note(object["interactable"], object["occluded_by"], of: node)
    details.append(detail)
    detail = Details()
  }
}

extension IDBReader {
  /// Concludes what the role makes of the texts.
  private mutating func complete(_ node: inout XCTestNode) {
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
