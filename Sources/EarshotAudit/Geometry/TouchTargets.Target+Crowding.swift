import EarshotTree

extension TouchTargets.Target {
  /// Whether the circle around the middle meets another area, or the circle of another small one.
  func isCrowded(
    by other: TouchTargets.Target, _ size: Double, _ tolerance: Double
  ) -> Bool {
    let center = frame.center
    let horizontal = max(0, max(other.seen.x - center.x, center.x - other.seen.maxX))
    let vertical = max(0, max(other.seen.y - center.y, center.y - other.seen.maxY))
    let reach = size / 2 - tolerance
    if horizontal * horizontal + vertical * vertical < reach * reach { return true }
    guard other.isSmaller(than: size, tolerance) else { return false }
    let (x, y) = (other.frame.center.x - center.x, other.frame.center.y - center.y)
    let apart = size - tolerance
    return x * x + y * y < apart * apart
  }
}
