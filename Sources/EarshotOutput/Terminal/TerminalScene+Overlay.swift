import EarshotSession
import EarshotTree
import EarshotWriting

extension TerminalScene {
  /// Whether names or numbers that can be said stand on the stops.
  var hasBadges: Bool { !badges.isEmpty }

  /// The words in a box, with what can be said for it.
  func text(of box: Box) -> String {
    guard let badge = badges.first(where: { $0.element == box.id }) else { return box.text }
    let mark = Self.mark(badge.text)
    return overlay?.kind == .names ? mark : "\(mark) \(box.text)"
  }

  /// Names and numbers of what has no box, one a line.
  var placelessBadges: [String] {
    let ids = Set(boxes.map(\.id))
    return badges.filter { badge in badge.element.map { !ids.contains($0) } ?? true }
      .map { Self.mark($0.text) }
  }

  private var badges: [ScreenOverlay.Badge] {
    guard let overlay, [.names, .numbers, .choice, .grid].contains(overlay.kind) else { return [] }
    return overlay.badges
  }

  /// A text that can be said; its marks can be told without colours.
  private static func mark(_ text: String) -> String { "‹\(text)›" }

  /// Draws what lies over the picture: cells, the frame of a group, lines that look for a point.
  func drawOverlay(_ scale: Scale, in body: Range<Int>, on canvas: inout TerminalCanvas) {
    guard let overlay else { return }
    switch overlay.kind {
    case .grid:
      for badge in overlay.badges { draw(cell: badge, scale, in: body, on: &canvas) }
    case .point:
      // What glides is drawn last, above the height that was chosen.
      for (place, frame) in overlay.frames.enumerated().reversed() {
        let isUpright = overlay.isUpright(at: place)
        draw(line: frame, isUpright: isUpright, scale, in: body, on: &canvas)
      }
    case .names, .numbers, .choice:
      let ids = Set(boxes.map(\.id))
      for badge in overlay.badges where badge.element.map({ !ids.contains($0) }) ?? true {
        label(badge, scale, in: body, on: &canvas)
      }
    case .item, .group:
      // One stop in a frame is drawn as the focus is.
      guard focusIndex == nil else { return }
      for frame in overlay.frames { outline(frame, scale, in: body, on: &canvas) }
    case .menu: break
    }
  }

  /// Draws a frame and leaves what is inside.
  private func outline(
    _ frame: Rect, _ scale: Scale, in body: Range<Int>, on canvas: inout TerminalCanvas
  ) {
    guard frame.isFinite,
      let place = scale.place(of: frame).clamped(columns: canvas.columns, rows: body.count)
    else { return }
    let border = Border(isFocus: true, isOpen: place.rows.count >= 3)
    let (left, right) = (place.columns.lowerBound, place.columns.upperBound)
    for row in place.rows {
      let isTop = row == place.rows.lowerBound
      if border.isOpen, isTop || row + 1 == place.rows.upperBound {
        canvas.write(
          border.edge(isTop: isTop, width: max(0, right - left - 2)), row: body.lowerBound + row,
          from: left, to: right, .focus)
      } else {
        canvas.write(border.left, row: body.lowerBound + row, from: left, to: left + 1, .focus)
        canvas.write(border.right, row: body.lowerBound + row, from: right - 1, to: right, .focus)
      }
    }
  }

  /// Draws the number of a cell in its middle, and its corner.
  private func draw(
    cell badge: ScreenOverlay.Badge, _ scale: Scale, in body: Range<Int>,
    on canvas: inout TerminalCanvas
  ) {
    guard let frame = badge.frame, frame.isFinite,
      let place = scale.place(of: frame, narrowest: 1)
        .clamped(columns: canvas.columns, rows: body.count)
    else { return }
    canvas.write(
      "┼", row: body.lowerBound + place.rows.lowerBound, from: place.columns.lowerBound,
      to: place.columns.lowerBound + 1, .title)
    label(badge, scale, in: body, on: &canvas)
  }

  /// Draws a text in the middle of its frame.
  private func label(
    _ badge: ScreenOverlay.Badge, _ scale: Scale, in body: Range<Int>,
    on canvas: inout TerminalCanvas
  ) {
    let text = Self.mark(badge.text)
    guard let frame = badge.frame, frame.isFinite,
      let place = scale.place(of: frame).clamped(columns: canvas.columns, rows: body.count)
    else { return }
    let row = (place.rows.lowerBound + place.rows.upperBound - 1) / 2
    let start = max(
      place.columns.lowerBound,
      (place.columns.lowerBound + place.columns.upperBound - text.columns) / 2)
    canvas.write(
      text, row: body.lowerBound + row, from: start, to: start + text.columns, .title)
  }

  /// Draws a line that looks for a point, or the edges of a band.
  private func draw(
    line frame: Rect, isUpright: Bool, _ scale: Scale, in body: Range<Int>,
    on canvas: inout TerminalCanvas
  ) {
    guard frame.isFinite,
      let place = scale.place(of: frame, narrowest: 1)
        .clamped(columns: canvas.columns, rows: body.count)
    else { return }
    for row in place.rows {
      for column in place.columns {
        let isEdge =
          isUpright
          ? column == place.columns.lowerBound || column + 1 == place.columns.upperBound
          : row == place.rows.lowerBound || row + 1 == place.rows.upperBound
        guard isEdge else { continue }
        canvas.write(
          isUpright ? "┃" : "━", row: body.lowerBound + row, from: column, to: column + 1, .focus)
      }
    }
  }
}
