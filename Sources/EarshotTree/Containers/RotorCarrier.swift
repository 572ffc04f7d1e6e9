/// A view around a stop for which the app offers rotors of its own.
package struct RotorCarrier: Hashable, Sendable {
  /// The identity of the view.
  package var id: Element.ID
  /// The names of its rotors.
  package var rotors: [String]

  /// Makes the carrier of rotors.
  package init(id: Element.ID, rotors: [String]) {
    self.id = id
    self.rotors = rotors
  }
}

extension ReadingOrder.Stop {
  /// Whether the element, or a view around it, carries a rotor of the app.
  package func offers(rotor name: String) -> Bool {
    element.customRotors.value?.contains { $0.name == name } == true
      || rotorCarriers.contains { $0.rotors.contains(name) }
  }
}

extension [RotorCarrier] {
  /// The rotors of the views that focus was not in before, outermost first.
  package func rotorsEntered(from previous: [RotorCarrier]) -> [String] {
    filter { carrier in !previous.contains { $0.id == carrier.id } }.flatMap(\.rotors)
  }
}
