import EarshotTree

/// Collects the nodes of one hierarchy.
final class UIAutomatorReader: XMLReader.Handler {
  private(set) var nodes: [UIAutomatorNode] = []
  private(set) var unknowns: UnknownList
  /// Width and height in pixels that the root tells.
  private(set) var size: (width: Double, height: Double)?
  /// The index of each open tag; -1 for the root.
  private var open: [Int] = []
  /// Facts that some node told, of those that not every capture tells.
  private(set) var told: Set<String> = []

  init(unknowns: UnknownList) {
    self.unknowns = unknowns
  }

  func start(_ name: String, _ attributes: [String: String], at location: SourceLocation) {
    if name == "hierarchy" {
      if let width = attributes["width"].flatMap(Double.init),
        let height = attributes["height"].flatMap(Double.init), width > 0, height > 0,
        width <= 1e5, height <= 1e5
      {
        size = (width, height)
      }
      note(attributes.keys.filter { !Self.rootAttributes.contains($0) }, at: location)
      return open.append(-1)
    }
    var node = UIAutomatorNode(
      className: attributes["class"] ?? name, location: location,
      parent: open.last ?? -1)
    read(attributes, into: &node)
    open.append(nodes.count)
    nodes.append(node)
  }

  func end() {
    guard let index = open.popLast(), index >= 0 else { return }
    nodes[index].end = nodes.count
  }

  private static let rootAttributes: Set<String> = [
    "index", "class", "rotation", "width", "height", "display-id",
  ]

  private func note(_ names: [String], at location: SourceLocation) {
    for name in names.sorted() { unknowns.note("attribute '\(name)'", at: location) }
  }
}

extension UIAutomatorReader {
  private static let flags: [String: UIAutomatorNode.Flags] = [
    "checkable": .checkable, "checked": .checked, "clickable": .clickable,
    "long-clickable": .longClickable, "focusable": .focusable, "focused": .focused,
    "scrollable": .scrollable, "password": .password, "selected": .selected,
    "heading": .heading, "screen-reader-focusable": .screenReaderFocusable,
    "showing-hint": .showsHint, "multiline": .multiline, "content-invalid": .isInvalid,
    "NAF": .notFriendly, "dismissable": .dismissable,
  ]

  private static let optional = ["hint", "hintText", "actions"]

  private static let oppositeFlags: [String: UIAutomatorNode.Flags] = [
    "enabled": .disabled, "visible-to-user": .invisible, "displayed": .invisible,
  ]

  /// What is not needed, or has no place in a screen.
  private static let ignored: Set<String> = [
    "index", "class", "instance", "drawing-order", "display-id", "a11y-important", "input-type",
    "text-entry-key", "a11y-focused", "context-clickable", "max-text-length", "window-id",
    "text-has-clickable-span", "selection-start", "selection-end", "extras", "contentSize",
    "rotation", "xpath",
  ]

  private func read(_ attributes: [String: String], into node: inout UIAutomatorNode) {
    var notUnderstood: [String] = []
    for (name, value) in attributes {
      if let flag = Self.flags[name] {
        if value == "true" { node.flags.insert(flag) }
      } else if let flag = Self.oppositeFlags[name] {
        if value == "false" { node.flags.insert(flag) }
      } else if !readText(name, value, into: &node), !Self.ignored.contains(name) {
        notUnderstood.append(name)
      }
    }
    note(notUnderstood, at: node.location)
    if let text = attributes["bounds"] {
      node.bounds = Self.bounds(text)
      if node.bounds == nil {
        unknowns.note("bounds '\(text.prefix(40))'", at: node.location)
      }
    }
  }

  /// Reads an attribute with a text; false when it is none.
  private func readText(
    _ name: String, _ value: String, into node: inout UIAutomatorNode
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
    case "live-region": if value != "0" { node.flags.insert(.isLive) }
    case "actions": node.actions = value.split(separator: ",").map(String.init)
    case "bounds": break
    default: return false
    }
    if Self.optional.contains(name) { told.insert(name) }
    return true
  }

  /// The numbers of `[left,top][right,bottom]`; `nil` when the text is none.
  private static func bounds(
    _ text: String
  ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let numbers = text.utf8.split(whereSeparator: isSeparator).compactMap { Double(Substring($0)) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e7 }) else {
      return nil
    }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: " "): true
    default: false
    }
  }
}
