import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// The stop in focus.
  func stop(on screen: Transcript.OrderedScreen) -> ReadingOrder.Stop? {
    cursor.flatMap { screen.order.index(of: $0) }.map { screen.order[$0] }
  }

  /// The first stop, without pictures that the listener leaves out.
  func firstStop(on screen: Transcript.OrderedScreen) -> ReadingOrder.Stop? {
    screen.order.first { !settings.verbosity.leavesOut($0.element) }
  }

  /// The last stop, without pictures that the listener leaves out.
  func lastStop(on screen: Transcript.OrderedScreen) -> ReadingOrder.Stop? {
    screen.order.stops.last { !settings.verbosity.leavesOut($0.element) }
  }

  /// The stop after the one in focus, without pictures that the listener leaves out.
  func nextStop(on screen: Transcript.OrderedScreen) -> ReadingOrder.Stop? {
    var stop = screen.order.stop(after: cursor)
    while let found = stop, settings.verbosity.leavesOut(found.element) {
      stop = screen.order.stop(after: found.id)
    }
    return stop
  }

  /// The stop before the one in focus, without pictures that the listener leaves out.
  func previousStop(on screen: Transcript.OrderedScreen) -> ReadingOrder.Stop? {
    var stop = screen.order.stop(before: cursor)
    while let found = stop, settings.verbosity.leavesOut(found.element) {
      stop = screen.order.stop(before: found.id)
    }
    return stop
  }

  /// Moves to a stop, or stays with the sound of a boundary and says again where it stands.
  mutating func move(
    to stop: ReadingOrder.Stop?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard let stop else { return [.sound(.boundary)] + speakAgain(on: screen) }
    return focus(stop, on: screen, because: .moved, at: time)
  }

  /// Puts focus on a stop and says it, with the containers that focus enters.
  mutating func focus(
    _ stop: ReadingOrder.Stop, on screen: Transcript.OrderedScreen,
    because cause: Transcript.Cause, at time: Double
  ) -> [Response] {
    let entered = appEntered(on: screen) + stop.enclosures.entered(from: enclosures)
    if cursor != stop.id {
      choice = VerticalChoice()
      rotorElement = nil
    }
    cursor = stop.id
    enclosures = stop.enclosures
    place = screen.order.index(of: stop.id) ?? 0
    monitor = ValueMonitor(stop.element, from: time, every: preferences.pollInterval)
    let rotors = stop.rotorCarriers.rotorsEntered(from: rotorCarriers)
    rotorCarriers = stop.rotorCarriers
    let utterance = composer.utterance(for: stop, entering: entered, rotors: rotors)
    let speech = Response.speak(utterance, Speech(.focus, cause: cause, element: stop.id))
    // The scroll view around decides whether there is anything to scroll.
    return [speech, .perform(.reveal, stop.id)]
  }

  /// The app as a container around everything, when it is another one than before.
  mutating func appEntered(on screen: Transcript.OrderedScreen) -> [Enclosure] {
    guard let name = screen.screen.app, name != app else { return [] }
    app = name
    return [
      Enclosure(
        id: "app", kind: .semanticGroup, label: name, position: SeriesPosition(index: 1, count: 1))
    ]
  }

  /// Says the element in focus again, without the containers around it.
  mutating func speakAgain(
    on screen: Transcript.OrderedScreen, because cause: Transcript.Cause = .asked
  ) -> [Response] {
    guard let stop = stop(on: screen) else { return [] }
    return [
      .speak(composer.utterance(for: stop), Speech(.focus, cause: cause, element: stop.id))
    ]
  }

  /// Finds a new place when the element in focus is gone: the one that stands where it stood.
  mutating func reconcile(
    with screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard let cursor else { return [] }
    if let index = screen.order.index(of: cursor) {
      place = index
      return []
    }
    self.cursor = nil
    choice = VerticalChoice()
    monitor = nil
    guard !screen.order.isEmpty else {
      enclosures = []
      rotorCarriers = []
      return []
    }
    let stop = screen.order[min(place, screen.order.count - 1)]
    return focus(stop, on: screen, because: .focusLost, at: time)
  }

  /// Where the element in focus stands, or what the app sums up about itself.
  func tellPlace(on screen: Transcript.OrderedScreen) -> [Response] {
    if let summary = screen.order.firstStop(with: .summaryElement) {
      return [
        .speak(
          composer.utterance(for: summary), Speech(.system, cause: .asked, element: summary.id))
      ]
    }
    guard let cursor, let index = screen.order.index(of: cursor) else {
      return [.sound(.boundary)]
    }
    return [say(.position(index + 1, of: screen.order.count))]
  }
}

extension ValueMonitor {
  /// A monitor on an element that updates frequently; `nil` for any other.
  init?(_ element: Element, from time: Double, every interval: Double) {
    guard element.has(.updatesFrequently) else { return nil }
    self.init(
      element: element.id, spoken: element.words,
      due: time + interval)
  }
}

extension Verbosity {
  /// Whether swipes pass by an element because it is a mere picture.
  func leavesOut(_ element: Element) -> Bool {
    guard images != .always, element.has(.image), !element.isInteractive else { return false }
    return images == .never || element.label.value?.isEmpty != false
  }
}
