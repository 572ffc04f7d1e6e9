package import EarshotTree

/// The gliding cursor: a band, then a line inside it, for the height and then for the side.
///
/// The first band lies across the screen and glides down, the second one stands upright and glides
/// to the right; at its end it begins again. Where it stands follows from the time, and from pauses.
package struct PointScan: Hashable, Sendable {
  /// One glide: which way, how broad, how fast.
  package struct Pass: Hashable, Sendable {
    /// Whether it looks for the height, rather than for the side.
    package var isVertical: Bool
    /// Breadth in points; 0 for a line.
    package var breadth: Double
    /// Points a second.
    package var speed: Double
  }

  /// The part of the screen in which the point is looked for, in screen coordinates.
  package let bounds: Rect
  /// All glides in order.
  package let passes: [Pass]
  /// The glide that is under way, from 0; the number of glides when the point is chosen.
  package private(set) var pass = 0
  /// When the glide began, in seconds of the session.
  package private(set) var start: Double
  /// The region that the glides so far left over, in screen coordinates.
  package private(set) var remaining: Rect

  private let loops: Int
  /// When it was stopped, in seconds of the session; `nil` while it glides.
  private var stop: Double?

  /// Begins with the first glide.
  ///
  /// - Parameters:
  ///   - bounds: where the point is looked for, in screen coordinates.
  ///   - preferences: speeds, breadth and number of glides.
  ///   - time: when it begins, in seconds of the session.
  package init(in bounds: Rect, _ preferences: SwitchPreferences, at time: Double) {
    self.bounds = bounds
    remaining = bounds
    start = time
    loops = preferences.loops
    passes = [true, false].flatMap { isVertical in
      PointScan.passes(preferences).map {
        Pass(isVertical: isVertical, breadth: max(0, $0.breadth), speed: max(1, $0.speed))
      }
    }
  }

  private static func passes(
    _ preferences: SwitchPreferences
  ) -> [(breadth: Double, speed: Double)] {
    let band = (preferences.bandBreadth, preferences.bandSpeed)
    let line = (0.0, preferences.lineSpeed)
    switch preferences.glidingCursor {
    case .single: return [(0, preferences.bandSpeed)]
    case .refined: return [band, line]
    case .precise:
      return [band, (preciseBreadth, preferences.lineSpeed), (0, preferences.preciseSpeed)]
    }
  }

  /// What the slow last glide goes through, in points; an assumption.
  private static let preciseBreadth = 20.0

  /// The point, when all glides are done.
  package var point: Point? { pass == passes.count ? remaining.origin : nil }

  /// Where the band or line stands, in screen coordinates; empty when the point is chosen.
  ///
  /// While it looks for the side, the line of the height that was chosen is the second frame.
  package func frames(at time: Double) -> [Rect] {
    guard pass < passes.count else { return [] }
    let current = passes[pass]
    let place = place(at: time)
    // A line is drawn a point broad, so that it can be seen.
    let breadth = max(1, min(current.breadth, length))
    let height = Rect(x: bounds.x, y: remaining.y, width: bounds.width, height: 1)
    return current.isVertical
      ? [Rect(x: bounds.x, y: place, width: bounds.width, height: breadth)]
      : [Rect(x: place, y: bounds.y, width: breadth, height: bounds.height), height]
  }

  /// Seconds from the beginning of the glide until a press there leads to a point.
  package func delay(to target: Point) -> Double {
    guard pass < passes.count else { return 0 }
    let current = passes[pass]
    let wanted = (current.isVertical ? target.y : target.x) - current.breadth / 2 - lower
    // At the very end it begins again.
    return max(0, min(wanted, way - min(0.5, way / 2))) / current.speed
  }

  /// When the cursor is hidden because nothing was pressed; `nil` if it glides for ever.
  package var end: Double? {
    guard loops > 0, pass < passes.count else { return nil }
    return start + Double(loops) * max(way / passes[pass].speed, 1)
  }

  /// Takes what the band or line covers, and begins the next glide.
  package mutating func press(at time: Double) {
    guard pass < passes.count else { return }
    let current = passes[pass]
    let place = place(at: time)
    let breadth = min(current.breadth, length)
    if current.isVertical {
      remaining.y = place
      remaining.height = breadth
    } else {
      remaining.x = place
      remaining.width = breadth
    }
    pass += 1
    start = time
    if stop != nil { stop = time }
  }

  /// Stands still from a moment on; presses still act.
  mutating func pause(at time: Double) { stop = stop ?? time }

  /// Glides on from where it stood still.
  mutating func resume(at time: Double) {
    guard let stop else { return }
    start += max(0, time - stop)
    self.stop = nil
  }

  private var lower: Double { passes[pass].isVertical ? remaining.y : remaining.x }
  private var length: Double { passes[pass].isVertical ? remaining.height : remaining.width }
  /// How far the leading edge glides until it begins again.
  private var way: Double { max(0, length - passes[pass].breadth) }

  private func place(at time: Double) -> Double {
    guard way > 0 else { return lower }
    let travelled = max(0, (stop ?? time) - start) * passes[pass].speed
    // So many rounds take years.
    guard travelled / way < 1e9 else { return lower }
    return lower + travelled - Double(Int(travelled / way)) * way
  }
}
