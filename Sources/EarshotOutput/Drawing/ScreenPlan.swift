import EarshotSession
import EarshotTree

/// Where the stops of a screen lie on a picture.
struct ScreenPlan {
  /// A stop with its place.
  struct Item {
    /// Its place in the reading order, from 0.
    var index: Int
    var element: Element
    /// The part of its frame that is on the picture.
    var frame: Rect
    var isOffscreen: Bool
    /// The place of its innermost container among ``groups``.
    var group: Int?
  }

  /// A container that matters to speech.
  struct Group {
    var id: Element.ID
    var label: String?
    /// Around the frames of the stops in it.
    var frame: Rect
  }

  /// The rectangle of the screen; `nil` when it is unknown.
  let screen: Rect?
  /// The part of the plane in which stops are drawn; zero when none has a place.
  let canvas: Rect
  /// The stops with a place, in order.
  private(set) var items: [Item] = []
  /// The places in the reading order of the stops without one.
  private(set) var placeless: [Int] = []
  private(set) var groups: [Group] = []

  /// How far down a long list is drawn, in points; a PNG of twice as many pixels can be painted.
  private static let longest = 14_000.0
  /// The widest and tallest that a screen can be, in points.
  private static let largest = 10_000.0

  init(_ ordered: Transcript.OrderedScreen) {
    let frames = ordered.order.stops.indices.map { index in
      ordered.order.stops[index].element.effectiveFrame.flatMap { $0.isEmpty ? nil : $0 }
    }
    let screen = ScreenPlan.screen(ordered.screen.size, around: frames)
    self.screen = frames.contains { $0 != nil } ? screen : nil
    canvas = self.screen.map { ScreenPlan.canvas(frames, $0) } ?? .zero
    for index in frames.indices { place(ordered.order.stops[index], index, frames[index]) }
    collectGroups(ordered.order)
  }

  /// The screen: its size as the source tells it, else around what is on it.
  private static func screen(_ size: Size?, around frames: [Rect?]) -> Rect? {
    if let size, size.width > 0, size.height > 0, size.width <= largest, size.height <= largest {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let limit = Rect(x: 0, y: 0, width: largest / 2, height: largest / 2)
    let seen = frames.compactMap { $0?.intersection(limit) }.filter { !$0.isEmpty }
    guard let first = seen.first else { return nil }
    let all = seen.dropFirst().reduce(first) { $0.union($1) }
    return Rect(x: 0, y: 0, width: all.maxX, height: all.maxY)
  }

  /// The screen and what lies around it, as far as people scroll without losing their way.
  ///
  /// Lists scroll down for long; to the sides a quarter of the screen shows that there is more, and
  /// what does not fit there is listed.
  private static func canvas(_ frames: [Rect?], _ screen: Rect) -> Rect {
    let reach = Rect(
      x: -screen.width / 4, y: -screen.height / 2, width: 1.5 * screen.width,
      height: max(4.5 * screen.height, longest))
    return frames.reduce(screen) { canvas, frame in
      // What is larger than the screen tells nothing of how far things lie.
      guard let frame, frame.width <= 2 * screen.width, frame.height <= 3 * screen.height else {
        return canvas
      }
      return frame.intersection(reach) == frame ? canvas.union(frame) : canvas
    }
  }

  private mutating func place(_ stop: ReadingOrder.Stop, _ index: Int, _ frame: Rect?) {
    let part = frame.map { $0.intersection(canvas) } ?? .zero
    let isOutside = screen.map { part.intersection($0).isEmpty } ?? false
    // Beyond the screen a part of a frame would look like the whole.
    guard !part.isEmpty, !isOutside || part == frame else {
      placeless.append(index)
      return
    }
    items.append(
      Item(
        index: index, element: stop.element, frame: part,
        isOffscreen: stop.isOffscreen || isOutside))
  }

  private mutating func collectGroups(_ order: ReadingOrder) {
    var places: [Element.ID: Int] = [:]
    for index in items.indices {
      for enclosure in order.stops[items[index].index].enclosures {
        let frame = items[index].frame
        if let place = places[enclosure.id] {
          groups[place].frame = groups[place].frame.union(frame)
        } else {
          places[enclosure.id] = groups.count
          groups.append(Group(id: enclosure.id, label: enclosure.label, frame: frame))
        }
        items[index].group = places[enclosure.id]
      }
    }
  }
}
