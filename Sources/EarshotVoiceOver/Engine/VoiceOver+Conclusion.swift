public import EarshotSession
import EarshotSpeech
public import EarshotTree

extension VoiceOver {
  /// Learns what came of an action, asks the next one up, or says what changed.
  public mutating func conclude(
    _ action: ElementAction, on id: Element.ID?, _ result: ActionResult,
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard isOn, action != .reveal, var attempt else { return [] }
    attempt.note(result)
    if let next = attempt.dispatch?.next(after: result, on: screen) {
      self.attempt = attempt
      return [next]
    }
    self.attempt = nil
    if result.movesFocus { return [] }
    if case .turnPage(let texts) = attempt.kind {
      return heard(turnPage(result, from: texts, on: screen, at: time))
    }
    let lost = reconcile(with: screen, at: time)
    guard lost.isEmpty else { return lost }
    return heard(outcome(of: attempt, result, on: screen, at: time))
  }

  private mutating func outcome(
    of attempt: Attempt, _ result: ActionResult, on screen: Transcript.OrderedScreen,
    at time: Double
  ) -> [Response] {
    switch attempt.kind {
    case .activate: sayActivated(attempt, on: screen)
    case .adjust: sayValue(attempt, on: screen) ?? attempt.boundary
    case .custom: sayValue(attempt, on: screen) ?? (result.isHandled ? [] : attempt.boundary)
    case .escape, .magicTap: result.isHandled ? [] : attempt.boundary
    case .scroll: sayScrolled(attempt, result, on: screen, at: time)
    case .turnPage: []
    case .type(let text): sayTyped(text, attempt, result, on: screen)
    case .delete: sayDeleted(attempt, result, on: screen)
    case .undo: sayUndone(attempt, result, on: screen)
    case .other: sayValue(attempt, on: screen) ?? []
    }
  }

  /// After activation the name is repeated, unless media starts; a switch says only its state.
  private mutating func sayActivated(
    _ attempt: Attempt, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let stop = stop(on: screen), !stop.element.has(.startsMediaSession) else { return [] }
    if stop.element.has(.toggleButton), stop.element.value != attempt.before?.value {
      return sayValue(attempt, on: screen) ?? []
    }
    var settings = settings
    settings.speaksHints = false
    var utterance = SpeechComposer(settings: settings).utterance(for: stop)
    utterance.parts.removeAll { $0.role == .extra }
    return [.speak(utterance, Speech(.focus, cause: .activated, element: stop.id))]
  }

  /// Only the new value is spoken; `nil` if it is the same.
  private func sayValue(
    _ attempt: Attempt, on screen: Transcript.OrderedScreen
  ) -> [Response]? {
    guard let stop = stop(on: screen), let before = attempt.before, before.id == stop.id,
      stop.element.value != before.value
    else { return nil }
    let utterance = composer.value(of: stop.element)
    return [.speak(utterance, Speech(.value, cause: .changed, element: stop.id))]
  }

  /// That it was undone, with what stands there now (F62).
  private func sayUndone(
    _ attempt: Attempt, _ result: ActionResult, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard result.isHandled else { return attempt.boundary }
    guard result.isKnown else { return [] }
    return [say(.undone, cause: .changed)] + (sayValue(attempt, on: screen) ?? [])
  }

  /// After scrolling the app tells the position; focus goes to what is in sight.
  private mutating func sayScrolled(
    _ attempt: Attempt, _ result: ActionResult, on screen: Transcript.OrderedScreen,
    at time: Double
  ) -> [Response] {
    guard result.isHandled else { return attempt.boundary }
    if let value = sayValue(attempt, on: screen) { return value }
    guard let stop = stop(on: screen), stop.isOffscreen,
      let visible = screen.stopInSight(inPlaceOf: stop, at: attempt.before?.effectiveFrame?.center)
    else { return [] }
    return focus(visible, on: screen, because: .moved, at: time)
  }

  /// Reads on after the last line of a page.
  ///
  /// The page goes on at the first stop with other words than before, where the line that was read
  /// last is gone or changed; else behind that line, as where the pages lie side by side in a scroll
  /// view. So nothing is read twice, even if the app turned no page.
  private mutating func turnPage(
    _ result: ActionResult, from texts: [Element.ID: [String?]],
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard result.isHandled else { return readNext(on: screen, at: time) }
    let isSamePage = stop(on: screen).map { texts[$0.id] == $0.element.words } ?? false
    let next =
      isSamePage
      ? screen.order.stop(after: cursor)
      : screen.order.first { texts[$0.id] != $0.element.words }
    guard let next else {
      isReadingAll = false
      return [.sound(.pageTurn)]
    }
    return [.sound(.pageTurn)] + readAll(from: next, on: screen, at: time)
  }
}

extension Attempt {
  /// The sound of something that nobody did; none where nothing tells whether somebody does it.
  fileprivate var boundary: [Response] { isKnown ? [.sound(.boundary)] : [] }
}

extension ActionResult {
  /// Whether the app says at once where focus goes.
  fileprivate var movesFocus: Bool {
    changes.contains { $0.delay == 0 && $0.change.isScreenChanged }
  }
}

extension OrderedScreen {
  /// The stop that is in sight where focus was before a scroll, in the scroll views around it, the
  /// innermost first; `nil` if none is, because focus never leaves what was scrolled.
  ///
  /// - Parameters:
  ///   - stop: the stop in focus, which was scrolled out of sight.
  ///   - point: where it was before; `nil` is not known, and the nearest in order is taken.
  fileprivate func stopInSight(
    inPlaceOf stop: ReadingOrder.Stop, at point: Point?
  ) -> ReadingOrder.Stop? {
    guard let place = place(of: stop.id), let here = order.index(of: stop.id) else { return nil }
    for scroller in sequence(first: place, next: { nodes[$0].scroller }).dropFirst() {
      let inside = nodes.descendants(of: scroller)
      let inSight = order.indices.filter {
        inside.contains(placesOfStops[$0]) && !order[$0].isOffscreen
      }
      // A row that is cut off at an edge does not count as shown.
      let shown = inSight.filter { nodes[placesOfStops[$0]].isMostlyInSight }
      func distance(_ index: Int) -> (Double, Int) {
        let center = order[index].element.effectiveFrame?.center
        let gap = point.flatMap { point in center?.distance(to: point) }
        return (gap ?? 0, abs(index - here))
      }
      let nearest = (shown.isEmpty ? inSight : shown).min { distance($0) < distance($1) }
      if let nearest { return order[nearest] }
    }
    return nil
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension ScreenNode {
  /// Whether more than half of it can be seen without scrolling.
  fileprivate var isMostlyInSight: Bool {
    guard let clip, let frame = element.effectiveFrame else { return true }
    let seen = frame.intersection(clip)
    return seen.width * seen.height > frame.width * frame.height / 2
  }
}
