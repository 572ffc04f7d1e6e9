import EarshotTree

/// What the marks of a picture mean, in rows below it.
extension ScreenArtist {
  private static let sample = Size(width: 22, height: 12)
  private static let rowHeight = 18.0
  private static let margin = 10.0

  /// A sample and its meaning for each kind of mark on the picture; nothing on an empty one.
  func legendMarks(
    _ shown: [Drawing.Layer.Kind: [Drawing.Mark]], _ footer: inout PictureFooter
  ) -> [Drawing.Mark] {
    let entries = entries(shown)
    guard !plan.items.isEmpty, !entries.isEmpty else { return [] }
    var marks: [Drawing.Mark] = []
    var band = footer.band(height: Self.rowHeight)
    var x = band.x + Self.margin
    for entry in entries {
      let text = TextFitting(entry.runs)
      let width = Self.sample.width + 5 + text.width * 10 + 14
      if x > band.x + Self.margin, x + width > band.maxX {
        band = footer.band(height: Self.rowHeight)
        x = band.x + Self.margin
      }
      let place = Rect(
        x: x, y: band.y + 3, width: Self.sample.width, height: Self.sample.height)
      marks += entry.sample(place)
      let start = entry.sample(place).isEmpty ? x : place.maxX + 5
      let box = Rect(x: start, y: band.y + 3, width: band.maxX - start, height: 14)
      if let block = text.block(in: box, sizes: [10], maxLines: 1) {
        marks.append(Drawing.Mark(block))
      }
      x += width
    }
    _ = footer.band(height: 4)
    return marks
  }

  private typealias Entry = (runs: [TextBlock.Run], sample: (Rect) -> [Drawing.Mark])

  private func entries(_ shown: [Drawing.Layer.Kind: [Drawing.Mark]]) -> [Entry] {
    (mode == .ear ? [wordEntry] : frameEntries(shown))
      + (shown[.hidden]?.isEmpty == false ? [hiddenEntry] : [])
  }

  /// How names, values and types look among the words of the ear.
  private var wordEntry: Entry {
    let dim = TextBlock.Style(colors.dim)
    return (
      [
        TextBlock.Run(words.legend(.name), TextBlock.Style(colors.label)), TextBlock.Run(", ", dim),
        TextBlock.Run(words.legend(.value), TextBlock.Style(colors.value, isItalic: true)),
        TextBlock.Run(", ", dim),
        TextBlock.Run(words.legend(.type), TextBlock.Style(colors.type, isBold: true)),
        TextBlock.Run(", ", dim),
        TextBlock.Run(words.legend(.state), TextBlock.Style(colors.state)),
      ], { _ in [] }
    )
  }

  private var hiddenEntry: Entry {
    let stroke = Drawing.Stroke(colors.dim, width: 1, isDashed: true)
    return (
      [TextBlock.Run(words.legend(.hidden), TextBlock.Style(colors.dim))],
      { [Drawing.Mark(.rectangle($0, radius: 3), stroke: stroke)] }
    )
  }

  private func frameEntries(_ shown: [Drawing.Layer.Kind: [Drawing.Mark]]) -> [Entry] {
    func isShown(_ kind: Drawing.Layer.Kind) -> Bool { shown[kind]?.isEmpty == false }
    var entries: [Entry] = []
    func add(_ meaning: PictureWords.Meaning, _ sample: @escaping (Rect) -> [Drawing.Mark]) {
      entries.append(([TextBlock.Run(words.legend(meaning), TextBlock.Style(colors.dim))], sample))
    }
    let line = Drawing.Stroke(colors.line, width: 1.5)
    if isShown(.path) {
      let stroke = Drawing.Stroke(colors.line.faded(0.45), width: 1.5)
      add(.path) { [Drawing.Mark(.line([$0.start, $0.end]), stroke: stroke)] }
    }
    if isShown(.groups) {
      let paint = Palette.group(0)
      add(.group) {
        [
          Drawing.Mark(
            .rectangle($0, radius: 3), fill: paint.faded(0.1),
            stroke: Drawing.Stroke(paint, width: 1.5))
        ]
      }
    }
    if isShown(.touch), plan.items.contains(where: isSmall) {
      add(.small) { [Drawing.Mark(.rectangle($0, radius: 3), fill: Palette.small.faded(0.2))] }
    }
    if isShown(.frames), plan.items.contains(where: \.isOffscreen) {
      let dashed = Drawing.Stroke(line.paint.faded(0.6), width: 1.5, isDashed: true)
      add(.offscreen) { [Drawing.Mark(.rectangle($0, radius: 3), stroke: dashed)] }
    }
    if isShown(.activation) {
      add(.activation) { [Drawing.Mark(.circle($0.center, radius: 2), fill: Palette.tap)] }
    }
    if isShown(.focus) {
      let stroke = Drawing.Stroke(colors.focus, width: 3)
      add(.focus) { [Drawing.Mark(.rectangle($0, radius: 4), stroke: stroke)] }
    }
    return entries
  }
}

extension Rect {
  fileprivate var start: Point { Point(x: x, y: center.y) }
  fileprivate var end: Point { Point(x: maxX, y: center.y) }
}
