import EarshotTree

extension RuleContext {
  /// Gives traits to what focus stops at: the node itself, its first control or its only stop.
  ///
  /// A row of several texts becomes one element that says them all.
  func giving(_ traits: Traits, to node: Node) -> Fix {
    if node.isStop { return giving(traits, toStop: node) }
    let stops = node.stops
    if let control = stops.first(where: { $0.isControlByName }) {
      return giving(traits, toStop: control)
    }
    if stops.count == 1, !isSmall(stops[0], in: node) { return giving(traits, toStop: stops[0]) }
    let changes = [.isElement(true)] + words(of: stops, in: node) + [.insertTraits(traits)]
    return Fix(changes.map { Fix.Edit(node, $0) })
  }

  /// Whether a stop is a small part of its cell, which is then the element (F269), also when the cell
  /// gets the size that a finger needs.
  private func isSmall(_ stop: Node, in node: Node) -> Bool {
    guard node.isRow, let frame = stop.frame, let whole = node.frame else { return false }
    return frame.area < 0.3 * whole.enlarged(to: 44, in: screen.bounds).area
  }

  private func giving(_ traits: Traits, toStop stop: Node) -> Fix {
    let id = stop.element.id
    guard !traits.isDisjoint(with: [.button, .link]), stop.traits.contains(.staticText) else {
      return .of(id, .insertTraits(traits))
    }
    return .of(id, .removeTraits(.staticText), .insertTraits(traits))
  }
}
