import EarshotTree

extension TerminalScene {
  /// Where a frame lies in cells.
  private struct Place {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// From points to cells: all columns are used, and rows are as low as text needs at least.
  private struct Scale {
    var pointsPerColumn: Double
    var pointsPerRow: Double
    /// The first row of the picture that is shown.
    var firstRow = 0

    /// A row of text needs about that many points; more in one row would lie on one another.
    static let tallestRow = 24.0
    /// Wider pictures are harder to read, not easier.
    static let widest = 100

    init(_ size: Size, columns: Int, rows: Int) {
      pointsPerColumn = size.width / Double(max(1, min(columns, Scale.widest)))
      pointsPerRow = min(size.height / Double(max(1, rows)), Scale.tallestRow)
    }

    func place(of frame: Rect) -> Place {
      let left = cell(frame.x, pointsPerColumn)
      let right = max(cell(frame.maxX, pointsPerColumn), left + 3)
      let top = cell(frame.y, pointsPerRow) - firstRow
      let bottom = max(cell(frame.maxY, pointsPerRow) - firstRow, top + 1)
      return Place(columns: left..<right, rows: top..<bottom)
    }

    private func cell(_ points: Double, _ size: Double) -> Int {
      Int(min(max(points / size, -10_000), 10_000).rounded())
    }
  }

  /// Draws the stops in their places, the one in focus above all others.
  func drawPicture(in body: Range<Int>, on canvas: inout TerminalCanvas) {
    guard let size, !body.isEmpty else { return }
    var scale = Scale(size, columns: canvas.columns, rows: body.count)
    let total = Int((size.height / scale.pointsPerRow).rounded(.up))
    let focused = boxes.first { $0.id == focus }
    if let frame = focused?.frame {
      let rows = scale.place(of: frame).rows
      let middle = (rows.lowerBound + rows.upperBound) / 2
      scale.firstRow = max(0, min(middle - body.count / 2, total - body.count))
    }
    for box in boxes where box.id != focus { draw(box, scale, in: body, on: &canvas) }
    if let focused { draw(focused, scale, in: body, on: &canvas) }
  }

  private func draw(
    _ box: Box, _ scale: Scale, in body: Range<Int>, on canvas: inout TerminalCanvas
  ) {
    guard let frame = box.frame, frame.x.isFinite, frame.y.isFinite, frame.width.isFinite,
      frame.height.isFinite
    else { return }
    var place = scale.place(of: frame)
    guard place.columns.lowerBound < canvas.columns, place.columns.upperBound > 0,
      place.rows.lowerBound < body.count, place.rows.upperBound > 0
    else { return }
    place.columns = place.columns.clamped(to: 0..<canvas.columns)
    place.rows = place.rows.clamped(to: 0..<body.count)
    let border = Border(isFocus: box.id == focus, isOpen: place.rows.count >= 3)
    for row in place.rows {
      let isEdge =
        border.isOpen && (row == place.rows.lowerBound || row + 1 == place.rows.upperBound)
      let middle = (place.rows.lowerBound + place.rows.upperBound - 1) / 2
      let text = row == middle ? box.text : ""
      let inner = max(0, place.columns.count - 2)
      let line =
        isEdge
        ? border.edge(isTop: row == place.rows.lowerBound, width: inner)
        : border.left + text.onOneLine.truncated(to: inner).padded(to: inner) + border.right
      canvas.write(
        line, row: body.lowerBound + row, from: place.columns.lowerBound,
        to: place.columns.upperBound, border.isFocus ? .focus : .plain)
    }
  }

  /// The lines around a box; the frame of the focus can be told without colours.
  private struct Border {
    var isFocus: Bool
    /// Whether there is room above and below the text.
    var isOpen: Bool

    var left: String { isFocus ? (isOpen ? "┃" : "▶") : (isOpen ? "│" : "[") }
    var right: String { isFocus ? (isOpen ? "┃" : "◀") : (isOpen ? "│" : "]") }

    func edge(isTop: Bool, width: Int) -> String {
      let line = String(repeating: isFocus ? "━" : "─", count: width)
      if isTop { return (isFocus ? "┏" : "┌") + line + (isFocus ? "┓" : "┐") }
      return (isFocus ? "┗" : "└") + line + (isFocus ? "┛" : "┘")
    }
  }
}
