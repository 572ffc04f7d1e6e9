import EarshotTree

/// The frames that still wait for their words, in cells: others keep out of them.
struct Claims {
  /// The side of a cell in points.
  private static let cell = 8.0

  private let canvas: Rect
  private let columns: Int
  private let rows: Int
  private var counts: [Int32]

  init(_ frames: [Rect], on canvas: Rect) {
    self.canvas = canvas
    columns = Int((canvas.width / Claims.cell).rounded(.up))
    rows = Int((canvas.height / Claims.cell).rounded(.up))
    counts = Array(repeating: 0, count: columns * rows)
    for frame in frames { add(1, to: frame) }
  }

  /// Gives up the claim of a frame whose turn has come.
  mutating func release(_ frame: Rect) { add(-1, to: frame) }

  /// Whether a rectangle reaches into a frame that waits.
  func holds(_ rect: Rect) -> Bool {
    let cells = cells(of: rect)
    return cells.rows.contains { row in
      counts[row * columns + cells.columns.lowerBound..<row * columns + cells.columns.upperBound]
        .contains { $0 > 0 }
    }
  }

  private mutating func add(_ count: Int32, to frame: Rect) {
    let cells = cells(of: frame)
    for row in cells.rows {
      for column in cells.columns { counts[row * columns + column] += count }
    }
  }

  private func cells(of rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      Claims.range(rect.x - canvas.x, rect.maxX - canvas.x, columns),
      Claims.range(rect.y - canvas.y, rect.maxY - canvas.y, rows)
    )
  }

  private static func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
    // What only touches a cell at its edge is not in it.
    let first = Int(min(max((from / cell).rounded(), 0), Double(count)))
    let end = Int(min(max((to / cell).rounded(), 0), Double(count)))
    return first..<max(first, end)
  }
}
