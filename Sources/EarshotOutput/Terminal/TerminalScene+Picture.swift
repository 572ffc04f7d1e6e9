import EarshotSession
import EarshotTree
import EarshotWriting

extension TerminalScene {
  /// Draws the stops in their places, what is framed above all others.
  func drawPicture(in body: Range<Int>, on canvas: inout TerminalCanvas) {
    guard let size, !body.isEmpty else { return }
    let scale = scale(size, columns: canvas.columns, rows: body.count)
    var picture = TerminalPicture(scene: self, scale: scale, body: body, canvas: canvas)
    picture.draw()
    canvas = picture.canvas
  }
}

/// The stops of a scene in their places, with what lies over them.
private struct TerminalPicture {
  let scene: TerminalScene
  let scale: TerminalScene.Scale
  /// The rows that are drawn on.
  let body: Range<Int>
  var canvas: TerminalCanvas

  mutating func draw() {
    for box in scene.boxes where box.id != scene.focus { draw(box) }
    if let focused = scene.boxes.first(where: { $0.id == scene.focus }) { draw(focused) }
    guard let overlay = scene.overlay else { return }
    switch overlay.kind {
    case .grid:
      for badge in overlay.badges { draw(cell: badge) }
    case .point:
      // What glides is drawn last, above the height that was chosen.
      for (place, frame) in overlay.frames.enumerated().reversed() {
        draw(line: frame, isUpright: overlay.isUpright(at: place))
      }
    case .names, .numbers, .choice:
      for badge in scene.placelessBadges { label(badge) }
    case .item, .group:
      // One stop in a frame is drawn as the focus is.
      guard scene.focusIndex == nil else { return }
      for frame in overlay.frames { outline(frame) }
    case .menu: break
    }
  }

  private mutating func draw(_ box: TerminalScene.Box) {
    guard let place = place(of: box.frame) else { return }
    let border = Border(isFocus: box.id == scene.focus, isOpen: place.rows.count >= 3)
    let inner = max(0, place.columns.count - 2)
    for row in place.rows {
      let text = row == place.middle ? scene.text(of: box) : ""
      let line =
        border.isEdge(row, of: place)
        ? border.edge(isTop: row == place.rows.lowerBound, width: inner)
        : border.left + text.onOneLine.truncated(to: inner).padded(to: inner) + border.right
      write(line, row, place.columns, border.isFocus ? .focus : .plain)
    }
  }

  /// Draws a frame and leaves what is inside.
  private mutating func outline(_ frame: Rect) {
    guard let place = place(of: frame) else { return }
    let border = Border(isFocus: true, isOpen: place.rows.count >= 3)
    let (left, right) = (place.columns.lowerBound, place.columns.upperBound)
    for row in place.rows {
      if border.isEdge(row, of: place) {
        let edge = border.edge(
          isTop: row == place.rows.lowerBound, width: max(0, right - left - 2))
        write(edge, row, place.columns, .focus)
      } else {
        write(border.left, row, left..<left + 1, .focus)
        write(border.right, row, right - 1..<right, .focus)
      }
    }
  }

  /// Draws the number of a cell in its middle, and its corner.
  private mutating func draw(cell badge: ScreenOverlay.Badge) {
    guard let place = place(of: badge.frame, narrowest: 1) else { return }
    let left = place.columns.lowerBound
    write("┼", place.rows.lowerBound, left..<left + 1, .title)
    label(badge)
  }

  /// Draws a text in the middle of its frame.
  private mutating func label(_ badge: ScreenOverlay.Badge) {
    guard let place = place(of: badge.frame) else { return }
    let text = TerminalScene.mark(badge.text)
    let (left, right) = (place.columns.lowerBound, place.columns.upperBound)
    let start = max(left, (left + right - text.columns) / 2)
    write(text, place.middle, start..<start + text.columns, .title)
  }

  /// Draws a line that looks for a point, or the edges of a band.
  private mutating func draw(line frame: Rect, isUpright: Bool) {
    guard let place = place(of: frame, narrowest: 1) else { return }
    let (rows, columns) = (place.rows, place.columns)
    for row in isUpright ? Array(rows) : [rows.lowerBound, rows.upperBound - 1] {
      for column in isUpright ? [columns.lowerBound, columns.upperBound - 1] : Array(columns) {
        write(isUpright ? "┃" : "━", row, column..<column + 1, .focus)
      }
    }
  }

  /// The cells of a frame that are in sight; `nil` when none is.
  private func place(of frame: Rect?, narrowest: Int = 3) -> TerminalScene.Place? {
    guard let frame, frame.isFinite else { return nil }
    return scale.place(of: frame, narrowest: narrowest)
      .clamped(columns: canvas.columns, rows: body.count)
  }

  private mutating func write(
    _ text: String, _ row: Int, _ columns: Range<Int>, _ style: TerminalCanvas.Style
  ) {
    canvas.write(
      text, row: body.lowerBound + row, from: columns.lowerBound, to: columns.upperBound, style)
  }
}

/// The lines around a box; the frame of the focus can be told without colours.
private struct Border {
  var isFocus: Bool
  /// Whether there is room above and below the text.
  var isOpen: Bool

  var left: String { isFocus ? (isOpen ? "┃" : "▶") : (isOpen ? "│" : "[") }
  var right: String { isFocus ? (isOpen ? "┃" : "◀") : (isOpen ? "│" : "]") }

  /// Whether a row is above or below what is inside.
  func isEdge(_ row: Int, of place: TerminalScene.Place) -> Bool {
    isOpen && (row == place.rows.lowerBound || row + 1 == place.rows.upperBound)
  }

  func edge(isTop: Bool, width: Int) -> String {
    let line = String(repeating: isFocus ? "━" : "─", count: width)
    if isTop { return (isFocus ? "┏" : "┌") + line + (isFocus ? "┓" : "┐") }
    return (isFocus ? "┗" : "└") + line + (isFocus ? "┛" : "┘")
  }
}
