/// A place on the screen, in points from its top left corner.
public struct Point: Hashable, Sendable, Codable {
  /// Distance from the left edge in points.
  public var x: Double
  /// Distance from the top edge in points.
  public var y: Double

  /// The top left corner of the screen.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point in screen coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
