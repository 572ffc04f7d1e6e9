import EarshotTree

/// Collects the nodes of one hierarchy.
final class UIAutomatorReader: XMLReader.Handler {
  private(set) var hierarchy = AndroidHierarchy()
  private(set) var unknowns: UnknownList
  /// The index of each open tag; -1 for the root.
  private var open: [Int] = []
  /// What each name of the document means as that of an attribute.
  private var meanings: [Meaning] = []

  init(unknowns: UnknownList) {
    self.unknowns = unknowns
  }

  func start(_ tag: XMLTag) {
    let location = tag.location
    if tag.name == "hierarchy" {
      if let width = tag["width"].flatMap(Double.init),
        let height = tag["height"].flatMap(Double.init), width > 0, height > 0,
        width <= 1e5, height <= 1e5
      {
        hierarchy.statedSize = Size(width: width, height: height)
      }
      let names = tag.attributes.map { tag.names[$0.name] }
      note(names.filter { !Self.rootAttributes.contains($0) }, at: location)
      return open.append(-1)
    }
    while meanings.count < tag.names.count {
      meanings.append(Meaning(attribute: tag.names[meanings.count]))
    }
    var node = AndroidNode(
      className: tag["class"] ?? tag.name, location: location, parent: open.last ?? -1)
    read(tag, into: &node)
    open.append(hierarchy.nodes.count)
    hierarchy.nodes.append(node)
  }

  func end() {
    guard let index = open.popLast(), index >= 0 else { return }
    hierarchy.nodes[index].end = hierarchy.nodes.count
  }

  private static let rootAttributes: Set<String> = [
    "index", "class", "rotation", "width", "height", "display-id",
  ]

  private func note(_ names: [String], at location: SourceLocation) {
    for name in names.sorted() { unknowns.note("attribute '\(name)'", at: location) }
  }
}

extension UIAutomatorReader {
  private static let flags: [String: AndroidNode.Flags] = [
    "checkable": .checkable, "checked": .checked, "clickable": .clickable,
    "long-clickable": .longClickable, "focusable": .focusable, "focused": .focused,
    "scrollable": .scrollable, "password": .password, "selected": .selected,
    "heading": .heading, "screen-reader-focusable": .screenReaderFocusable,
    "showing-hint": .showsHint, "multiline": .multiline, "content-invalid": .isInvalid,
    "NAF": .notFriendly, "dismissable": .dismissable,
  ]

  private static let optional: [String: AndroidHierarchy.Fact] = [
    "hint": .hints, "hintText": .hints, "actions": .actions,
  ]

  private static let oppositeFlags: [String: AndroidNode.Flags] = [
    "enabled": .disabled, "visible-to-user": .invisible, "displayed": .invisible,
  ]

  /// What is not needed, or has no place in a screen.
  private static let ignored: Set<String> = [
    "index", "class", "instance", "drawing-order", "display-id", "a11y-important", "input-type",
    "text-entry-key", "a11y-focused", "context-clickable", "max-text-length", "window-id",
    "text-has-clickable-span", "selection-start", "selection-end", "extras", "contentSize",
    "rotation", "xpath",
  ]

  /// What an attribute is.
  private enum Meaning {
    case flag(AndroidNode.Flags)
    case oppositeFlag(AndroidNode.Flags)
    case text, ignored

    init(attribute name: String) {
      if let flag = UIAutomatorReader.flags[name] {
        self = .flag(flag)
      } else if let flag = UIAutomatorReader.oppositeFlags[name] {
        self = .oppositeFlag(flag)
      } else {
        self = UIAutomatorReader.ignored.contains(name) ? .ignored : .text
      }
    }
  }

  private func read(_ tag: XMLTag, into node: inout AndroidNode) {
    var notUnderstood: [String] = []
    for attribute in tag.attributes {
      switch meanings[attribute.name] {
      case .flag(let flag):
        if flag == .password { hierarchy.told.insert(.passwords) }
        if attribute.value == "true" { node.flags.insert(flag) }
      case .oppositeFlag(let flag): if attribute.value == "false" { node.flags.insert(flag) }
      case .ignored: break
      case .text:
        let name = tag.names[attribute.name]
        if !readText(name, attribute.value.string, into: &node) { notUnderstood.append(name) }
      }
    }
    note(notUnderstood, at: node.location)
    if node.bounds == nil, let text = tag["bounds"] {
      unknowns.note("bounds '\(text.prefix(40))'", at: node.location)
    }
  }

  /// Reads an attribute with a text; false when it is none.
  private func readText(
    _ name: String, _ value: String, into node: inout AndroidNode
  ) -> Bool {
    switch name {
    case "text": node.text = value
    case "content-desc": node.description = value
    case "resource-id": node.resourceID = value.isEmpty ? nil : value
    case "package": node.package = value
    case "hint", "hintText": node.hint = value
    case "tooltip-text": if node.hint.isEmpty { node.hint = value }
    case "error": node.error = value
    case "pane-title": node.paneTitle = value
    case "state-description": node.state = value
    case "live-region": if value != "0" { node.flags.insert(.isLive) }
    case "actions": node.actions = value.split(separator: ",").map(String.init)
    case "bounds":
      node.setBounds(AndroidBounds.numbers(in: value))
    default: return false
    }
    if let fact = Self.optional[name] { hierarchy.told.insert(fact) }
    return true
  }
}
