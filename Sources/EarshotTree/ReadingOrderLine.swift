/// Lines up sorted blocks as stops, each with the containers around it.
struct ReadingOrderLine {
  private let leaves: [ReadingOrderWalk.Leaf]
  private let blocks: [ReadingOrderWalk.Block]
  private var stops: [ReadingOrder.Stop] = []
  private var open: [OpenContainer] = []

  init(leaves: [ReadingOrderWalk.Leaf], blocks: [ReadingOrderWalk.Block]) {
    self.leaves = leaves
    self.blocks = blocks
    stops.reserveCapacity(leaves.count)
  }

  mutating func stops(of items: [ReadingOrderWalk.Item]) -> [ReadingOrder.Stop] {
    append(items)
    return stops
  }

  private mutating func append(_ items: [ReadingOrderWalk.Item]) {
    for item in items {
      switch item.content {
      case .leaf(let index): append(leaves[index])
      case .block(let index): append(blocks[index])
      }
    }
  }

  private mutating func append(_ block: ReadingOrderWalk.Block) {
    guard let container = block.container else {
      append(block.items)
      return
    }
    let first = stops.count
    let kinds = container.kinds
    for kind in kinds {
      open.append(OpenContainer(container, kind, count: block.leafCount, firstStop: first))
    }
    append(block.items)
    open.removeLast(kinds.count)
    if case .dataTable(let table)? = container.containerType.value {
      DataTableReading(table, stops: stops[first...]).fill(&stops, container.id)
    }
  }

  private mutating func append(_ leaf: ReadingOrderWalk.Leaf) {
    let index = stops.count
    stops.append(
      ReadingOrder.Stop(
        element: leaf.element, enclosures: open.map { $0.enclosure(ofStop: index) },
        isOffscreen: leaf.isOffscreen))
  }
}

/// A container whose stops are being lined up.
private struct OpenContainer {
  private let enclosure: Enclosure
  private let firstStop: Int

  init(_ container: Element, _ kind: Enclosure.Kind, count: Int, firstStop: Int) {
    enclosure = Enclosure(
      id: container.id, kind: kind, label: container.label.value,
      language: container.language.value, position: SeriesPosition(index: 1, count: count))
    self.firstStop = firstStop
  }

  func enclosure(ofStop index: Int) -> Enclosure {
    var enclosure = enclosure
    enclosure.position.index = index - firstStop + 1
    return enclosure
  }
}

extension Element {
  /// What the node tells of the stops in it; empty when it is no container in that sense.
  ///
  /// A semantic group counts only with a label, a value or an identifier.
  var kinds: [Enclosure.Kind] {
    var kinds: [Enclosure.Kind] = []
    switch containerType.value {
    case .semanticGroup? where [label, value, identifier].contains { $0.value != nil }:
      kinds.append(.semanticGroup)
    case .list?: kinds.append(.list)
    case .landmark?: kinds.append(.landmark)
    case .dataTable?: kinds.append(.dataTable(nil))
    case .semanticGroup?, nil: break
    }
    switch systemContainer {
    case .tabBar?: kinds.append(.tabBar)
    case .segmentedControl?: kinds.append(.series)
    default: if has(.tabBar) { kinds.append(.tabs) }
    }
    return kinds
  }
}
