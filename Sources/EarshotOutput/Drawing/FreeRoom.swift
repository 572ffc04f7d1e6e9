import EarshotTree

/// What of a picture is still free for words and numbers, in small cells.
///
/// Asking costs by the size of the asker, not by how much was placed before.
struct FreeRoom {
  /// The side of a cell in points.
  static let cell = 3.0

  /// The part of the plane that can be used.
  let area: Rect
  private let columns: Int
  private let rows: Int
  private var taken: [Bool]

  init(_ area: Rect) {
    self.area = area
    columns = Int((area.width / FreeRoom.cell).rounded(.up))
    rows = Int((area.height / FreeRoom.cell).rounded(.up))
    taken = Array(repeating: false, count: columns * rows)
  }

  /// Whether a rectangle lies in the area and nothing is in it.
  func isFree(_ rect: Rect) -> Bool {
    guard rect.x >= area.x, rect.y >= area.y, rect.maxX <= area.maxX, rect.maxY <= area.maxY
    else { return false }
    let cells = cells(of: rect)
    return cells.rows.allSatisfy { row in
      !taken[row * columns + cells.columns.lowerBound..<row * columns + cells.columns.upperBound]
        .contains(true)
    }
  }

  /// Takes the part of a rectangle that lies in the area.
  mutating func take(_ rect: Rect) {
    let cells = cells(of: rect)
    for row in cells.rows {
      for column in cells.columns { taken[row * columns + column] = true }
    }
  }

  /// The first place that is free for a size; takes it.
  mutating func take(
    _ size: Size, at places: some Sequence<Point>
  ) -> Rect? {
    for place in places {
      let rect = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
      if isFree(rect) {
        take(rect)
        return rect
      }
    }
    return nil
  }

  private func cells(of rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      FreeRoom.range(rect.x - area.x, rect.maxX - area.x, columns),
      FreeRoom.range(rect.y - area.y, rect.maxY - area.y, rows)
    )
  }

  private static func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
    let first = Int(min(max(from / cell, 0), Double(count)).rounded(.down))
    let end = Int(min(max(to / cell, 0), Double(count)).rounded(.up))
    return first..<max(first, end)
  }
}
