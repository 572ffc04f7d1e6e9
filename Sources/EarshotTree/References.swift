/// The nodes that explicit orders may name, and which of them the walk has met.
///
/// A screen without explicit orders pays nothing for it.
struct References {
  /// A node with the scroll views around it, outermost first.
  struct Target {
    var element: Element
    var scrollers: [Element]
  }

  private let isUsed: Bool
  private var open: Set<Element.ID> = []
  private var visited: Set<Element.ID> = []
  private var targets: [Element.ID: Target]?

  init(_ elements: [Element]) {
    isUsed = References.anyExplicitOrder(in: elements)
  }

  /// Enters a node; false when it was met before.
  mutating func begin(_ id: Element.ID) -> Bool {
    guard isUsed else { return true }
    open.insert(id)
    return visited.insert(id).inserted
  }

  mutating func end(_ id: Element.ID) {
    if isUsed { open.remove(id) }
  }

  func isOpen(_ id: Element.ID) -> Bool { open.contains(id) }

  func isVisited(_ id: Element.ID) -> Bool { visited.contains(id) }

  mutating func target(of id: Element.ID, in elements: [Element]) -> Target? {
    if targets == nil {
      var found: [Element.ID: Target] = [:]
      References.collect(elements, scrollers: [], into: &found)
      targets = found
    }
    return targets?[id]
  }

  private static func anyExplicitOrder(in elements: [Element]) -> Bool {
    // By index, because a loop over elements copies each of them.
    elements.indices.contains { index in
      elements[index].accessibilityElements.value != nil
        || anyExplicitOrder(in: elements[index].children)
    }
  }

  private static func collect(
    _ elements: [Element], scrollers: [Element], into found: inout [Element.ID: Target]
  ) {
    for element in elements {
      if found[element.id] == nil {
        found[element.id] = Target(element: element, scrollers: scrollers)
      }
      let scrolls = element.systemContainer?.scrolls == true
      collect(
        element.children, scrollers: scrolls ? scrollers + [element] : scrollers, into: &found)
    }
  }
}
