package import EarshotTree

/// The highlight of Switch Control.
package struct Highlight: Hashable, Sendable {
  /// The kinds of highlights.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One item.
    case item
    /// A group of items, which selecting enters.
    case group
    /// The dashed frame of the group that was entered, which selecting leaves.
    case exit
    /// A line of the scanner menu.
    case menuLine
    /// A row of lines of the scanner menu.
    case menuRow
    /// The dots that lead to the next page of the scanner menu.
    case more
    /// The item that the scanner menu belongs to; selecting it closes the menu.
    case leaveMenu
    /// The icon of the scanner menu at the end of a scan.
    case menuIcon
    /// A band or line that looks for a point.
    case point
  }

  /// The kind of the highlight.
  package var kind: Kind
  /// The name of the item or group, or the words of the menu.
  package var text: String
  /// The element, or the members of the group in order.
  package var elements: [Element.ID]
  /// The frames, in screen coordinates; empty if the source gives none.
  package var frames: [Rect]
  /// The places of the lines of the menu page, from 0.
  package var lines: [Int] = []

  /// The element of a highlighted item; `nil` for everything else.
  package var element: Element.ID? { kind == .item ? elements.first : nil }
}

extension Highlight {
  /// The highlight at a place of scanning.
  init(_ spot: ScanSpot) {
    switch spot {
    case .exit(let group):
      self.init(
        kind: .exit, text: group.name, elements: group.items.compactMap(\.element),
        frames: group.frame.map { [$0] } ?? [], lines: group.lines)
    case .node(let node):
      self.init(
        kind: node.highlightKind, text: node.name, elements: node.items.compactMap(\.element),
        frames: node.frame.map { [$0] } ?? [], lines: node.lines)
    }
  }
}

extension ScanTree.Node {
  fileprivate var highlightKind: Highlight.Kind {
    switch content {
    case .item: .item
    case .container: .group
    case .row: lines.isEmpty ? .group : .menuRow
    case .line: .menuLine
    case .more: .more
    case .leaveMenu: .leaveMenu
    case .menuIcon: .menuIcon
    }
  }

  /// The lines of the menu in it.
  fileprivate var lines: [Int] {
    if case .line(let place) = content { return [place] }
    return children.flatMap(\.lines)
  }
}
