/// A rectangle in points, in screen coordinates.
public struct Rect: Hashable, Sendable, Codable {
  /// Left edge in points.
  public var x: Double
  /// Top edge in points.
  public var y: Double
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double

  /// The rectangle without a size at the top left corner of the screen.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle in screen coordinates.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Right edge in points.
  public var maxX: Double { x + width }
  /// Bottom edge in points.
  public var maxY: Double { y + height }
  /// Top left corner.
  package var origin: Point { Point(x: x, y: y) }
  /// Middle of the rectangle.
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Whether nothing of it can be seen: a side is zero, negative or not a number.
  package var isEmpty: Bool { !(width > 0 && height > 0) }
  /// Whether all four numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Whether the point lies inside or on the left or top edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The part that two rectangles share; zero when they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
