import EarshotTree
import EarshotWriting

/// A screen as formats have it that list elements in reading order: stops, and containers around.
struct ScreenOutline {
  /// An element, or a container with what is in it.
  struct Node {
    var element: Element
    var isContainer = false
    var children: [Node] = []
  }

  /// Which facts about containers a format can hold.
  struct Rules: Sendable {
    /// Whether a node that does not show in speech is still a container of the format.
    var isContainer: @Sendable (Element) -> Bool
    /// Whether the format can hold what is not read: behind a modal view, without extent.
    var keepsUnread: Bool
  }

  private(set) var nodes: [Node]
  /// The containers that are left out, because JSON is not read that deep.
  private(set) var tooDeep: Set<Element.ID> = []
  /// The levels of containers that are written.
  static let deepest = 300

  init(_ screen: Screen, _ rules: Rules) {
    let order = screen.readingOrder
    var root = Element(id: "", isAccessibilityElement: false)
    root.children = screen.elements
    // The one root around everything is the screen itself.
    if let only = screen.elements.first, screen.elements.count == 1, !only.isAccessibilityElement,
      !only.isHiddenFromAssistiveTechnology, !only.isBlockOfFormats, only.isModal.value != true
    {
      root.children = only.children
    }
    nodes = OutlineWalk(order: order, rules: rules).nodes(in: root, isBeside: false).map(\.node)
    var heard: [Element.ID] = []
    ScreenOutline.listen(to: nodes, rules, into: &heard)
    // References across the tree: then only what is heard tells which container is where.
    if heard != order.map(\.id) { nodes = OutlineOfStops(screen, order).nodes }
    nodes = flattened(nodes, level: 1)
  }

  /// The nodes with what lies too deep at the last level.
  private mutating func flattened(_ nodes: [Node], level: Int) -> [Node] {
    var flat: [Node] = []
    for var node in nodes {
      guard node.isContainer else {
        flat.append(node)
        continue
      }
      node.children = flattened(node.children, level: level + 1)
      if level > ScreenOutline.deepest {
        tooDeep.insert(node.element.id)
        flat += node.children
      } else {
        flat.append(node)
      }
    }
    return flat
  }

  /// The elements in the order in which a reader of the format hears them.
  private static func listen(to nodes: [Node], _ rules: Rules, into ids: inout [Element.ID]) {
    let modal = nodes.last { $0.isContainer && $0.element.isModal.value == true }
    for node in rules.keepsUnread ? modal.map({ [$0] }) ?? nodes : nodes {
      if node.isContainer {
        listen(to: node.children, rules, into: &ids)
      } else if node.element.isAccessibilityElement, !node.element.hasNoSize {
        ids.append(node.element.id)
      }
    }
  }

  /// All nodes, each before its children.
  var allNodes: [Node] {
    var found: [Node] = []
    var stack = Array(nodes.reversed())
    while let node = stack.popLast() {
      found.append(node)
      stack += node.children.reversed()
    }
    return found
  }
}

/// Walks the tree and leaves out the nodes that only hold others.
private struct OutlineWalk {
  typealias Node = ScreenOutline.Node
  typealias Placed = (node: Node, place: Int?)

  let order: ReadingOrder
  let rules: ScreenOutline.Rules

  /// What is in a node, in reading order; what is not read follows what it stands behind.
  func nodes(in parent: Element, isBeside: Bool) -> [Placed] {
    let modal = parent.children.lastIndex {
      $0.isModal.value == true && !$0.isHiddenFromAssistiveTechnology
    }
    var found: [Placed] = []
    for index in parent.children.indices {
      found += placed(parent.children[index], isBeside: isBeside || (modal ?? index) != index)
    }
    var last = -1
    let keys = found.map { item in
      last = item.place ?? last
      return last
    }
    return found.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { found[$0] }
  }

  private func placed(_ element: Element, isBeside: Bool) -> [Placed] {
    if element.isHiddenFromAssistiveTechnology { return [] }
    if element.isAccessibilityElement {
      let place = order.index(of: element.id)
      guard place != nil || (rules.keepsUnread && (isBeside || element.hasNoSize)) else {
        return []
      }
      return [(Node(element: element.withoutChildren), place)]
    }
    let inner = nodes(in: element, isBeside: isBeside)
    if inner.isEmpty {
      let isKept = rules.keepsUnread && element.hasWords && element.children.isEmpty
      return isKept ? [(Node(element: element.withoutChildren), nil)] : []
    }
    guard
      element.isBlockOfFormats || element.accessibilityElements.value != nil
        || element.isModal.value == true || rules.isContainer(element)
        || element.children.contains(where: { $0.isModal.value == true })
    else { return inner }
    let node = Node(
      element: element.withoutChildren, isContainer: true, children: inner.map(\.node))
    return [(node, inner.lazy.compactMap(\.place).min())]
  }
}

/// Groups stops by the containers that they are heard in.
private struct OutlineOfStops {
  private(set) var nodes: [ScreenOutline.Node] = []
  private var elements: [Element.ID: Element] = [:]

  init(_ screen: Screen, _ order: ReadingOrder) {
    for element in screen.allElements where !element.isAccessibilityElement {
      elements[element.id] = element.withoutChildren
      elements[element.id]?.isModal = .notCaptured
    }
    let stops = order.map { stop in
      // A container that tells two things stands there twice.
      var path: [Element.ID] = []
      for enclosure in stop.enclosures where path.last != enclosure.id { path.append(enclosure.id) }
      return (element: stop.element.withoutChildren, path: path)
    }
    nodes = group(stops[...], depth: 0)
  }

  private func group(
    _ stops: ArraySlice<(element: Element, path: [Element.ID])>, depth: Int
  ) -> [ScreenOutline.Node] {
    var nodes: [ScreenOutline.Node] = []
    var rest = stops
    while let first = rest.first {
      guard depth < first.path.count, let container = elements[first.path[depth]] else {
        nodes.append(ScreenOutline.Node(element: first.element))
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { depth < $0.path.count && $0.path[depth] == first.path[depth] }
      nodes.append(
        ScreenOutline.Node(
          element: container, isContainer: true, children: group(run, depth: depth + 1)))
      rest = rest.dropFirst(run.count)
    }
    return nodes
  }
}

extension Element {
  /// Whether it is known to have neither width nor height, so that no stop can be on it.
  var hasNoSize: Bool { effectiveFrame.map { $0.width == 0 && $0.height == 0 } ?? false }

  /// Whether the node tells something of the elements in it that formats have a word for.
  fileprivate var isBlockOfFormats: Bool {
    containerType.value != nil || has(.tabBar) || systemContainer == .tabBar
      || systemContainer == .segmentedControl
  }

  fileprivate var hasWords: Bool {
    containerType.value == nil && [label, value, hint].contains { $0.value != nil }
  }

  fileprivate var withoutChildren: Element {
    var element = self
    element.children = []
    return element
  }
}

extension JSONWriter {
  /// Writes a rectangle as `CGRect` is encoded, `[[x, y], [width, height]]`.
  mutating func rect(_ name: StaticString, _ rect: Rect) {
    key(name)
    array {
      $0.value([rect.x, rect.y])
      $0.value([rect.width, rect.height])
    }
  }
}
