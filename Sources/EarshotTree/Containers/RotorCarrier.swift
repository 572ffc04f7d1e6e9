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

extension [RotorCarrier] {
  /// The rotors of the views that focus was not in before, outermost first.
  package func rotorsEntered(from previous: [RotorCarrier]) -> [String] {
    filter { carrier in !previous.contains { $0.id == carrier.id } }.flatMap(\.rotors)
  }
}
