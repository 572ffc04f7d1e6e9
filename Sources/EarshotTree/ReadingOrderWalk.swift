/// The walk that turns a screen into its reading order: collect blocks, sort siblings, line them up.
struct ReadingOrderWalk {
  private let screen: Screen
  private let comparator: RowComparator
  private(set) var problems: [ReadingOrder.Problem] = []

  private var leaves: [Leaf] = []
  private var blocks: [Block] = []
  private var references: References

  init(screen: Screen) {
    self.screen = screen
    comparator = RowComparator(idiom: screen.idiom, direction: screen.direction)
    references = References(screen.elements)
  }

  /// The stops of the screen in order.
  mutating func stops() -> [ReadingOrder.Stop] {
    var items: [Item] = []
    visit(modalScope(of: screen.elements), Surroundings(), into: &items)
    let sorted = sort(items, inside: nil)
    var line = ReadingOrderLine(leaves: leaves, blocks: blocks)
    return line.stops(of: sorted)
  }
}

extension ReadingOrderWalk {
  /// An element that gets focus.
  struct Leaf {
    var element: Element
    var isOffscreen: Bool
  }

  /// Items that are read without interruption.
  struct Block {
    var items: [Item]
    var container: Element?
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

  /// What the ancestors of a node decide.
  struct Surroundings {
    /// The visible part of the scroll views around; `nil` outside of any.
    var clip: Rect?
    var isInTabs = false
  }
}

extension ReadingOrderWalk {
  // Screens are deep and elements are large: what calls itself keeps no element of its own.

  private mutating func visit(
    _ elements: ArraySlice<Element>, _ surroundings: Surroundings, into items: inout [Item]
  ) {
    for index in elements.indices { visit(elements[index], surroundings, into: &items) }
  }

  private mutating func visit(
    _ element: Element, _ surroundings: Surroundings, into items: inout [Item]
  ) {
    guard begin(element) else { return }
    switch role(of: element) {
    case .leaf: items.append(leaf(of: element, surroundings))
    case .block: visitBlock(element, self.surroundings(in: element, surroundings), into: &items)
    case .passage:
      visit(
        modalScope(of: element.children), self.surroundings(in: element, surroundings),
        into: &items)
    }
    end(element)
  }

  private mutating func visitBlock(
    _ element: Element, _ surroundings: Surroundings, into items: inout [Item]
  ) {
    var inside: [Item] = []
    if !visitReferences(of: element, surroundings, into: &inside) {
      visit(modalScope(of: element.children), surroundings, into: &inside)
      sort(&inside, inside: element)
    }
    if !inside.isEmpty { items.append(block(of: element, inside, surroundings)) }
  }

  /// What the walk does with a node that counts.
  private enum Role {
    case leaf
    case block
    case passage
  }

  private func role(of element: Element) -> Role {
    if element.isAccessibilityElement { return .leaf }
    return element.isBlock ? .block : .passage
  }

  private mutating func begin(_ element: Element) -> Bool {
    !element.isHiddenFromAssistiveTechnology && !element.hasNoExtent
      && references.begin(element.id)
  }

  private mutating func end(_ element: Element) { references.end(element.id) }

  private func surroundings(in element: Element, _ outer: Surroundings) -> Surroundings {
    Surroundings(
      clip: clip(of: element, inside: outer.clip),
      isInTabs: outer.isInTabs || element.has(.tabBar))
  }

  private mutating func leaf(of element: Element, _ surroundings: Surroundings) -> Item {
    let isOffscreen = element.isOffscreen(in: surroundings.clip)
    leaves.append(Leaf(element: element, isOffscreen: isOffscreen))
    return Item(content: .leaf(leaves.count - 1), origin: element.frame.value?.finiteOrigin)
  }

  private mutating func block(
    of element: Element, _ items: [Item], _ surroundings: Surroundings
  ) -> Item {
    let leafCount = items.reduce(0) { $0 + self.leafCount(of: $1) }
    blocks.append(
      Block(
        items: items, container: element.kinds.isEmpty ? nil : element, leafCount: leafCount))
    let usesOwnFrame =
      element.systemContainer?.scrolls == true
      || (element.explicitElements != nil && surroundings.isInTabs)
    let ownOrigin = usesOwnFrame ? element.frame.value?.finiteOrigin : nil
    return Item(
      content: .block(blocks.count - 1),
      origin: ownOrigin ?? comparator.first(of: items.lazy.map(\.origin)))
  }

  private mutating func sort(_ items: inout [Item], inside element: Element) {
    items = sort(items, inside: element.id)
  }

  /// Visits the explicit order of a node; false when it has none.
  private mutating func visitReferences(
    of element: Element, _ surroundings: Surroundings, into items: inout [Item]
  ) -> Bool {
    guard let ids = element.explicitElements else { return false }
    visit(references: ids, of: element, surroundings, into: &items)
    return true
  }

  private mutating func visit(
    references ids: [Element.ID], of container: Element, _ surroundings: Surroundings,
    into items: inout [Item]
  ) {
    for id in ids {
      if references.isOpen(id) {
        problems.append(.cycle(id, inside: container.id))
      } else if references.isVisited(id) {
        problems.append(.repeatedReference(id, inside: container.id))
      } else if let target = references.target(of: id, in: screen.elements) {
        var inner = surroundings
        inner.clip = clip(around: target.scrollers) ?? surroundings.clip
        visit(target.element, inner, into: &items)
      } else {
        problems.append(.unresolvedReference(id, inside: container.id))
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

  /// The siblings that are read: only the last modal one, if there is any.
  private func modalScope(of siblings: [Element]) -> ArraySlice<Element> {
    guard
      let modal = siblings.lastIndex(where: {
        $0.isModal.value == true && !$0.isHiddenFromAssistiveTechnology
      })
    else {
      return siblings[...]
    }
    return siblings[modal...modal]
  }

  private func clip(of element: Element, inside clip: Rect?) -> Rect? {
    guard element.systemContainer?.scrolls == true, let frame = element.frame.value,
      frame.isFinite, !frame.isEmpty
    else { return clip }
    let bounds =
      clip ?? screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? frame
    return frame.intersection(bounds)
  }

  private func clip(around scrollers: [Element]) -> Rect? {
    scrollers.reduce(nil) { clip(of: $1, inside: $0) }
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
    case .leaf(let index): leaves[index].element.id
    case .block(let index): id(of: blocks[index].items[0])
    }
  }
}

extension Element {
  /// The explicit order, when the app sets one; an empty one hides everything inside.
  fileprivate var explicitElements: [ID]? { accessibilityElements.value }

  /// Whether the contents are read without interruption.
  fileprivate var isBlock: Bool {
    explicitElements != nil || groupsChildren.value == true || systemContainer != nil
      || !kinds.isEmpty
  }

  /// Whether the node has no size and so is left out with all inside.
  fileprivate var hasNoExtent: Bool {
    guard let frame = effectiveFrame, frame.width == 0, frame.height == 0 else { return false }
    return clipsToBounds || isAccessibilityElement || explicitElements != nil
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
