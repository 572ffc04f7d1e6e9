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
    let touched = screen.stop(at: point)
    if let id = directElement(under: touched, isNewContact: isNewContact) {
      return ask(.touch(point), .other, of: id, on: screen)
    }
    guard let stop = touched else {
      guard !isOverNothing || isNewContact else { return [] }
      isOverNothing = true
      return [.sound(.emptyArea)]
    }
    let wasOverNothing = isOverNothing
    isOverNothing = false
    if preferences.typingMode == .direct, stop.element.has(.keyboardKey) {
      cursor = stop.id
      return tap(on: screen, count: 1, as: .activate)
    }
    guard stop.id != cursor || wasOverNothing || isNewContact else { return [] }
    return focus(stop, on: screen, because: .moved, at: time)
  }

  /// Who gets the touch as if VoiceOver were off: an element with direct interaction on which the
  /// finger came down, until it leaves, or the one in focus while the finger is on it.
  private mutating func directElement(
    under touched: ReadingOrder.Stop?, isNewContact: Bool
  ) -> Element.ID? {
    guard let touched, touched.element.has(.allowsDirectInteraction) else { return directElement }
    if isNewContact { directElement = touched.id }
    return directElement ?? (touched.id == cursor ? cursor : nil)
  }

  /// The finger is no longer on the screen.
  mutating func endTouch() {
    isTouching = false
    directElement = nil
  }

  /// The finger leaves: in touch typing that types the key under it.
  mutating func lift(on screen: Transcript.OrderedScreen, at time: Double) -> [Response] {
    isOverNothing = false
    let wasDirect = directElement != nil
    endTouch()
    guard !wasDirect, preferences.typingMode == .touch,
      stop(on: screen)?.element.has(.keyboardKey) == true
    else { return [] }
    return ask(.activate, .activate, on: screen)
  }
}
