import EarshotBraille
import EarshotTree

/// Draws a braille display: raised dots are filled, the others faint.
struct BrailleArtist {
  /// From one cell to the next, in points; dots keep the proportions of a real display.
  private static let pitch = 24.0
  /// From one dot to the next.
  private static let dotPitch = 9.0
  private static let raised = 3.2
  private static let flat = 1.0
  /// From the edge of the case to the first dot.
  private static let margin = 12.0
  /// Room for the words beneath.
  private static let wordsHeight = 22.0
  private static let faint = Drawing.Paint("#77777C")
  private static let status = Drawing.Paint("#48484C")

  /// The size of a display of some cells with its words, in points.
  static func size(cells: Int) -> Size {
    Size(
      width: Double(cells) * pitch + 2 * margin - (pitch - dotPitch),
      height: caseHeight + wordsHeight)
  }

  private static var caseHeight: Double { 3 * dotPitch + 2 * margin }

  /// What is under the fingers now, with its words beneath.
  ///
  /// - Parameter words: the words that the cells stand for.
  static func marks(
    of line: BrailleLine, _ words: String, at origin: Point, element: Element.ID? = nil
  ) -> [Drawing.Mark] {
    let artist = BrailleArtist(line: line, origin: origin, scale: 1)
    return artist.device(words, element) + artist.dots + artist.beneath(words, element)
  }

  /// The dots alone, as large as they fit into a box.
  static func dots(of line: BrailleLine, in box: Rect) -> [Drawing.Mark] {
    let scale = min(
      1, box.width / size(cells: line.display.cells).width, box.height / caseHeight)
    let top = box.y + (box.height - scale * caseHeight) / 2
    return BrailleArtist(line: line, origin: Point(x: box.x, y: top), scale: scale).dots
  }

  private let line: BrailleLine
  private let origin: Point
  private let scale: Double

  private func device(_ words: String, _ element: Element.ID?) -> [Drawing.Mark] {
    let frame = Rect(
      x: origin.x, y: origin.y, width: Self.size(cells: line.display.cells).width,
      height: Self.caseHeight)
    let device = Drawing.Mark(
      .rectangle(frame, radius: 8), fill: Palette.display, element: element,
      title: words)
    guard let cell = line.display.statusCell else { return [device] }
    let first = center(ofDot: 0, in: cell)
    let around = Rect(
      x: first.x, y: first.y, width: Self.dotPitch, height: 3 * Self.dotPitch
    ).grown(by: Self.raised + 2)
    return [device, Drawing.Mark(.rectangle(around, radius: 3), fill: Self.status)]
  }

  private var dots: [Drawing.Mark] {
    var raised: [Drawing.Mark] = []
    var flat: [[Point]] = []
    for (cell, dots) in line.shown.enumerated() {
      for dot in 0..<8 {
        let center = center(ofDot: dot, in: cell)
        if dots & (1 << dot) != 0 {
          raised.append(Drawing.Mark(.circle(center, radius: scale * Self.raised), fill: .white))
        } else {
          flat.append(diamond(center))
        }
      }
    }
    return [Drawing.Mark(.polygons(Path(polygons: flat)), fill: Self.faint)] + raised
  }

  private func beneath(_ words: String, _ element: Element.ID?) -> [Drawing.Mark] {
    let size = Self.size(cells: line.display.cells)
    let box = Rect(
      x: origin.x + Self.margin, y: origin.y + Self.caseHeight, width: size.width - 2 * Self.margin,
      height: Self.wordsHeight)
    let text = TextFitting(words, TextBlock.Style(Palette.paper.label))
    let block = text.block(in: box, sizes: [14, 12, 10, 8], maxLines: 1)
    return block.map { [Drawing.Mark($0, element: element)] } ?? []
  }

  /// Dots 1 2 3 are the left column and 4 5 6 the right one; 7 and 8 are below them.
  private func center(ofDot dot: Int, in cell: Int) -> Point {
    let (column, row) = dot < 6 ? (dot / 3, dot % 3) : (dot - 6, 3)
    return Point(
      x: origin.x
        + scale * (Self.margin + Double(cell) * Self.pitch + Double(column) * Self.dotPitch),
      y: origin.y + scale * (Self.margin + Double(row) * Self.dotPitch))
  }

  private func diamond(_ center: Point) -> [Point] {
    let flat = scale * Self.flat
    return [(0.0, -flat), (flat, 0.0), (0.0, flat), (-flat, 0.0)].map {
      Point(x: center.x + $0.0, y: center.y + $0.1)
    }
  }
}

extension BrailleLine {
  /// The part of a text that is under the fingers now.
  func words(of scalars: [Unicode.Scalar]) -> String {
    let shown = windows[window]
    guard !shown.isEmpty else { return "" }
    let start = min(content.places[shown.lowerBound], scalars.count)
    let end = canPanRight ? content.places[shown.upperBound] : scalars.count
    var words = String.UnicodeScalarView()
    if start < end { words.append(contentsOf: scalars[start..<end]) }
    return String(words)
  }
}
