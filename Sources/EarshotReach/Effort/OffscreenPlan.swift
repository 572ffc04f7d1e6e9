import EarshotSession
import EarshotTree

/// How an element that is out of sight is scrolled into sight, page by page.
struct OffscreenPlan {
  /// In which direction the part lies that is wanted.
  let direction: ScrollDirection
  /// How many pages away it lies.
  let pages: Int
  /// The screen as it is then.
  let screen: Transcript.OrderedScreen

  /// Finds the scroll view around an element that hides it; `nil` if there is none.
  init?(for id: Element.ID, on screen: Transcript.OrderedScreen) {
    let chain = screen.responderChain(from: id)
    guard let frame = chain.first?.effectiveFrame,
      let view = chain.dropFirst().first(where: { $0.systemContainer?.scrolls == true })
        ?? chain.dropFirst().first(where: { $0.handlers.value?.contains(.scroll) == true }),
      let bounds = view.effectiveFrame, !bounds.isEmpty
    else { return nil }
    var clip = bounds
    if let size = screen.screen.size {
      clip = clip.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    guard !clip.isEmpty else { return nil }
    let (center, middle) = (frame.center, clip.center)
    let down = OffscreenPlan.pages(center.y - middle.y, of: clip.height)
    let right = OffscreenPlan.pages(center.x - middle.x, of: clip.width)
    guard down != 0 || right != 0, abs(down) < 1_000, abs(right) < 1_000 else { return nil }
    let isVertical = down != 0
    pages = abs(isVertical ? down : right)
    direction = isVertical ? (down > 0 ? .down : .up) : right > 0 ? .right : .left
    var moved = screen.screen
    let distance = Point(
      x: isVertical ? 0 : -Double(right) * clip.width,
      y: isVertical ? -Double(down) * clip.height : 0)
    moved.moveContents(of: view.id, by: distance)
    let shifted = Transcript.OrderedScreen(moved)
    guard let place = shifted.order.index(of: id), !shifted.order.stops[place].isOffscreen else {
      return nil
    }
    self.screen = shifted
  }

  /// How many pages away a distance from the middle of the page in sight is.
  private static func pages(_ distance: Double, of length: Double) -> Int {
    let pages = ((abs(distance) - length / 2) / length).rounded(.up)
    guard pages.isFinite, pages > 0, pages < 10_000 else { return 0 }
    return distance > 0 ? Int(pages) : -Int(pages)
  }
}
