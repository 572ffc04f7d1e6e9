package import EarshotTree

/// How focus comes to a stop: all that its utterance depends on besides the settings of the listener.
///
/// Two arrivals that are equal sound the same, on whatever screens they are.
package struct StopArrival: Hashable, Sendable {
  /// The stop that gets focus.
  package let stop: ReadingOrder.Stop
  /// The containers that focus was not in before, outermost first.
  package let entered: [Enclosure]
  /// The rotors of the views around it that focus was not in before.
  package let rotors: [String]

  /// Makes the arrival at one of several stops from the one before it.
  init(at place: Int, of stops: ArraySlice<ReadingOrder.Stop>) {
    stop = stops[place]
    let previous = place > stops.startIndex ? stops[place - 1] : nil
    entered = Array(stop.enclosures.entered(from: previous?.enclosures ?? []))
    rotors = stop.rotorCarriers.rotorsEntered(from: previous?.rotorCarriers ?? [])
  }
}
