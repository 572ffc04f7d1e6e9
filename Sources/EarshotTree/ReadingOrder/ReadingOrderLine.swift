/// Lines up sorted blocks as stops, each with the containers around it.
struct ReadingOrderLine {
  private let nodes: ScreenNodes
  private let leaves: [ReadingOrderWalk.Leaf]
  private let blocks: [ReadingOrderWalk.Block]
  private(set) var stops: [ReadingOrder.Stop] = []
  private var cellsWithActions: [Int: Bool] = [:]
  /// The place of the node of each stop.
  private(set) var places: [Int] = []
  private var open: [OpenContainer] = []
  private let placesOfRotors: Set<Int>

  init(_ nodes: ScreenNodes, leaves: [ReadingOrderWalk.Leaf], blocks: [ReadingOrderWalk.Block]) {
    self.nodes = nodes
    self.leaves = leaves
    self.blocks = blocks
    placesOfRotors = Set(
      nodes.indices.filter { nodes[$0].element.customRotors.value?.isEmpty == false })
    stops.reserveCapacity(leaves.count)
    places.reserveCapacity(leaves.count)
  }

  mutating func append(_ items: [ReadingOrderWalk.Item]) {
    for item in items {
      switch item.content {
      case .leaf(let index): append(leaves[index])
      case .block(let index): append(blocks[index])
      }
    }
  }

  private mutating func append(_ block: ReadingOrderWalk.Block) {
    guard let place = block.container else {
      append(block.items)
      return
    }
    let first = stops.count
    let kinds = nodes[place].element.kinds
    for kind in kinds {
      open.append(
        OpenContainer(nodes[place].element, kind, count: block.leafCount, firstStop: first))
    }
    append(block.items)
    open.removeLast(kinds.count)
    if case .dataTable(let table)? = nodes[place].element.containerType.value {
      DataTableReading(table, stops: stops[first...]).fill(&stops, nodes[place].element.id)
    }
  }

  private mutating func append(_ leaf: ReadingOrderWalk.Leaf) {
    let index = stops.count
    places.append(leaf.place)
    var stop = ReadingOrder.Stop(
      element: nodes[leaf.place].element, enclosures: open.map { $0.enclosure(ofStop: index) },
      isOffscreen: leaf.isOffscreen)
    if let cell = nodes[leaf.place].cell {
      stop.hasActionsOfCell = tellsItsActions(cell)
    }
    if !placesOfRotors.isEmpty { stop.rotorCarriers = rotorCarriers(around: leaf.place) }
    stops.append(stop)
  }

  /// Whether the texts of a cell tell that it has actions; looked up once a cell.
  private mutating func tellsItsActions(_ cell: Int) -> Bool {
    if let known = cellsWithActions[cell] { return known }
    let isOffered = nodes.tellsItsActions(cell)
    cellsWithActions[cell] = isOffered
    return isOffered
  }

  private func rotorCarriers(around place: Int) -> [RotorCarrier] {
    nodes.ancestors(of: place).filter(placesOfRotors.contains).reversed().map { place in
      let view = nodes[place].element
      return RotorCarrier(id: view.id, rotors: (view.customRotors.value ?? []).map(\.name))
    }
  }
}

/// A container whose stops are being lined up.
private struct OpenContainer {
  private let enclosure: Enclosure
  private let firstStop: Int

  init(_ container: Element, _ kind: Enclosure.Kind, count: Int, firstStop: Int) {
    var enclosure = Enclosure(
      id: container.id, kind: kind, label: container.label.value,
      language: container.language.value, position: SeriesPosition(index: 1, count: count))
    enclosure.web = container.web.value?.role
    enclosure.roleDescription = container.web.value?.roleDescription
    self.enclosure = enclosure
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
