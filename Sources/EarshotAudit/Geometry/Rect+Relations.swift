import EarshotTree

extension Rect {
  /// The smallest rectangle around others; `nil` when there are none.
  static func around(_ rects: [Rect]) -> Rect? {
    rects.dropFirst().reduce(rects.first) { $0?.union($1) }
  }

  /// Area in square points.
  var area: Double { isEmpty ? 0 : width * height }

  /// How much of the smaller height two rectangles share vertically, from 0 to 1.
  func verticalOverlap(with other: Rect) -> Double {
    let shared = min(maxY, other.maxY) - max(y, other.y)
    let smaller = min(height, other.height)
    return smaller > 0 ? max(0, shared) / smaller : 0
  }

  /// How much of the smaller width two rectangles share horizontally, from 0 to 1.
  func horizontalOverlap(with other: Rect) -> Double {
    let shared = min(maxX, other.maxX) - max(x, other.x)
    let smaller = min(width, other.width)
    return smaller > 0 ? max(0, shared) / smaller : 0
  }

  /// Whether two rectangles stand in one visual row: they share half of the smaller height or more.
  func isInRow(with other: Rect) -> Bool { verticalOverlap(with: other) >= 0.5 }

  /// Whether another rectangle lies inside, with a tolerance in points.
  func contains(_ other: Rect, tolerance: Double = 0.5) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }

  /// The distance between two rectangles vertically in points; 0 when they overlap.
  func verticalGap(to other: Rect) -> Double { max(0, max(other.y - maxY, y - other.maxY)) }

  /// The distance between two rectangles horizontally in points; 0 when they overlap.
  func horizontalGap(to other: Rect) -> Double { max(0, max(other.x - maxX, x - other.maxX)) }

  /// The part of the union that two rectangles share, from 0 to 1.
  func intersectionOverUnion(with other: Rect) -> Double {
    let shared = intersection(other).area
    let all = area + other.area - shared
    return all > 0 ? shared / all : 0
  }
}
