public import EarshotSession
import EarshotSpeech
public import EarshotTree

extension VoiceOver {
  /// Reads from a stop to the end; focus follows.
  mutating func readAll(
    from stop: ReadingOrder.Stop?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard let stop else { return [.sound(.boundary)] }
    isReadingAll = true
    return focus(stop, on: screen, because: .readingAll, at: time)
  }

  /// Reads on, or looks at a value that updates frequently.
  public mutating func idle(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let lost = reconcile(with: screen, at: time)
    let ticks = tick(at: time) + flushFingers(on: screen, at: time)
    if isReadingAll { return heard(ticks + lost + readOn(on: screen, at: time)) }
    return heard(ticks + lost + look(on: screen, at: time))
  }

  private mutating func readOn(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard let stop = stop(on: screen), stop.element.has(.causesPageTurn) else {
      return readNext(on: screen, at: time)
    }
    let texts = Dictionary(
      screen.order.map { ($0.id, $0.element.words) }, uniquingKeysWith: { first, _ in first })
    return ask(.scroll(.next), .turnPage(from: texts), on: screen)
  }

  /// Reads the stop after the one that was read; there may be none.
  mutating func readNext(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    if let next = nextStop(on: screen) {
      return focus(next, on: screen, because: .readingAll, at: time)
    }
    isReadingAll = false
    return []
  }

  private mutating func look(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard var monitor, monitor.due <= time else { return [] }
    monitor.due = time + preferences.pollInterval
    defer { self.monitor = monitor }
    guard let stop = stop(on: screen), stop.id == monitor.element else { return [] }
    let latest = stop.element.words
    guard latest != monitor.spoken else { return [] }
    let isValue = latest[0] == monitor.spoken[0]
    monitor.spoken = latest
    let utterance = isValue ? composer.value(of: stop.element) : composer.utterance(for: stop)
    return [.speak(utterance, Speech(.value, cause: .changed, element: stop.id))]
  }
}

extension Element {
  /// The label and the value, by which a change is noticed.
  var words: [String?] { [label.value, value.value] }
}
