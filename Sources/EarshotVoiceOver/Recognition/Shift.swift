import EarshotTree

/// How far and which way something moved, in points.
struct Shift: Hashable, Sendable {
  var dx: Double
  var dy: Double

  static let zero = Shift(dx: 0, dy: 0)

  var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The flick that this movement is: its longer axis decides.
  var direction: ScrollDirection {
    abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
  }

  static func + (one: Shift, other: Shift) -> Shift {
    Shift(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }

  static func - (one: Shift, other: Shift) -> Shift {
    Shift(dx: one.dx - other.dx, dy: one.dy - other.dy)
  }

  static func / (one: Shift, divisor: Double) -> Shift {
    Shift(dx: one.dx / divisor, dy: one.dy / divisor)
  }

  /// Degrees from this direction to another, -180 to 180; to the right, as a clock goes, is positive.
  func turn(to other: Shift) -> Double {
    let dot = dx * other.dx + dy * other.dy
    let cross = dx * other.dy - dy * other.dx
    let degrees = Self.arcTangent(abs(cross), abs(dot))
    let angle = dot < 0 ? 180 - degrees : degrees
    return cross < 0 ? -angle : angle
  }

  /// Degrees, 0 to 90, of the slope of two sides that are not negative.
  ///
  /// The standard library has no trigonometry and this module no platform library. The polynomial is
  /// Abramowitz and Stegun 4.4.47; it errs by less than a thousandth of a degree.
  private static func arcTangent(_ opposite: Double, _ adjacent: Double) -> Double {
    let long = max(opposite, adjacent)
    guard long > 0, long.isFinite else { return 0 }
    let slope = min(opposite, adjacent) / long
    let square = slope * slope
    let radians =
      slope
      * (0.9998660
        + square * (-0.3302995 + square * (0.1801410 + square * (-0.0851330 + square * 0.0208351))))
    let degrees = radians * 180 / .pi
    return opposite > adjacent ? 90 - degrees : degrees
  }
}

extension Shift {
  init(from start: Point, to end: Point) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }
}
