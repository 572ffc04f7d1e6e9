extension Path {
  /// The part of the path within a rectangle.
  ///
  /// One edge of the rectangle after the other cuts the polygons, as Sutherland and Hodgman do; what
  /// they leave along an edge has no area under the even-odd rule.
  package func clipped(to rect: Rect) -> Path {
    let cut = polygons.compactMap { polygon -> [Point]? in
      let corners = polygon.kept(\.x, from: rect.x, to: rect.maxX) { x, share in
        Point(x: x, y: share.start.y + share.part * (share.end.y - share.start.y))
      }.kept(\.y, from: rect.y, to: rect.maxY) { y, share in
        Point(x: share.start.x + share.part * (share.end.x - share.start.x), y: y)
      }
      return corners.isEmpty ? nil : corners
    }
    return Path(polygons: cut)
  }
}

/// A place on an edge between two corners.
private struct EdgePlace {
  var start: Point
  var end: Point
  /// How far it is from the start, from 0 to 1.
  var part: Double
}

extension [Point] {
  /// The corners between two lines across an axis, with those at which edges cross the lines.
  fileprivate func kept(
    _ axis: KeyPath<Point, Double>, from low: Double, to high: Double,
    crossing: (Double, EdgePlace) -> Point
  ) -> [Point] {
    kept(axis, at: low, crossing: crossing) { $0 >= low }
      .kept(axis, at: high, crossing: crossing) { $0 <= high }
  }

  private func kept(
    _ axis: KeyPath<Point, Double>, at line: Double, crossing: (Double, EdgePlace) -> Point,
    isInside: (Double) -> Bool
  ) -> [Point] {
    guard var previous = last else { return [] }
    var corners: [Point] = []
    for corner in self {
      let (start, end) = (previous[keyPath: axis], corner[keyPath: axis])
      if isInside(start) != isInside(end) {
        let part = (line - start) / (end - start)
        corners.append(crossing(line, EdgePlace(start: previous, end: corner, part: part)))
      }
      if isInside(end) { corners.append(corner) }
      previous = corner
    }
    return corners
  }
}
