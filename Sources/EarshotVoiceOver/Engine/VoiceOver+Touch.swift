import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// A finger on the screen: focus goes to what lies under it.
  mutating func explore(
    _ point: Point, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let isNewContact = !isTouching
    isTouching = true
    if let stop = stop(on: screen), stop.element.has(.allowsDirectInteraction),
      stop.element.isHit(at: point)
    {
      return ask(.touch(point), .other, of: stop.id, on: screen)
    }
    guard let stop = screen.stop(at: point) else {
      guard !isOverNothing || isNewContact else { return [] }
      isOverNothing = true
      return [.sound(.emptyArea)]
    }
    let wasOverNothing = isOverNothing
    isOverNothing = false
    if preferences.typingMode == .direct, stop.element.has(.keyboardKey) {
      cursor = stop.id
      return tap(on: screen, count: 1)
    }
    guard stop.id != cursor || wasOverNothing || isNewContact else { return [] }
    return focus(stop, on: screen, because: .moved, at: time)
  }

  /// The finger leaves: in touch typing that types the key under it.
  mutating func lift(on screen: Transcript.OrderedScreen, at time: Double) -> [Response] {
    isOverNothing = false
    isTouching = false
    guard preferences.typingMode == .touch, stop(on: screen)?.element.has(.keyboardKey) == true
    else { return [] }
    return ask(.activate, .activate, on: screen)
  }
}
