/// Which nodes explicit orders name, and which of them the walk has met.
///
/// A screen without explicit orders pays nothing for it.
struct References {
  private let isUsed: Bool
  private var open: Set<Element.ID> = []
  private var visited: Set<Element.ID> = []
  private var places: [Element.ID: Int]?

  init(_ nodes: ScreenNodes) {
    isUsed = nodes.indices.contains { nodes[$0].element.accessibilityElements.value != nil }
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

  /// The place of the first node of an identity; `nil` if there is none.
  mutating func place(of id: Element.ID, in nodes: ScreenNodes) -> Int? {
    if places == nil { places = nodes.placesByIdentity }
    return places?[id]
  }
}
