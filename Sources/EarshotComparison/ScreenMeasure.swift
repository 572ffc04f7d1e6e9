import EarshotSession
import EarshotSpeech
import EarshotTree

/// How much a screen asks of a listener.
package struct ScreenMeasure: Hashable, Sendable {
  /// Number of stops, which is the number of swipes to hear all, plus one.
  package var stops: Int
  /// Number of words that are said.
  package var words: Int
  /// Seconds of listening to everything at a rate.
  package var seconds: Double
  /// Seconds of listening to everything but the hints, which can be turned off.
  package var secondsWithoutHints: Double
  /// The part of the screen that a finger finds something on, from 0 to 1; `nil` without frames.
  package var coverage: Double?

  /// Measures a reading of a screen.
  init(_ screen: Transcript.OrderedScreen, _ lines: [Transcript.Line], pace: SpeechPace) {
    stops = screen.order.count
    words = lines.reduce(0) { count, line in
      count + line.utterance.parts.reduce(0) { $0 + $1.text.split(separator: " ").count }
    }
    seconds = lines.reduce(0) { $0 + pace.duration(of: $1.utterance) }
    secondsWithoutHints = lines.reduce(0) { $0 + pace.duration(of: $1.utterance.withoutHints) }
    coverage = screen.touchCoverage
  }
}

extension OrderedScreen {
  /// The part of the screen on which a finger that explores finds a stop, from 0 to 1.
  ///
  /// `nil` when the source gives no size of the screen, or no frame of any stop.
  package var touchCoverage: Double? {
    guard let size = screen.size, size.width > 0, size.height > 0,
      order.stops.contains(where: { !$0.isOffscreen && $0.element.effectiveFrame != nil })
    else { return nil }
    var area = CoveredArea(of: Rect(x: 0, y: 0, width: size.width, height: size.height))
    for place in screen.touchAreas(in: order) { area.add(place.shape.bounds) }
    return area.share
  }
}

extension Utterance {
  /// The utterance as it is with hints turned off.
  fileprivate var withoutHints: Utterance {
    var utterance = self
    utterance.parts.removeAll { $0.role == .hint }
    return utterance
  }
}
