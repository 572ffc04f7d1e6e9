/// Decides which of two siblings is read first: rows from top to bottom, then along the row.
///
/// Two tops that differ by the tolerance or more are different rows. The comparator is not
/// transitive: three elements in steps smaller than the tolerance may form a cycle.
struct RowComparator {
  /// 8 points on a phone, 13 elsewhere; found by experiment in AccessibilitySnapshot.
  let tolerance: Double
  let direction: LayoutDirection

  init(idiom: Idiom, direction: LayoutDirection) {
    tolerance = idiom == .phone ? 8 : 13
    self.direction = direction
  }

  /// Whether an origin is read strictly before another; an unknown origin is never before.
  func precedes(_ left: Point?, _ right: Point?) -> Bool {
    guard let left, let right else { return false }
    if abs(left.y - right.y) >= tolerance { return left.y < right.y }
    return direction == .leftToRight ? left.x < right.x : left.x > right.x
  }

  /// The origin that is read first, or `nil` if none is known.
  func first(of origins: some Sequence<Point?>) -> Point? {
    var best: Point?
    for case let origin? in origins where best == nil || precedes(origin, best) { best = origin }
    return best
  }
}
