public import EarshotSession
package import EarshotSpeech
import EarshotText
public import EarshotTree

extension VoiceOver {
  /// The transcript of swiping right from the first element of a screen to the last.
  public func reading(of screen: Screen) -> Transcript {
    reading(of: [screen])
  }

  /// The transcript of several screens, one after another.
  public func reading(of screens: [Screen]) -> Transcript {
    reading(of: screens, first: .max)
  }

  /// The transcript of the first stops of each screen.
  package func reading(of screens: [Screen], first count: Int) -> Transcript {
    let composer = SpeechComposer(settings: settings)
    let ordered = screens.map(Transcript.OrderedScreen.init)
    var lines: [Transcript.Line] = []
    for (index, screen) in ordered.enumerated() {
      let stops = stops(of: screen.order).prefix(count)
      let made = stops.concurrentMap { composer.line(at: $0, of: stops, screen: index) }
      // Of one screen they are not copied.
      if lines.isEmpty { lines = made } else { lines += made }
    }
    return Transcript(screens: ordered, lines: lines, settings: settings)
  }

  /// How focus comes to each stop of a screen when one swipes right from the first to the last.
  package func arrivals(in order: ReadingOrder) -> [StopArrival] {
    let stops = stops(of: order)[...]
    return stops.indices.map { StopArrival(at: $0, of: stops) }
  }

  /// The stops that swipes come to, without pictures that the listener leaves out.
  private func stops(of order: ReadingOrder) -> [ReadingOrder.Stop] {
    guard settings.verbosity.images != .always else { return order.stops }
    return order.stops.filter { !settings.verbosity.leavesOut($0.element) }
  }
}

extension SpeechComposer {
  /// The line of a stop of a screen, as focus comes from the one before it.
  fileprivate func line(
    at place: Int, of stops: ArraySlice<ReadingOrder.Stop>, screen: Int
  ) -> Transcript.Line {
    Transcript.Line(
      screen: screen, element: stops[place].id, cause: .readingAll,
      utterance: utterance(for: StopArrival(at: place, of: stops)))
  }

  /// The utterance for a stop, as focus comes to it.
  package func utterance(for arrival: StopArrival) -> Utterance {
    utterance(for: arrival.stop, entering: arrival.entered, rotors: arrival.rotors)
  }
}

extension [Enclosure] {
  /// The containers that focus was not in before: all from the first one that differs.
  package func entered(from previous: [Enclosure]) -> ArraySlice<Enclosure> {
    let shared = zip(self, previous).prefix { $0.id == $1.id && $0.kind.isSame(as: $1.kind) }.count
    return self[shared...]
  }
}

extension Enclosure.Kind {
  /// Whether it is the same kind of container, wherever in a table the stop lies.
  fileprivate func isSame(as other: Enclosure.Kind) -> Bool {
    if case .dataTable = self, case .dataTable = other { return true }
    return self == other
  }
}
