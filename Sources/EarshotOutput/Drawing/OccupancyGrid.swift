import EarshotText
import EarshotTree

/// What of a picture is taken, in small cells.
///
/// Asking costs by the size of the asker, not by how much was placed before.
struct OccupancyGrid {
  /// The part of the plane that can be used.
  let area: Rect
  private let cell: Double
  private let keepsEdges: Bool
  private let columns: Int
  private let rows: Int
  private var counts: [Int32]

  /// Makes a grid of which nothing is taken.
  ///
  /// - Parameters:
  ///   - cell: the side of a cell in points.
  ///   - keepsEdges: whether a cell is taken as soon as a rectangle reaches into it; otherwise only
  ///     if at least half of it is covered on both axes, so that what touches may stand side by side.
  init(_ area: Rect, cell: Double = 3, keepsEdges: Bool = true) {
    self.area = area
    self.cell = cell
    self.keepsEdges = keepsEdges
    columns = Int(clamping: (area.width / cell).rounded(.up))
    rows = Int(clamping: (area.height / cell).rounded(.up))
    counts = Array(repeating: 0, count: columns * rows)
  }

  /// Whether a rectangle lies in the area and nothing is in it.
  func isFree(_ rect: Rect) -> Bool {
    rect.x >= area.x && rect.y >= area.y && rect.maxX <= area.maxX && rect.maxY <= area.maxY
      && !isTaken(rect)
  }

  /// Whether a rectangle reaches into what is taken.
  func isTaken(_ rect: Rect) -> Bool {
    let cells = cells(of: rect)
    return cells.rows.contains { row in
      counts[row * columns + cells.columns.lowerBound..<row * columns + cells.columns.upperBound]
        .contains { $0 > 0 }
    }
  }

  /// Takes the part of a rectangle that lies in the area.
  mutating func take(_ rect: Rect) { add(1, to: rect) }

  /// Gives up a rectangle that was taken.
  mutating func release(_ rect: Rect) { add(-1, to: rect) }

  /// The first place that is free for a size; takes it.
  mutating func take(_ size: Size, at places: some Sequence<Point>) -> Rect? {
    for place in places {
      let rect = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
      if isFree(rect) {
        take(rect)
        return rect
      }
    }
    return nil
  }

  private mutating func add(_ count: Int32, to rect: Rect) {
    let cells = cells(of: rect)
    for row in cells.rows {
      for column in cells.columns { counts[row * columns + column] += count }
    }
  }

  private func cells(of rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      range(rect.x - area.x, rect.maxX - area.x, columns),
      range(rect.y - area.y, rect.maxY - area.y, rows)
    )
  }

  private func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
    let first = (from / cell).rounded(keepsEdges ? .down : .toNearestOrAwayFromZero)
    let end = (to / cell).rounded(keepsEdges ? .up : .toNearestOrAwayFromZero)
    let start = Int(min(max(first, 0), Double(count)))
    return start..<max(start, Int(min(max(end, 0), Double(count))))
  }
}
