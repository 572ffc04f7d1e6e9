/// How much of a rectangle others cover together, in time that grows with their number only.
///
/// The rectangle is a fine grid of differences: adding costs four cells, whatever the size.
package struct CoveredArea {
  private static let columns = 128
  private static let lines = 512

  private let bounds: Rect
  private var differences: [Int32]

  /// Starts with nothing covered.
  package init(of bounds: Rect) {
    self.bounds = bounds
    differences = [Int32](repeating: 0, count: (Self.columns + 1) * (Self.lines + 1))
  }

  /// Covers a rectangle; answers whether any of it lies within the bounds.
  @discardableResult
  package mutating func add(_ rect: Rect) -> Bool {
    let part = rect.intersection(bounds)
    guard part.width * part.height > 0 else { return false }
    let left = cell(part.x - bounds.x, bounds.width, Self.columns)
    let right = cell(part.maxX - bounds.x, bounds.width, Self.columns)
    let top = cell(part.y - bounds.y, bounds.height, Self.lines)
    let bottom = cell(part.maxY - bounds.y, bounds.height, Self.lines)
    differences[index(left, top)] += 1
    differences[index(right, top)] -= 1
    differences[index(left, bottom)] -= 1
    differences[index(right, bottom)] += 1
    return true
  }

  /// The covered part, from 0 to 1.
  package var share: Double {
    var above = [Int32](repeating: 0, count: Self.columns)
    var covered = 0
    // Without checks of bounds, because this is a pass over 65,536 cells for each screen.
    differences.withUnsafeBufferPointer { differences in
      above.withUnsafeMutableBufferPointer { above in
        for line in 0..<Self.lines {
          var running: Int32 = 0
          for column in 0..<Self.columns {
            running &+= differences[index(column, line)]
            above[column] &+= running
            if above[column] > 0 { covered &+= 1 }
          }
        }
      }
    }
    return Double(covered) / Double(Self.columns * Self.lines)
  }

  private func cell(_ distance: Double, _ extent: Double, _ cells: Int) -> Int {
    min(cells, max(0, Int((distance / extent * Double(cells)).rounded())))
  }

  private func index(_ column: Int, _ line: Int) -> Int { line * (Self.columns + 1) + column }
}
