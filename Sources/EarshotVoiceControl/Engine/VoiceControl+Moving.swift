import EarshotSession
import EarshotTree

extension VoiceControl {
  /// Scrolls one part further; the words name where the eye goes, the app is told where fingers go.
  mutating func scroll(
    _ direction: ScrollDirection, at place: Place?, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    ask(.scroll(direction.opposite), .scroll, of: scroller(at: place, on: screen), on: screen)
  }

  /// Scrolls until nothing moves.
  mutating func scrollToEdge(
    _ direction: ScrollDirection, on screen: Transcript.OrderedScreen, left: Int = 100
  ) -> [Response] {
    ask(
      .scroll(direction.opposite),
      .scrollToEdge(direction, before: screen.screen, left: left - 1),
      of: scroller(at: nil, on: screen), on: screen)
  }

  /// Who is asked to scroll: the item, what lies at a point, else the largest view that scrolls.
  private func scroller(
    at place: Place?, on screen: Transcript.OrderedScreen
  ) -> Element? {
    switch place {
    case .element(let id): return screen.element(id)
    case .point(let point, _): return screen.topmostElement(at: point)
    case nil: break
    }
    if let scroller = screen.largestScroller { return scroller }
    return screen.firstElement { !$0.isOffscreen }
  }

  /// Escape, asked of the first element and those around it; then the back button.
  mutating func goBack(on screen: Transcript.OrderedScreen) -> [Response] {
    ask(.escape, .escape, of: screen.order.first?.element, on: screen)
  }

  /// The button that leads back; `nil` if there is none in sight.
  func backButton(on screen: Transcript.OrderedScreen) -> Element? {
    screen.firstElement { $0.element.has(.backButton) && $0.isInteractive && !$0.isOffscreen }
  }

  /// Steps of an adjustable element, one after another.
  mutating func adjust(
    _ action: ElementAction, _ count: Int, at places: [Place], called names: [String],
    on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard case .element(let id)? = places.first, let element = screen.element(id),
      element.has(.adjustable)
    else { return [show(.notAdjustable(names.first ?? ""))] }
    // More steps than anything has are a mistake of the recogniser.
    attempt = Attempt(kind: .adjust(left: max(1, min(count, 100)) - 1))
    return [.perform(action, id)]
  }

  /// Nothing can be asked to zoom; the grid shows the cells of before.
  mutating func zoom(isIn: Bool, on screen: Transcript.OrderedScreen) -> [Response] {
    guard !isIn, case .grid(let grid) = layer, let wider = grid.zoomedOut() else {
      return [show(.cannotZoom)]
    }
    layer = .grid(wider)
    return []
  }
}

extension OrderedScreen {
  /// The view that scrolls and of which most is in sight; the first one of several.
  fileprivate var largestScroller: Element? {
    var largest: (place: Int, area: Double)?
    for place in nodes.indices where !nodes[place].isHidden && nodes[place].element.scrolls {
      let frame = nodes[place].element.effectiveFrame
      let part = frame.flatMap { frame in screen.extent.map { frame.intersection($0) } ?? frame }
      let area = part.map { $0.width * $0.height } ?? 0
      if largest.map({ area > $0.area }) ?? true { largest = (place, area) }
    }
    return largest.map { nodes[$0.place].element }
  }
}

extension Element {
  fileprivate var scrolls: Bool {
    systemContainer?.scrolls == true || has(.scrollable)
      || handlers.value?.contains(.scroll) == true
  }
}
