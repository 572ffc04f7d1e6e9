import EarshotTree

/// The order in which TalkBack visits the views in a view.
///
/// As `ViewGroup.ViewLocationHolder` compares: what ends above another comes first; what overlaps
/// in height is one row, read along it. A view lies where the stops in it lie, as its own bounds may
/// go on below a bar.
struct AndroidOrder {
  private let direction: LayoutDirection
  /// What the stops in each node cover, in pixels; `nil` without any.
  private var extents: [Rect?]

  init(_ nodes: [AndroidNode], _ stops: AndroidStops, _ direction: LayoutDirection) {
    self.direction = direction
    extents = Array(repeating: nil, count: nodes.count)
    for index in nodes.indices.reversed() {
      if stops.isStop[index], let frame = nodes[index].frame { extents[index] = frame }
      guard let extent = extents[index], nodes[index].parent >= 0 else { continue }
      let parent = nodes[index].parent
      extents[parent] = extents[parent]?.union(extent) ?? extent
    }
  }

  /// The ids of sibling nodes in the order in which they are read.
  func ids(of siblings: [(index: Int, element: Element)]) -> [Element.ID] {
    let nodes = siblings.map { (index: $0.index, id: $0.element.id) }
    return nodes.sorted { precedes($0.index, $1.index) }.map(\.id)
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    guard let first = extents[one], let second = extents[other] else { return false }
    if first.maxY <= second.y { return true }
    if first.y >= second.maxY { return false }
    let left = direction == .leftToRight ? first.x : -first.maxX
    let right = direction == .leftToRight ? second.x : -second.maxX
    if left != right { return left < right }
    if first.y != second.y { return first.y < second.y }
    return first.height > second.height
  }
}
