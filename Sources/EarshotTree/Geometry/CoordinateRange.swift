/// How far from the corner of a screen anything may lie.
package enum CoordinateRange {
  /// Coordinates beyond this, in points, are what tools write for no place.
  package static let farthest = 1e7

  /// Whether all numbers are those of a place.
  package static func holds(_ numbers: [Double]) -> Bool {
    numbers.allSatisfy { $0.isFinite && abs($0) <= farthest }
  }
}

extension Rect {
  /// Whether it is finite, within reach and without a negative side.
  package var isWithinReach: Bool {
    CoordinateRange.holds([x, y, width, height]) && width >= 0 && height >= 0
  }

  /// The nearest frame within reach; `nil` when a number is not finite.
  package var nearestWithinReach: Rect? {
    guard isFinite else { return nil }
    let farthest = CoordinateRange.farthest
    return Rect(
      x: min(max(x, -farthest), farthest), y: min(max(y, -farthest), farthest),
      width: min(max(width, 0), farthest), height: min(max(height, 0), farthest))
  }
}

extension Size {
  /// Whether a screen can have it.
  package var isOfAScreen: Bool {
    CoordinateRange.holds([width, height]) && width > 0 && height > 0
  }
}
