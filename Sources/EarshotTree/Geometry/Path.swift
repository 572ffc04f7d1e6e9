/// An `accessibilityPath`: closed polygons in screen coordinates; curves are given by their points.
public struct Path: Hashable, Sendable {
  /// The polygons, each a list of corners in points; the last corner joins the first.
  public var polygons: [[Point]]

  /// Makes a path of closed polygons.
  public init(polygons: [[Point]]) {
    self.polygons = polygons
  }

  /// Makes the path around a rectangle.
  public init(rect: Rect) {
    polygons = [
      [
        rect.origin, Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.x, y: rect.maxY),
      ]
    ]
  }

  /// The smallest rectangle around all corners; zero when there are none or one is not finite.
  package var bounds: Rect {
    let corners = polygons.joined()
    guard let first = corners.first, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return .zero
    }
    let start = Rect(x: first.x, y: first.y, width: 0, height: 0)
    return corners.reduce(start) { $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }

  /// Whether the point lies inside, by the even-odd rule.
  package func contains(_ point: Point) -> Bool {
    var isInside = false
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      for corner in polygon {
        if (corner.y > point.y) != (previous.y > point.y) {
          let slope = (previous.x - corner.x) / (previous.y - corner.y)
          if point.x < corner.x + (point.y - corner.y) * slope { isInside.toggle() }
        }
        previous = corner
      }
    }
    return isInside
  }
}
