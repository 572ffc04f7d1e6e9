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
    if stops.count == 1 { return giving(traits, toStop: stops[0]) }
    let texts = stops.map { $0.spokenLabel }.filter { !$0.isEmpty }
    let label: Fix.Words = texts.isEmpty ? .toWrite(.name) : .known(texts.joined(separator: ", "))
    return .of(node, .isElement(true), .label(label), .insertTraits(traits))
  }

  private func giving(_ traits: Traits, toStop stop: Node) -> Fix {
    let id = stop.element.id
    guard !traits.isDisjoint(with: [.button, .link]), stop.traits.contains(.staticText) else {
      return .of(id, .insertTraits(traits))
    }
    return .of(id, .removeTraits(.staticText), .insertTraits(traits))
  }
}
