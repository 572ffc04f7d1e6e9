package import EarshotSession
package import EarshotTree

/// The stops of scanning on a screen, level by level: items, and groups that are entered.
///
/// Items are in reading order with the frames of VoiceOver. At the end of each level below the
/// first one the way out of the group is highlighted; it is no node.
package struct ScanTree: Hashable, Sendable {
  /// A stop of scanning.
  package struct Node: Hashable, Sendable {
    /// The content of the stop.
    package var content: Content
    /// The name that people use for it: the label of an element or group, else what stands in it.
    package var name: String
    /// Where it is highlighted, in screen coordinates; `nil` if the source gives no frame.
    package var frame: Rect?
    /// The level that is entered when a group is selected; empty for everything else.
    package var children: [Node] = []
    /// Whether the app wants it apart from its neighbours.
    var isSeparate = false
    /// Whether it is a key of a keyboard.
    var isKey = false
  }

  /// The content of a stop of scanning.
  package enum Content: Hashable, Sendable {
    /// An element, or a part of the screen that can be scrolled and holds nothing to act on.
    case item(Element.ID)
    /// The items of a container.
    case container(Element.ID)
    /// Items that lie in one row.
    case row
    /// A line of the scanner menu, by its place among the lines of the page.
    case line(Int)
    /// The dots that lead to the next page of the scanner menu.
    case more
    /// The way out of the scanner menu: the item it belongs to is highlighted.
    case leaveMenu
    /// The icon of the scanner menu at the end of a scan, with Always Tap and on empty screens.
    case menuIcon
  }

  /// The first level.
  package internal(set) var nodes: [Node]

  /// Groups the items of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen in reading order.
  ///   - isGrouping: whether items are grouped; otherwise there is one level.
  package init(of screen: Transcript.OrderedScreen, isGrouping: Bool = true) {
    var builder = ScanTreeBuilder(screen)
    nodes = builder.nodes(isGrouping: isGrouping)
  }

  init(nodes: [Node]) { self.nodes = nodes }

  /// All items in the order of scanning.
  package var items: [Node] {
    var items: [Node] = []
    ScanTree.collectItems(nodes, into: &items)
    return items
  }

  /// The level that is entered through groups at some places; empty when there is none.
  package func level(at path: [Int]) -> [Node] {
    var level = nodes
    for place in path {
      guard level.indices.contains(place) else { return [] }
      level = level[place].children
    }
    return level
  }

  /// The place of an item at each level down to it; `nil` if scanning never stops there.
  package func path(to id: Element.ID) -> [Int]? { path(to: .item(id)) }

  /// How many nodes that are no keys each level of the app has, with the container whose members
  /// they are; each level stands before those that are entered from it.
  ///
  /// Rows that scanning makes of a long level are no groups of the app: their nodes are counted one
  /// by one.
  package var levels: [(container: Element.ID?, count: Int)] {
    var levels: [(container: Element.ID?, count: Int)] = []
    var waiting: [(container: Element.ID?, nodes: [Node])] = [(nil, nodes)]
    while let (container, nodes) = waiting.popLast() {
      let members = nodes.flatMap { $0.content == .row ? $0.children : [$0] }
      levels.append((container, members.count { !$0.isKey }))
      waiting += members.reversed().filter(\.isGroup).map { node in
        guard case .container(let id) = node.content else { return (nil, node.children) }
        return (id, node.children)
      }
    }
    return levels
  }

  /// Whether scanning comes to each stop of a screen once it is in sight.
  package static func scannedStops(of screen: OrderedScreen) -> [Bool] {
    ScanTreeBuilder(screen).scannedStops
  }

  /// The most nodes that one level has.
  package var largestLevel: Int { ScanTree.largestLevel(nodes) }

  /// The place of what is highlighted at each level down to it; `nil` if it is not there.
  package func path(to content: Content) -> [Int]? {
    var path: [Int] = []
    return ScanTree.find(content, in: nodes, &path) ? path : nil
  }

  private static func collectItems(_ nodes: [Node], into items: inout [Node]) {
    for node in nodes {
      if case .item = node.content { items.append(node) }
      collectItems(node.children, into: &items)
    }
  }

  private static func largestLevel(_ nodes: [Node]) -> Int {
    nodes.reduce(nodes.count) { max($0, largestLevel($1.children)) }
  }

  private static func find(_ content: Content, in nodes: [Node], _ path: inout [Int]) -> Bool {
    for index in nodes.indices {
      path.append(index)
      if nodes[index].content == content || find(content, in: nodes[index].children, &path) {
        return true
      }
      path.removeLast()
    }
    return false
  }
}

extension ScanTree.Node {
  /// The element of an item; `nil` for everything else.
  package var element: Element.ID? {
    guard case .item(let id) = content else { return nil }
    return id
  }

  /// Whether it is entered when it is selected.
  package var isGroup: Bool { !children.isEmpty }

  /// The items in it, or itself.
  package var items: [ScanTree.Node] {
    isGroup ? ScanTree(nodes: children).items : element == nil ? [] : [self]
  }
}
