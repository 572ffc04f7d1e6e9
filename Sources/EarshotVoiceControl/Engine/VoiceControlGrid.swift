package import EarshotTree

/// Cells with numbers over the screen, or over the cell that was chosen before.
package struct VoiceControlGrid: Hashable, Sendable {
  /// The rows, from 1.
  package let rows: Int
  /// The columns, from 1.
  package let columns: Int
  /// Whether the cells of a row are counted from the right.
  let isRightToLeft: Bool
  /// The region that the cells cover, in screen coordinates.
  package private(set) var region: Rect
  /// What the cells covered before each cell was chosen, the whole screen first.
  private var outer: [Rect] = []

  /// A grid over a screen; `nil` if nothing tells how large that is.
  package init?(over screen: Screen, rows: Int, columns: Int) {
    guard let region = screen.extent else { return nil }
    self.region = region
    self.rows = max(1, min(rows, 100))
    self.columns = max(1, min(columns, 100))
    isRightToLeft = screen.direction == .rightToLeft
  }

  /// The cells in the order of their numbers.
  var cells: [Rect] { (1...rows * columns).compactMap(cell) }

  /// The cell of a number from 1; rows from the top, each in the direction of reading.
  package func cell(_ number: Int) -> Rect? {
    guard (1...rows * columns).contains(number) else { return nil }
    let row = (number - 1) / columns
    let place = (number - 1) % columns
    let column = isRightToLeft ? columns - 1 - place : place
    let width = region.width / Double(columns)
    let height = region.height / Double(rows)
    return Rect(
      x: region.x + Double(column) * width, y: region.y + Double(row) * height, width: width,
      height: height)
  }

  /// The same grid over one of its cells; `nil` if its cells would be smaller than a point.
  package func zoomed(to number: Int) -> VoiceControlGrid? {
    guard rows * columns > 1, let cell = cell(number), cell.width >= Double(columns),
      cell.height >= Double(rows)
    else { return nil }
    var zoomed = self
    zoomed.outer.append(region)
    zoomed.region = cell
    return zoomed
  }

  /// The grid before a cell was chosen; `nil` if none was.
  func zoomedOut() -> VoiceControlGrid? {
    guard let region = outer.last else { return nil }
    var wider = self
    wider.outer.removeLast()
    wider.region = region
    return wider
  }
}

extension Screen {
  /// What can be seen: the size of the screen, else what the root nodes cover.
  var extent: Rect? {
    if let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let frames = elements.compactMap(\.effectiveFrame).filter { !$0.isEmpty && $0.isFinite }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
