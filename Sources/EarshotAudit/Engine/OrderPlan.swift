import EarshotTree

/// Writes an explicit order for a container that keeps what is read as blocks in one piece.
struct OrderPlan {
  let screen: AuditedScreen
  let container: AuditedScreen.Node

  /// The entries of the container in today's order: stops, or the outermost blocks around them.
  ///
  /// - Parameter apart: nodes that get entries of their own, so no block around them is an entry.
  func entries(apart: [AuditedScreen.Node]) -> [AuditedScreen.Node] {
    var seen: Set<AuditedScreen.Node> = []
    return container.stops.compactMap { stop in
      let entry = self.entry(of: stop, apart: apart)
      return seen.insert(entry).inserted ? entry : nil
    }
  }

  /// The change that reads some nodes first, or last, and the rest as today.
  func moving(_ nodes: [AuditedScreen.Node], toEnd: Bool = false) -> Fix.Edit {
    let moved = Set(nodes)
    let rest = entries(apart: nodes).filter { !moved.contains($0) }
    let order = toEnd ? rest + nodes : nodes + rest
    return Fix.Edit(
      container.element.id, .order(order.map { $0.element.id }))
  }

  private func entry(
    of stop: AuditedScreen.Node, apart: [AuditedScreen.Node]
  ) -> AuditedScreen.Node {
    let around = stop.ancestors.prefix { $0 != container }
    let blocks = around.filter { block in
      block.isBlock && !apart.contains { $0 == block || $0.isInside(block) }
    }
    return blocks.last ?? stop
  }
}
