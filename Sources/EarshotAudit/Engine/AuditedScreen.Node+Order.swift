import EarshotTree

extension AuditedScreen.Node {
  /// An explicit order of what is in it that reads some nodes first, or last, and the rest as today,
  /// so that what is read as blocks stays in one piece.
  func reading(_ nodes: [Node], last: Bool = false) -> Fix {
    let moved = Set(nodes)
    var seen: Set<Node> = []
    let rest = stops.map { entry(of: $0, apart: nodes) }
      .filter { seen.insert($0).inserted && !moved.contains($0) }
    let order = last ? rest + nodes : nodes + rest
    return .of(self, .order(order.map(\.element.id)))
  }

  /// The outermost block around a stop of it, or the stop; no block around nodes that are read apart.
  private func entry(of stop: Node, apart: [Node]) -> Node {
    let blocks = stop.ancestors.prefix { $0 != self }.filter { block in
      block.isBlock && !apart.contains { $0 == block || $0.isInside(block) }
    }
    return blocks.last ?? stop
  }
}
