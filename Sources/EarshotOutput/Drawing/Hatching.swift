import EarshotTree

/// Slanting lines over what no area covers, and over what two or more cover.
///
/// Each line meets the areas by itself, so the cost is the number of lines times that of the corners.
struct Hatching {
  /// Which way lines slant.
  enum Slant: Double {
    /// From the left bottom to the right top.
    case rising = 1
    /// From the left top to the right bottom.
    case falling = -1
  }

  private let bounds: Rect
  private let shapes: [Path]

  /// Prepares areas within bounds.
  init(of shapes: [Path], in bounds: Rect) {
    self.bounds = bounds
    self.shapes = shapes
  }

  /// The parts of the lines that as many areas cover as is wanted.
  ///
  /// - Parameters:
  ///   - slant: which way the lines slant.
  ///   - spacing: from line to line along the x axis, in points; positive.
  ///   - isWanted: whether a part is kept, by the number of areas that cover it.
  func lines(
    _ slant: Slant, spacing: Double, where isWanted: (Int) -> Bool
  ) -> [[Point]] {
    let sign = slant.rawValue
    let ends = Path(rect: bounds).polygons.joined().map { $0.x + sign * $0.y }
    guard let first = ends.min(), let last = ends.max(), last.isFinite, first.isFinite else {
      return []
    }
    return stride(from: first + spacing / 2, to: last, by: spacing).flatMap { offset in
      parts(of: Line(offset: offset, sign: sign), where: isWanted)
    }
  }

  private func parts(of line: Line, where isWanted: (Int) -> Bool) -> [[Point]] {
    let whole = line.crossings(Path(rect: bounds))
    guard let start = whole.first, let end = whole.last else { return [] }
    var events: [(x: Double, change: Int)] = []
    for shape in shapes {
      for (index, x) in line.crossings(shape).enumerated() {
        events.append((min(max(x, start), end), index.isMultiple(of: 2) ? 1 : -1))
      }
    }
    events.sort { $0.x < $1.x }
    events.append((end, 0))
    var parts: [[Point]] = []
    var from = start
    var count = 0
    for event in events {
      // What is shorter than a point cannot be seen.
      if isWanted(count), event.x - from > 1 {
        parts.append([line.point(at: from), line.point(at: event.x)])
      }
      from = event.x
      count += event.change
    }
    return parts
  }
}

/// The points whose x and y have one sum, or one difference.
private struct Line {
  var offset: Double
  var sign: Double

  func point(at x: Double) -> Point { Point(x: x, y: (offset - x) * sign) }

  /// Where it enters and leaves a shape, by x, sorted.
  func crossings(_ shape: Path) -> [Double] {
    var found: [Double] = []
    for polygon in shape.polygons {
      guard var previous = polygon.last else { continue }
      for corner in polygon {
        let (start, end) = (distance(previous), distance(corner))
        if (start > 0) != (end > 0) {
          found.append(previous.x + (corner.x - previous.x) * start / (start - end))
        }
        previous = corner
      }
    }
    return found.sorted()
  }

  private func distance(_ point: Point) -> Double { point.x + sign * point.y - offset }
}
