import EarshotTree

extension RuleRun {
  /// Gives traits to what focus stops at: the node itself, its first control or its only stop.
  ///
  /// A row of several texts becomes one element that says them all.
  func giving(_ traits: Traits, to node: AuditedScreen.Node) -> Fix {
    if self[node].isStop { return giving(traits, toStop: node) }
    let stops = screen.stops(in: node)
    if let control = stops.first(where: { self[$0].isControlByName }) {
      return giving(traits, toStop: control)
    }
    if stops.count == 1 { return giving(traits, toStop: stops[0]) }
    let texts = stops.map { self[$0].spokenLabel }.filter { !$0.isEmpty }
    let label: Fix.Words = texts.isEmpty ? .toWrite(.name) : .known(texts.joined(separator: ", "))
    return .of(self[node].element.id, .isElement(true), .label(label), .insertTraits(traits))
  }

  private func giving(_ traits: Traits, toStop stop: AuditedScreen.Node) -> Fix {
    let id = self[stop].element.id
    guard traits.contains(.button), self[stop].traits.contains(.staticText) else {
      return .of(id, .insertTraits(traits))
    }
    return .of(id, .removeTraits(.staticText), .insertTraits(traits))
  }
}
