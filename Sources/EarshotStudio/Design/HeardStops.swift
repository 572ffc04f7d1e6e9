import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVoiceOver

/// What is heard at the stops of a screen, each with all that it depends on.
///
/// While somebody types, most stops of a version are those of the version before: what is heard there
/// is taken from it.
struct HeardStops: Sendable {
  private struct Stop {
    var arrival: StopArrival
    /// The place among the stops, from 0.
    var place: Int
    var text: SpokenText
  }

  private let settings: SpeechSettings
  private let stops: [Element.ID: Stop]

  /// Hears a screen.
  ///
  /// - Parameter earlier: what was heard at stops that may be the same.
  init(on screen: OrderedScreen, _ settings: SpeechSettings, like earlier: HeardStops?) {
    let known = earlier.flatMap { $0.settings == settings ? $0.stops : nil } ?? [:]
    let composer = SpeechComposer(settings: settings)
    let arrivals = VoiceOver(settings: settings).arrivals(in: screen.order)
    let heard = arrivals.concurrentMap { place in
      let arrival = arrivals[place]
      let same = known[arrival.stop.id].flatMap { $0.arrival == arrival ? $0.text : nil }
      let text = same ?? SpeechStyle.caption(composer.utterance(for: arrival))
      return (arrival.stop.id, Stop(arrival: arrival, place: place, text: text))
    }
    self.settings = settings
    stops = Dictionary(heard, uniquingKeysWith: { first, _ in first })
  }

  /// What is heard of an element, and its place among the stops, from 0; `nil` if no swipe comes to it.
  subscript(id: Element.ID) -> (place: Int, text: SpokenText)? {
    stops[id].map { ($0.place, $0.text) }
  }
}
