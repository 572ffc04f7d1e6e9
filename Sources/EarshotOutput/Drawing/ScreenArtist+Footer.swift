import EarshotTree

/// What stands below the screen: the list of what has no place on it, captions, braille.
extension ScreenArtist {
  private static let panelHeight = 32.0

  /// A row for each stop without a place, after a line that says why.
  func listMarks(_ footer: inout PictureFooter) -> [Drawing.Mark] {
    guard !listed.isEmpty else { return [] }
    let style = TextBlock.Style(colors.dim)
    var marks: [Drawing.Mark] = []
    let heading = plan.canvas.isEmpty ? words.noPlaces : words.elsewhere
    marks += row([TextBlock.Run(heading, style)], sizes: [12, 10], nil, &footer)
    for index in listed.sorted() {
      let number = TextBlock.Run("\(index + 1)  ", style)
      marks += row(
        [number] + runs(index, hasHints: false), sizes: [13, 12, 11], index, &footer)
    }
    _ = footer.band(height: 6)
    return marks
  }

  /// A row of up to three lines; a frame stands around the one in focus.
  private func row(
    _ runs: [TextBlock.Run], sizes: [Double], _ index: Int?, _ footer: inout PictureFooter
  ) -> [Drawing.Mark] {
    let width = footer.band(height: 0).width
    let text = TextFitting(runs)
    let tallest = Rect(x: 0, y: 0, width: width - 20, height: 60)
    guard let draft = text.block(in: tallest, sizes: sizes, maxLines: 3) else { return [] }
    let band = footer.band(height: draft.bounds.height + 8)
    var block = draft
    block.box = Rect(
      x: band.x + 10, y: band.y + 4, width: tallest.width, height: draft.bounds.height)
    let id = index.map { drawn.screen.order[$0].id }
    guard let index, index == drawn.focus, plan.placeless.contains(index) else {
      return [Drawing.Mark(block, element: id)]
    }
    let frame = Drawing.Mark(
      .rectangle(band.grown(by: -1.5), radius: 6), stroke: Drawing.Stroke(colors.focus, width: 2),
      element: id, title: title(index))
    return [frame, Drawing.Mark(block, element: id)]
  }

  /// A row for a text that another technology shows and that has no room on the picture.
  func row(_ text: String, _ footer: inout PictureFooter) -> [Drawing.Mark] {
    let run = TextBlock.Run(text, TextBlock.Style(colors.label))
    return row([run], sizes: [13, 12, 11], nil, &footer)
  }

  /// One dark line with what is said at the focus, cut at its end: the panel of VoiceOver.
  func captionMarks(_ footer: inout PictureFooter) -> [Drawing.Mark] {
    guard let focus = drawn.focus, drawn.lines.indices.contains(focus) else { return [] }
    let band = footer.band(height: ScreenArtist.panelHeight)
    let panel = Drawing.Mark(.rectangle(band, radius: 0), fill: Palette.panel)
    let box = Rect(x: band.x + 10, y: band.y + 5, width: band.width - 20, height: band.height - 8)
    let text = TextFitting(caption(focus), TextBlock.Style(.white))
    guard let block = text.block(in: box, sizes: [16, 14], maxLines: 1) else { return [panel] }
    return [
      panel, Drawing.Mark(block, element: drawn.screen.order[focus].id, title: caption(focus)),
    ]
  }

  /// The braille display over the full width.
  func brailleMarks(_ footer: inout PictureFooter) -> [Drawing.Mark] {
    guard let braille = drawn.braille else { return [] }
    let band = footer.band(height: ScreenArtist.panelHeight)
    let panel = Drawing.Mark(
      .rectangle(band, radius: 0), fill: Palette.display, title: words.braille)
    return [panel] + BrailleArtist.dots(of: braille, in: band)
  }
}
