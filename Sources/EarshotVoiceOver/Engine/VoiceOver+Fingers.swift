import EarshotSession
import EarshotTree

extension VoiceOver {
  /// A finger on the glass: it comes down or moves to a point, or leaves; the gestures that are certain
  /// then are answered.
  mutating func feel(
    _ finger: Int, at point: Point?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    var recognizer = recognizer ?? makeRecognizer(on: screen)
    var gestures = recognizer.flush(at: time)
    let before = fingers[finger]
    if let place = point ?? before {
      let phase: TouchEvent.Phase = before == nil ? .began : point == nil ? .ended : .moved
      gestures += recognizer.feed(
        TouchEvent(finger: finger, phase: phase, point: place, time: time))
    }
    fingers[finger] = point
    self.recognizer = recognizer
    return answer(gestures, on: screen, at: time)
  }

  /// The gestures that are certain because time has passed.
  mutating func flushFingers(on screen: Transcript.OrderedScreen, at time: Double) -> [Response] {
    guard let gestures = recognizer?.flush(at: time), !gestures.isEmpty else { return [] }
    return answer(gestures, on: screen, at: time)
  }

  private mutating func answer(
    _ gestures: [Gesture], on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    var responses: [Response] = []
    for gesture in gestures { responses += respond(to: gesture, on: screen, at: time) }
    return responses
  }

  private func makeRecognizer(on screen: Transcript.OrderedScreen) -> GestureRecognizer {
    var timing = GestureTiming()
    timing.doubleTapTimeout = preferences.doubleTapWait
    return GestureRecognizer(
      screen: screen.screen.size ?? Size(width: 390, height: 844), timing: timing)
  }
}
