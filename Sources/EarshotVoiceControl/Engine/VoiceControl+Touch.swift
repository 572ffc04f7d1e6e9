import EarshotSession
import EarshotTree

extension VoiceControl {
  /// Taps, presses and drags; what was asked to lie over the screen goes.
  mutating func touch(
    _ command: SpokenCommand, at places: [Place], on screen: Transcript.OrderedScreen
  ) -> [Response] {
    let place = places.first ?? gridCenter(on: screen)
    switch command {
    case .tap, .open:
      guard let place else { return [show(.tapWhat)] }
      return tap(place, on: screen)
    case .doubleTap:
      return touch(place, on: screen) { .tap($0, count: 2) }
    case .longPress:
      return touch(place, on: screen) { .longPress($0) }
    case .swipe(let direction, _):
      return swipe(direction, from: places.first, on: screen)
    case .drag:
      if let lost = unplaced(places, on: screen) { return [lost] }
      guard let end = places.last.flatMap({ point(of: $0, on: screen) }) else { return [] }
      return touch(place, on: screen) { .drag(from: $0, to: end) }
    default: return []
    }
  }

  /// Activates an element as a finger would; a point of the grid is tapped.
  mutating func tap(_ place: Place, on screen: Transcript.OrderedScreen) -> [Response] {
    guard case .element(let id) = place else {
      return touch(place, on: screen) { .tap($0, count: 1) }
    }
    guard let element = screen.element(id) else { return [] }
    dropOverlay()
    return ask(.activate, .touch, of: element, on: screen)
  }

  /// Asks what lies at the point of a place.
  private mutating func touch(
    _ place: Place?, on screen: Transcript.OrderedScreen, _ action: (Point) -> ElementAction
  ) -> [Response] {
    guard let place else { return [show(.tapWhat)] }
    dropOverlay()
    // Where no frame tells the point, nothing tells what lies over it either.
    guard let point = point(of: place, on: screen) else {
      return ask(action(.zero), of: place.element)
    }
    return ask(action(point), of: screen.topmostElement(at: point)?.id ?? place.element)
  }

  /// Says which of several places has no point; `nil` if each has one.
  private func unplaced(_ places: [Place], on screen: Transcript.OrderedScreen) -> Response? {
    places.first { point(of: $0, on: screen) == nil }
      .map { show(.noPlace(name(of: $0, among: targets(on: screen)))) }
  }

  /// A finger that moves by half of the screen, beginning on an item or so that the middle of its
  /// way is that of the screen.
  private mutating func swipe(
    _ direction: ScrollDirection, from place: Place?, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let extent = screen.screen.extent else { return [show(.noGrid)] }
    if let place, let lost = unplaced([place], on: screen) { return [lost] }
    let (dx, dy) = direction.way
    let way = Point(x: dx * extent.width / 2, y: dy * extent.height / 2)
    let center = extent.center
    let start =
      place.flatMap { point(of: $0, on: screen) }
      ?? Point(x: center.x - way.x / 2, y: center.y - way.y / 2)
    let end = Point(x: start.x + way.x, y: start.y + way.y).clamped(to: extent)
    return ask(.drag(from: start, to: end), of: screen.topmostElement(at: start)?.id)
  }

  private func point(of place: Place, on screen: Transcript.OrderedScreen) -> Point? {
    switch place {
    case .point(let point, _): point
    case .element(let id): screen.element(id)?.effectiveActivationPoint
    }
  }

  private func gridCenter(on screen: Transcript.OrderedScreen) -> Place? {
    guard case .grid(let grid) = shownLayer(on: screen) else { return nil }
    return .point(grid.region.center, number: nil)
  }

  /// What was asked for has served; what always lies there stays.
  private mutating func dropOverlay() { layer = nil }
}

extension VoiceControl {
  /// Asks one element, or the app as a whole.
  mutating func ask(_ action: ElementAction, of id: Element.ID? = nil) -> [Response] {
    attempt = Attempt(kind: .touch)
    return [.perform(action, id)]
  }

  /// Asks an element and then those around it.
  mutating func ask(
    _ action: ElementAction, _ kind: Attempt.Kind, of element: Element?,
    on screen: Transcript.OrderedScreen, goesUp: Bool = true
  ) -> [Response] {
    let dispatch = ActionDispatch(action, of: element, on: screen, goesUp: goesUp)
    attempt = Attempt(kind: kind, dispatch: dispatch)
    return [dispatch.first]
  }
}

extension ScrollDirection {
  /// Where a finger goes, in parts of the screen.
  fileprivate var way: (Double, Double) {
    switch self {
    case .left, .next: (-1, 0)
    case .right, .previous: (1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    }
  }
}

extension Point {
  fileprivate func clamped(to rect: Rect) -> Point {
    Point(x: min(max(x, rect.x), rect.maxX), y: min(max(y, rect.y), rect.maxY))
  }
}
