import EarshotTree

/// What a finger that explores the screen finds.
extension ScreenArtist {
  private static let silence = Drawing.Stroke(Drawing.Paint("#8A8A92").faded(0.6), width: 1)
  private static let overlap = Drawing.Stroke(Palette.small.faded(0.6), width: 1)

  /// The areas that answer, hatching where all is silent, and another one where stops overlap.
  ///
  /// Areas lie as the finger finds them: of two in one place the later one is found.
  func coverageMarks() -> [Drawing.Mark] {
    guard let screen = plan.screen else { return [] }
    let areas = drawn.screen.screen.touchAreas(in: drawn.screen.order)
    let hatching = Hatching(of: areas.map(\.shape), in: screen)
    let silent = hatching.lines(.rising, spacing: 8) { $0 == 0 }
    let doubled = hatching.lines(.falling, spacing: 5) { $0 > 1 }
    return areas.map { area in
      Drawing.Mark(
        .polygons(area.shape), fill: colors.line.faded(0.12),
        stroke: Drawing.Stroke(colors.line.faded(0.8), width: 1),
        element: drawn.screen.order[area.stop].id, title: title(area.stop))
    } + [
      Drawing.Mark(.lines(silent), stroke: Self.silence, title: words.silence),
      Drawing.Mark(.lines(doubled), stroke: Self.overlap, title: words.overlap),
    ]
  }
}
