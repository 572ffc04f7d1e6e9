import EarshotTree

extension AuditedScreen.Node {
  /// An explicit order of what is in it that reads some nodes first, or last, and the rest as today,
  /// so that what is read as blocks stays in one piece.
  func reading(_ nodes: [Node], last: Bool = false) -> Fix {
    let moved = Set(nodes)
    let opened = moved.union(nodes.flatMap { $0.ancestors })
    var seen: Set<Node> = []
    let rest = stops.map { entry(of: $0, opened) }
      .filter { seen.insert($0).inserted && !moved.contains($0) }
    let order = last ? rest + nodes : nodes + rest
    return .of(self, .order(order.map(\.element.id)))
  }

  /// The outermost block around a stop of it, or the stop; no block around nodes that are read apart.
  ///
  /// - Parameter opened: the nodes that are read apart, with all around them.
  private func entry(of stop: Node, _ opened: Set<Node>) -> Node {
    let blocks = stop.ancestors.prefix { $0 != self }
      .filter { $0.isBlock && !opened.contains($0) }
    return blocks.last ?? stop
  }
}
