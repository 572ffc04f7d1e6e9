import EarshotTree

/// What one finger has done since it came down, without its path.
struct Stroke: Hashable, Sendable {
  let finger: Int
  let start: Point
  let began: Double
  private(set) var point: Point
  var isDown = true
  /// The farthest it has been from where it came down, in points.
  private(set) var reach = 0.0
  /// The zigzags it has drawn along each of ``axes``.
  private var zigzags: [Zigzag]

  /// Across, down and both diagonals: however a zigzag lies, it is long on one of them.
  private static let axes = [
    Shift(dx: 1, dy: 0), Shift(dx: 0.7071, dy: 0.7071), Shift(dx: 0, dy: 1),
    Shift(dx: -0.7071, dy: 0.7071),
  ]

  init(_ event: TouchEvent, leg: Double) {
    finger = event.finger
    start = event.point
    began = event.time
    point = event.point
    zigzags = Self.axes.map { _ in Zigzag(leg: leg) }
  }

  var shift: Shift { Shift(from: start, to: point) }

  /// How often it turned back, along each axis.
  var turns: [Int] { zigzags.map(\.turns) }

  mutating func move(to point: Point) {
    self.point = point
    reach = max(reach, shift.length)
  }

  /// Counts what the last movement adds to a zigzag; only two fingers together draw one.
  mutating func followZigzag() {
    let shift = shift
    for index in 0..<zigzags.count {
      let axis = Self.axes[index]
      zigzags[index].follow(shift.dx * axis.dx + shift.dy * axis.dy)
    }
  }
}

/// Counts how often a coordinate turns back by at least the length of a leg.
private struct Zigzag: Hashable, Sendable {
  let leg: Double
  private(set) var turns = 0
  /// The end of the leg that is being drawn, as far as it has come.
  private var extreme = 0.0
  /// 1 or -1 on a leg, 0 before the first one is long enough.
  private var sign = 0.0

  init(leg: Double) { self.leg = leg }

  mutating func follow(_ value: Double) {
    let onward = value - extreme
    if sign == 0 {
      guard abs(onward) >= leg else { return }
      sign = onward < 0 ? -1 : 1
    } else if onward * sign < 0 {
      guard abs(onward) >= leg else { return }
      sign = -sign
      turns += 1
    }
    extreme = value
  }
}
