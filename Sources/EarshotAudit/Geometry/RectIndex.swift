import EarshotTree

/// Rectangles by their place on the screen, so that those near a place are found at once.
struct RectIndex: Sendable {
  private let rects: [Rect]
  private var cells: [Int: [Int]] = [:]

  /// The side of a cell in points: about the height of a row.
  private static let side = 64.0
  /// The most rectangles that are kept in one cell; more lie there only when they are piled up.
  private static let most = 48
  /// The most cells on a side; what lies farther is taken to lie at the edge.
  private static let edge = 64

  init(_ rects: [Rect]) {
    self.rects = rects
    for (index, rect) in rects.enumerated() where rect.isFinite && !rect.isEmpty {
      for cell in RectIndex.cells(of: rect) {
        if cells[cell, default: []].count < RectIndex.most {
          cells[cell, default: []].append(index)
        }
      }
    }
  }

  /// The indices of the rectangles within a distance of a rectangle, in order.
  func near(_ rect: Rect, within distance: Double = 0) -> [Int] {
    guard rect.isFinite else { return [] }
    let wide = rect.grown(by: distance)
    var found: Set<Int> = []
    for cell in RectIndex.cells(of: wide) {
      for index in cells[cell] ?? [] where rects[index].touches(wide) { found.insert(index) }
    }
    return found.sorted()
  }

  private static func cells(of rect: Rect) -> [Int] {
    let (columns, rows) = (range(rect.x, rect.maxX), range(rect.y, rect.maxY))
    return rows.flatMap { row in columns.map { row * (edge * 2 + 1) + $0 } }
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    let limit = Double(edge)
    let first = Int(min(max((low / side).rounded(.down), -limit), limit))
    let last = Int(min(max((high / side).rounded(.down), -limit), limit))
    return first...max(first, last)
  }
}

extension Rect {
  /// The rectangle with a margin around it.
  func grown(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  fileprivate func touches(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// The rectangle made at least so large on both sides, around the same middle, and moved into
  /// bounds.
  func enlarged(to side: Double, in bounds: Rect?) -> Rect {
    let (newWidth, newHeight) = (max(width, side), max(height, side))
    var rect = Rect(
      x: x - (newWidth - width) / 2, y: y - (newHeight - height) / 2, width: newWidth,
      height: newHeight)
    if let bounds {
      rect.x = max(bounds.x, min(rect.x, bounds.maxX - newWidth))
      rect.y = max(bounds.y, min(rect.y, bounds.maxY - newHeight))
    }
    return rect
  }
}
