/// The walk that turns a screen into its reading order: collect blocks, sort siblings, line them up.
struct ReadingOrderWalk {
  private let screen: Screen
  private let nodes: ScreenNodes
  private let comparator: RowComparator
  private(set) var problems: [ReadingOrder.Problem] = []
  /// The place of the node of each stop, in the order of the stops.
  private(set) var placesOfStops: [Int] = []

  private var leaves: [Leaf] = []
  private var blocks: [Block] = []
  private var references: References

  init(screen: Screen, nodes: ScreenNodes) {
    self.screen = screen
    self.nodes = nodes
    comparator = RowComparator(idiom: screen.idiom, direction: screen.direction)
    references = References(nodes)
  }

  /// The stops of the screen in order.
  mutating func stops() -> [ReadingOrder.Stop] {
    var items: [Item] = []
    visit(childrenOf: nil, Sight(), into: &items)
    let sorted = sort(items, inside: nil)
    var line = ReadingOrderLine(nodes, leaves: leaves, blocks: blocks)
    line.append(sorted)
    placesOfStops = line.places
    return line.stops
  }
}

extension ReadingOrderWalk {
  /// An element that gets focus.
  struct Leaf {
    var place: Int
    var isOffscreen: Bool
  }

  /// Items that are read without interruption.
  struct Block {
    var items: [Item]
    /// The container that matters to what is said of the stops in it.
    var container: Int?
    var leafCount: Int
  }

  /// A leaf or a block among its siblings, with the origin by which it is sorted.
  struct Item {
    enum Content {
      case leaf(Int)
      case block(Int)
    }
    var content: Content
    var origin: Point?
  }

  /// Where the walk has come to, which an explicit order may lead to from anywhere.
  struct Sight {
    /// The visible part of the scroll views around; `nil` outside of any.
    var clip: Rect?
    var isInTabs = false
  }
}

extension ReadingOrderWalk {
  private mutating func visit(childrenOf place: Int?, _ sight: Sight, into items: inout [Item]) {
    for child in nodes.children(of: place) where !nodes[child].isBesideModal {
      visit(child, sight, into: &items)
    }
  }

  private mutating func visit(_ place: Int, _ sight: Sight, into items: inout [Item]) {
    let node = nodes[place]
    guard !node.element.isHiddenFromAssistiveTechnology else { return }
    if node.element.hasNoExtent {
      if node.element.frame.value?.isFinite == false {
        problems.append(.frameNotFinite(node.element.id))
      }
      return
    }
    guard references.begin(node.element.id)
    else { return }
    if node.element.isAccessibilityElement {
      items.append(leaf(at: place, sight))
    } else if node.element.isBlock {
      visitBlock(place, self.sight(in: place, sight), into: &items)
    } else {
      visit(childrenOf: place, self.sight(in: place, sight), into: &items)
    }
    references.end(node.element.id)
  }

  private mutating func visitBlock(_ place: Int, _ sight: Sight, into items: inout [Item]) {
    var inside: [Item] = []
    if let ids = nodes[place].element.accessibilityElements.value {
      visit(references: ids, of: nodes[place].element.id, sight, into: &inside)
    } else {
      visit(childrenOf: place, sight, into: &inside)
      inside = sort(inside, inside: nodes[place].element.id)
    }
    if !inside.isEmpty { items.append(block(at: place, inside, sight)) }
  }

  private func sight(in place: Int, _ outer: Sight) -> Sight {
    Sight(
      clip: clip(of: nodes[place].element, inside: outer.clip),
      isInTabs: outer.isInTabs || nodes[place].element.has(.tabBar))
  }

  private mutating func leaf(at place: Int, _ sight: Sight) -> Item {
    let node = nodes[place]
    leaves.append(Leaf(place: place, isOffscreen: node.element.isOffscreen(in: sight.clip)))
    return Item(content: .leaf(leaves.count - 1), origin: node.element.frame.value?.finiteOrigin)
  }

  private mutating func block(at place: Int, _ items: [Item], _ sight: Sight) -> Item {
    let node = nodes[place]
    let leafCount = items.reduce(0) { $0 + self.leafCount(of: $1) }
    blocks.append(
      Block(
        items: items, container: node.element.kinds.isEmpty ? nil : place, leafCount: leafCount))
    let usesOwnFrame =
      node.element.systemContainer?.scrolls == true
      || (node.element.accessibilityElements.value != nil && sight.isInTabs)
    let ownOrigin = usesOwnFrame ? node.element.frame.value?.finiteOrigin : nil
    return Item(
      content: .block(blocks.count - 1),
      origin: ownOrigin ?? comparator.first(of: items.lazy.map(\.origin)))
  }

  private mutating func visit(
    references ids: [Element.ID], of container: Element.ID, _ sight: Sight,
    into items: inout [Item]
  ) {
    for id in ids {
      if references.isOpen(id) {
        problems.append(.cycle(id, inside: container))
      } else if references.isVisited(id) {
        problems.append(.repeatedReference(id, inside: container))
      } else if let target = references.place(of: id, in: nodes) {
        var inner = sight
        inner.clip = clip(around: target) ?? sight.clip
        visit(target, inner, into: &items)
      } else {
        problems.append(.unresolvedReference(id, inside: container))
      }
    }
  }

  private mutating func sort(_ items: [Item], inside container: Element.ID?) -> [Item] {
    let sorted = SiblingSort.sorted(items, by: comparator, origin: \.origin)
    if let (first, second) = RowAmbiguity.pair(in: sorted.map(\.origin), comparator) {
      problems.append(
        .ambiguousRow(id(of: sorted[first]), id(of: sorted[second]), inside: container))
    }
    return sorted
  }

  private func clip(of element: Element, inside clip: Rect?) -> Rect? {
    guard element.systemContainer?.scrolls == true, let frame = element.frame.value,
      frame.isFinite, !frame.isEmpty
    else { return clip }
    let bounds =
      clip ?? screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? frame
    return frame.intersection(bounds)
  }

  /// The visible part of the scroll views around the node at a place.
  private func clip(around place: Int) -> Rect? {
    let scrollers = Array(sequence(first: place) { nodes[$0].scroller }.dropFirst())
    return scrollers.reversed().reduce(nil) { clip(of: nodes[$1].element, inside: $0) }
  }

  private func leafCount(of item: Item) -> Int {
    switch item.content {
    case .leaf: 1
    case .block(let index): blocks[index].leafCount
    }
  }

  /// The first element of an item.
  private func id(of item: Item) -> Element.ID {
    switch item.content {
    case .leaf(let index): nodes[leaves[index].place].element.id
    case .block(let index): id(of: blocks[index].items[0])
    }
  }
}

extension Element {
  /// Whether the contents are read without interruption.
  fileprivate var isBlock: Bool {
    accessibilityElements.value != nil || groupsChildren.value == true || systemContainer != nil
      || !kinds.isEmpty
  }

  /// Whether the node has no size and so is left out with all inside.
  fileprivate var hasNoExtent: Bool {
    guard let frame = effectiveFrame, frame.width == 0, frame.height == 0 else { return false }
    return clipsToBounds || isAccessibilityElement || accessibilityElements.value != nil
  }

  fileprivate func isOffscreen(in clip: Rect?) -> Bool {
    guard let clip, let frame = effectiveFrame else { return false }
    let visible = frame.intersection(clip)
    return visible.width <= min(2, frame.width.nextDown)
      || visible.height <= min(2, frame.height.nextDown)
  }
}

extension Rect {
  /// The origin, or the origin of the zero rectangle that UIKit makes of numbers without end.
  fileprivate var finiteOrigin: Point { isFinite ? origin : .zero }
}
