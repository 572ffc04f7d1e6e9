import EarshotTree

/// The contents of one container as they stand on the screen, beside the order in which they are
/// read.
struct VisualOrder {
  /// A stop, or a container that is read in one piece.
  struct Item {
    var node: Node
    /// The first stop in it.
    var stop: Node
    var rect: Rect
    /// Whether its place says nothing: bars, and what has no frame.
    var isLoose = false
  }

  /// A step of the reading order that goes back.
  struct BackStep {
    var from: Item
    var to: Item
  }

  /// The container; `nil` is the screen.
  let container: Node?
  /// What is in it, in reading order.
  var items: [Item]

  /// Heights that differ more than this are not compared along a row: a picture beside lines.
  private static let tallest = 3.0
  /// How many items are looked at to tell whether a step up begins a column.
  private static let reach = 64

  /// The steps that lead to an earlier row, or back within a row.
  func backSteps(in screen: AuditedScreen) -> [BackStep] {
    let placed = items.filter { !$0.isLoose }
    guard placed.count > 1 else { return [] }
    let rows = VisualOrder.rows(of: placed.map(\.rect))
    return (1..<placed.count).compactMap { index in
      let (from, to) = (placed[index - 1], placed[index])
      guard !from.rect.isOver(to.rect) else { return nil }
      if from.rect.isInRow(with: to.rect) {
        guard rows[index] == rows[index - 1], !from.rect.towers(over: to.rect, VisualOrder.tallest),
          screen.trailing(to.rect) <= screen.leading(from.rect) + 0.5
        else { return nil }
      } else {
        guard rows[index] < rows[index - 1], to.rect.y < from.rect.y,
          !VisualOrder.beginsColumn(placed, index, screen)
        else { return nil }
      }
      return BackStep(from: from, to: to)
    }
  }

  /// The items in the order of the rows; those whose place says nothing stay where they are.
  func sorted(in screen: AuditedScreen) -> [Item] {
    let placed = items.filter { !$0.isLoose }
    let rows = VisualOrder.rows(of: placed.map(\.rect))
    let places = placed.indices.sorted { left, right in
      let keys = [left, right].map { (rows[$0], screen.leading(placed[$0].rect), $0) }
      return keys[0] < keys[1]
    }
    var rest = places[...]
    return items.map { $0.isLoose ? $0 : placed[rest.removeFirst()] }
  }

  /// The number of the visual row of each rectangle, from the top.
  private static func rows(of rects: [Rect]) -> [Int] {
    var rows = [Int](repeating: 0, count: rects.count)
    var band: Rect?
    var row = 0
    for index in rects.indices.sorted(by: { (rects[$0].y, $0) < (rects[$1].y, $1) }) {
      let rect = rects[index]
      if let current = band, current.isInRow(with: rect) {
        band = current.narrowed(to: rect)
      } else {
        if band != nil { row += 1 }
        band = rect
      }
      rows[index] = row
    }
    return rows
  }

  /// Whether all that was read since the row of an item stands before it along the row, so that
  /// reading goes on at the top of the next column.
  private static func beginsColumn(_ items: [Item], _ index: Int, _ screen: AuditedScreen) -> Bool {
    let rect = items[index].rect
    for other in items[..<index].reversed().prefix(reach) {
      if other.rect.maxY <= rect.y + 0.5 { break }
      if screen.trailing(other.rect) > screen.leading(rect) + 0.5 { return false }
    }
    return true
  }
}

extension AuditedScreen {
  /// The contents of every container in reading order.
  func visualOrders() -> [VisualOrder] {
    let blocks = nearestAncestors(where: \.isBlock)
    var orders: [Int: VisualOrder] = [:]
    var known: Set<Int> = []
    for stop in stops {
      var item = item(stop, stop)
      var block = blocks[stop.index]
      while true {
        orders[block?.index ?? -1, default: VisualOrder(container: block, items: [])]
          .items.append(item)
        guard let inner = block, known.insert(inner.index).inserted else { break }
        item = self.item(inner, stop)
        block = blocks[inner.index]
      }
    }
    return filled(orders)
  }

  private func item(_ node: Node, _ stop: Node) -> VisualOrder.Item {
    let rect = node.frame ?? .zero
    return VisualOrder.Item(node: node, stop: stop, rect: rect, isLoose: rect.isEmpty || node.isBar)
  }

  /// The orders with containers that do not scroll as large as what is in them.
  private func filled(_ orders: [Int: VisualOrder]) -> [VisualOrder] {
    var rects: [Int: Rect] = [:]
    var filled: [VisualOrder] = []
    for key in orders.keys.sorted(by: >) {
      guard var order = orders[key] else { continue }
      for index in order.items.indices {
        let node = order.items[index].node
        guard node != order.items[index].stop, !node.scrolls else { continue }
        order.items[index].rect = rects[node.index] ?? .zero
        order.items[index].isLoose = order.items[index].rect.isEmpty || node.isBar
      }
      let inside = order.items.map(\.rect).filter { !$0.isEmpty }
      rects[key] = Rect.around(inside)
      filled.append(order)
    }
    return filled.reversed()
  }
}

extension Rect {
  /// Whether two rectangles lie over one another rather than side by side.
  fileprivate func isOver(_ other: Rect) -> Bool {
    intersection(other).area > 0.25 * min(area, other.area)
  }

  fileprivate func towers(over other: Rect, _ factor: Double) -> Bool {
    max(height, other.height) > factor * min(height, other.height)
  }

  /// The part that is as high as what both share vertically.
  fileprivate func narrowed(to other: Rect) -> Rect {
    let top = max(y, other.y)
    return Rect(x: x, y: top, width: width, height: min(maxY, other.maxY) - top)
  }
}
