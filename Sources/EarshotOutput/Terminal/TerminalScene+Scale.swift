import EarshotSession
import EarshotText
import EarshotTree

extension TerminalScene {
  /// Where a frame lies in cells.
  struct Place {
    var columns: Range<Int>
    var rows: Range<Int>

    /// The row in the middle.
    var middle: Int { (rows.lowerBound + rows.upperBound - 1) / 2 }

    /// The part inside of a picture; `nil` when nothing is.
    func clamped(columns width: Int, rows height: Int) -> Place? {
      let place = Place(columns: columns.clamped(to: 0..<width), rows: rows.clamped(to: 0..<height))
      return place.columns.isEmpty || place.rows.isEmpty ? nil : place
    }
  }

  /// From points to cells: all columns are used, and rows are as low as text needs at least.
  struct Scale {
    /// The part of the screen that is drawn.
    var view: Rect
    var pointsPerColumn: Double
    var pointsPerRow: Double
    /// The first row of the picture that is shown.
    var firstRow = 0

    /// A row of text needs about that many points; more in one row would lie on one another.
    private static let tallestRow = 24.0
    /// Wider pictures are harder to read, not easier.
    private static let widest = 100

    /// Fits a part of the screen into columns and rows; as a whole, where nothing leads the eye.
    init(_ view: Rect, columns: Int, rows: Int, isWhole: Bool) {
      self.view = view
      pointsPerColumn = view.width / Double(max(1, min(columns, Scale.widest)))
      let fitting = view.height / Double(max(1, rows))
      pointsPerRow = isWhole ? fitting : min(fitting, Scale.tallestRow)
    }

    /// Where a frame lies; a narrow one gets the columns and rows that it needs at least.
    func place(of frame: Rect, narrowest: Int = 3) -> Place {
      let left = cell(frame.x - view.x, pointsPerColumn)
      let right = max(cell(frame.maxX - view.x, pointsPerColumn), left + narrowest)
      let top = cell(frame.y - view.y, pointsPerRow) - firstRow
      let bottom = max(cell(frame.maxY - view.y, pointsPerRow) - firstRow, top + 1)
      return Place(columns: left..<right, rows: top..<bottom)
    }

    private func cell(_ points: Double, _ size: Double) -> Int {
      Int(min(max(points / size, -10_000), 10_000).rounded())
    }
  }

  /// The scale of the picture, so that what is framed is in sight.
  func scale(_ size: Size, columns: Int, rows: Int) -> Scale {
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let view = gridFrame.map { $0.intersection(screen) }.flatMap { $0.isEmpty ? nil : $0 } ?? screen
    var scale = Scale(view, columns: columns, rows: rows, isWhole: framedFrame == nil)
    guard let frame = framedFrame else { return scale }
    let total = Int(clamping: (view.height / scale.pointsPerRow).rounded(.up))
    let place = scale.place(of: frame).rows
    let middle = (place.lowerBound + place.upperBound) / 2
    scale.firstRow = max(0, min(middle - rows / 2, total - rows))
    return scale
  }

  /// Around everything that is framed; `nil` when nothing is, or its places are unknown.
  private var framedFrame: Rect? {
    let frames = boxes.filter { framed.contains($0.id) }.compactMap(\.frame).filter(\.isFinite)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Around the cells of a grid, which is looked at more closely as it gets smaller.
  private var gridFrame: Rect? {
    guard let overlay, overlay.kind == .grid else { return nil }
    let frames = overlay.badges.compactMap(\.frame).filter { $0.isFinite && !$0.isEmpty }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }
}
