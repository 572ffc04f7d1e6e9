import EarshotSession
import EarshotText
import EarshotTree

/// Draws what Voice Control or Switch Control puts over a screen.
///
/// No text covers another or leaves the picture: it moves away from its element, with a line to it,
/// and what has no room stands in a list below.
struct OverlayArtist {
  private let overlay: ScreenOverlay
  private let screen: Rect
  private let artist: ScreenArtist
  private var room: OccupancyGrid
  private var listed: [String] = []

  private static let badge = Drawing.Paint("#1C1C1E")
  private static let scanner = Drawing.Paint("#1D4ED8")
  private static let style = TextBlock.Style(.white, isBold: true)
  private static let padding = 4.0

  init(_ overlay: ScreenOverlay, on artist: ScreenArtist) {
    self.overlay = overlay
    self.artist = artist
    screen = artist.plan.screen ?? .zero
    room = OccupancyGrid(screen)
  }

  /// The marks; what has no room takes a part of the footer.
  consuming func marks(_ footer: inout PictureFooter) -> [Drawing.Mark] {
    var marks: [Drawing.Mark] = []
    switch overlay.kind {
    case .names, .numbers, .choice:
      for badge in overlay.badges { marks += tag(badge) }
    case .grid:
      for badge in overlay.badges { marks += cell(badge) }
    case .item, .group:
      for frame in overlay.frames { marks += outline(frame) }
      for badge in overlay.badges where !badge.text.isEmpty { marks += tag(badge) }
    case .point:
      for (place, frame) in overlay.frames.enumerated().reversed() {
        marks += line(frame, isUpright: overlay.isUpright(at: place))
      }
    case .menu:
      for frame in overlay.frames { marks += outline(frame) }
      marks += menu()
    }
    for text in listed { marks += artist.row(text, &footer) }
    return marks
  }
}

extension OverlayArtist {
  /// A text at its element: in the middle, or near where room is.
  private mutating func tag(_ badge: ScreenOverlay.Badge) -> [Drawing.Mark] {
    let frame = badge.frame.map { $0.isFinite ? $0.intersection(screen) : .zero } ?? .zero
    let text = TextFitting(badge.text, Self.style)
    let limit = Rect(
      x: 0, y: 0, width: min(max(frame.width, 88), screen.width) - 2 * Self.padding, height: 32)
    guard !frame.isEmpty, let draft = text.block(in: limit, sizes: [12, 11, 10], maxLines: 2) else {
      listed.append(badge.text)
      return []
    }
    let size = Size(
      width: draft.bounds.width + 2 * Self.padding, height: draft.bounds.height + 4)
    guard let place = room.take(size, at: places(around: frame, size)) else {
      listed.append(badge.text)
      return []
    }
    return leader(from: place, to: frame) + marks(of: draft, in: place, badge)
  }

  private func marks(
    of draft: TextBlock, in place: Rect, _ badge: ScreenOverlay.Badge
  ) -> [Drawing.Mark] {
    var block = draft
    block.isCentered = true
    block.box = Rect(
      x: place.x + Self.padding, y: place.y + 2, width: place.width - 2 * Self.padding,
      height: place.height - 4)
    return [
      Drawing.Mark(
        .rectangle(place, radius: 5), fill: Self.badge, stroke: Drawing.Stroke(.white, width: 1),
        element: badge.element, title: badge.text),
      Drawing.Mark(block, element: badge.element),
    ]
  }

  /// The middle of a frame, then rows above and below it, then the columns beside; all on the screen.
  private func places(around frame: Rect, _ size: Size) -> some Sequence<Point> {
    let start = Point(x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2)
    let (right, bottom) = (screen.maxX - size.width, screen.maxY - size.height)
    let turns = [0] + (1...12).flatMap { [$0, -$0] }
    return turns.lazy.flatMap { row in
      [0, 0.5, -0.5, 1, -1, 2, -2].lazy.map { column in
        Point(
          x: max(screen.x, min(start.x + column * (size.width + 3), right)),
          y: max(screen.y, min(start.y + Double(row) * (size.height + 3) / 2, bottom)))
      }
    }
  }

  /// A line from a text to its element, where the text had to leave it.
  private func leader(from place: Rect, to frame: Rect) -> [Drawing.Mark] {
    guard place.intersection(frame).isEmpty else { return [] }
    return [
      Drawing.Mark(
        .line([place.center, frame.center]), stroke: Drawing.Stroke(Self.badge, width: 1))
    ]
  }

