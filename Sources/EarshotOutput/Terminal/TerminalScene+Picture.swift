import EarshotTree
import EarshotWriting

extension TerminalScene {
  /// Draws the stops in their places, what is framed above all others.
  func drawPicture(in body: Range<Int>, on canvas: inout TerminalCanvas) {
    guard let size, !body.isEmpty else { return }
    let scale = scale(size, columns: canvas.columns, rows: body.count)
    for box in boxes where box.id != focus { draw(box, scale, in: body, on: &canvas) }
    if let focused = boxes.first(where: { $0.id == focus }) {
      draw(focused, scale, in: body, on: &canvas)
    }
    drawOverlay(scale, in: body, on: &canvas)
  }

  private func draw(
    _ box: Box, _ scale: Scale, in body: Range<Int>, on canvas: inout TerminalCanvas
  ) {
    guard let frame = box.frame, frame.isFinite,
      let place = scale.place(of: frame).clamped(columns: canvas.columns, rows: body.count)
    else { return }
    let border = Border(isFocus: box.id == focus, isOpen: place.rows.count >= 3)
    for row in place.rows {
      let isEdge =
        border.isOpen && (row == place.rows.lowerBound || row + 1 == place.rows.upperBound)
      let middle = (place.rows.lowerBound + place.rows.upperBound - 1) / 2
      let text = row == middle ? self.text(of: box) : ""
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
  struct Border {
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
