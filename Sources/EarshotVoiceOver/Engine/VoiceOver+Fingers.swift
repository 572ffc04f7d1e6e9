package import EarshotSession
import EarshotTree

extension VoiceOver {
  /// A finger on the glass: it comes down or moves to a point, or leaves; the gestures that are certain
  /// then are answered.
  mutating func feel(
    _ finger: Int, at point: Point?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    if let point, fingers.isEmpty { passesFingersOn = isForApp(point, on: screen) }
    if passesFingersOn { return passOn(finger, at: point, on: screen, at: time) }
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
    for gesture in gestures {
      // A tap feels what lies under it; what lies over the screen has no places to feel.
      if gesture == .singleTap, !isPractising, itemChooser == nil, shortcutSheet == nil,
        let point = recognizer?.taps.lastPoint
      {
        responses += respond(to: .touch(point), on: screen, at: time)
        responses += respond(to: .lift, on: screen, at: time)
      } else {
        responses += respond(to: gesture, on: screen, at: time)
      }
    }
    return responses
  }

  /// Whether the app gets what fingers do that come down at a point, as if VoiceOver were off: where
  /// an element has direct interaction, and on keys that are typed directly.
  private func isForApp(_ point: Point, on screen: Transcript.OrderedScreen) -> Bool {
    guard !isPractising, !isSilenced, itemChooser == nil, shortcutSheet == nil else { return false }
    // The way home begins at the edge, whatever lies there.
    if let size = screen.screen.size, point.y >= size.height - GestureTiming().edgeHeight {
      return false
    }
    guard let element = screen.stop(at: point)?.element else { return false }
    return element.has(.allowsDirectInteraction)
      || preferences.typingMode == .direct && element.has(.keyboardKey)
  }

  /// Hands a finger on to the app; of one that types only the place where it came down counts.
  private mutating func passOn(
    _ finger: Int, at point: Point?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let before = fingers[finger]
    fingers[finger] = point
    guard let point else {
      guard fingers.isEmpty else { return [] }
      passesFingersOn = false
      return respond(to: .lift, on: screen, at: time)
    }
    guard before == nil || directElement != nil && before != point else { return [] }
    return respond(to: .touch(point), on: screen, at: time)
  }

  /// A recogniser of the gestures of fingers on a screen, with the pauses that the user has set.
  package func makeRecognizer(on screen: Transcript.OrderedScreen) -> GestureRecognizer {
    var timing = GestureTiming()
    timing.doubleTapTimeout = preferences.doubleTapWait
    return GestureRecognizer(
      screen: screen.screen.size ?? Size(width: 390, height: 844), timing: timing)
  }
}