  /// A cell of the grid with its number in the middle.
  private mutating func cell(_ badge: ScreenOverlay.Badge) -> [Drawing.Mark] {
    guard let frame = badge.frame?.intersection(screen), !frame.isEmpty else { return [] }
    let edge = Drawing.Mark(
      .rectangle(frame, radius: 0), stroke: Drawing.Stroke(Self.badge.faded(0.7), width: 1),
      title: badge.text)
    let inside = frame.grown(by: -Self.padding)
    guard
      let draft = TextFitting(badge.text, Self.style)
        .block(in: inside, sizes: [14, 12, 10, 8, 6], maxLines: 1), !draft.isCut
    else { return [edge] }
    let size = Size(width: draft.bounds.width + 2 * Self.padding, height: draft.bounds.height)
    let middle = Rect(
      x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2 - 2,
      width: size.width, height: size.height + 4
    ).intersection(frame)
    return [edge] + marks(of: draft, in: middle, badge)
  }

  /// The frame of the scanner.
  private func outline(_ frame: Rect) -> [Drawing.Mark] {
    let shape = Drawing.Shape.rectangle(frame.grown(by: 3), radius: 6)
    return [
      Drawing.Mark(shape, stroke: Drawing.Stroke(.white, width: 6)),
      Drawing.Mark(shape, stroke: Drawing.Stroke(Self.scanner, width: 3)),
    ]
  }

  /// A line that looks for a point, or a band with both of its edges.
  private func line(_ frame: Rect, isUpright: Bool) -> [Drawing.Mark] {
    let band = frame.intersection(screen.grown(by: 1))
    let edges =
      isUpright
      ? [band.x, band.maxX].map { [Point(x: $0, y: band.y), Point(x: $0, y: band.maxY)] }
      : [band.y, band.maxY].map { [Point(x: band.x, y: $0), Point(x: band.maxX, y: $0)] }
    return [
      Drawing.Mark(.rectangle(band, radius: 0), fill: Self.scanner.faded(0.2)),
      Drawing.Mark(.lines(edges), stroke: Drawing.Stroke(Self.scanner, width: 2)),
    ]
  }
}

extension OverlayArtist {
  private static let row = 30.0

  /// The lines of a menu in a panel at the bottom, those around the chosen one if there are more.
  private func menu() -> [Drawing.Mark] {
    let count = min(overlay.lines.count, max(1, Int(clamping: (screen.height - 16) / Self.row)))
    guard count > 0, screen.width > 40 else { return [] }
    let first = min(max(0, (overlay.chosen ?? 0) - count / 2), overlay.lines.count - count)
    let panel = Rect(
      x: screen.x + 8, y: screen.maxY - 8 - Double(count) * Self.row, width: screen.width - 16,
      height: Double(count) * Self.row)
    var marks = [Drawing.Mark(.rectangle(panel, radius: 10), fill: Self.badge)]
    // Lines that are offered together follow one another, so one mark is around them.
    let offered = (overlay.offered.isEmpty ? [overlay.chosen].compactMap(\.self) : overlay.offered)
      .filter((first..<first + count).contains)
    if let start = offered.min(), let end = offered.max() {
      let rows = Rect(
        x: panel.x, y: panel.y + Double(start - first) * Self.row, width: panel.width,
        height: Double(end - start + 1) * Self.row)
      marks.append(Drawing.Mark(.rectangle(rows, radius: 10), fill: Self.scanner))
    }
    for index in first..<first + count {
      let row = Rect(
        x: panel.x, y: panel.y + Double(index - first) * Self.row, width: panel.width,
        height: Self.row)
      marks += line(overlay.lines[index], at: index, in: row)
    }
    return marks
  }

  /// The words of a line behind its mark; a menu without marks has no room for them.
  private func line(_ words: String, at index: Int, in row: Rect) -> [Drawing.Mark] {
    let mark = overlay.marks.indices.contains(index) ? overlay.marks[index] : .none
    // The dot is drawn, so it need not be written as well.
    let text = mark == .dot && words.hasPrefix("• ") ? String(words.dropFirst(2)) : words
    let indent = overlay.marks.isEmpty ? 0 : 26.0
    let box = Rect(
      x: row.x + 12 + indent, y: row.y + 5, width: row.width - 24 - indent, height: row.height - 6)
    let place = Rect(x: row.x + 12, y: row.y + 6, width: 18, height: 18)
    let block = TextFitting(text, Self.style).block(in: box, sizes: [15, 13, 11], maxLines: 1)
    return MenuIcon(mark).marks(in: place)
      + (block.map { [Drawing.Mark($0, title: words)] } ?? [])
  }
}
