import EarshotComparison
import EarshotSession
import EarshotSpeech
import EarshotTree

/// Draws a screen: places numbers and words in free room, then stacks the layers.
struct ScreenArtist {
  let drawn: DrawnScreen
  let mode: DrawnScreen.Mode
  let plan: ScreenPlan
  let colors: Palette
  private let layers: Set<Drawing.Layer.Kind>
  /// The names of the stops, for who points at a mark or cannot see it.
  private let titles: [String]
  /// What is free on the canvas.
  var room: OccupancyGrid
  /// The stops whose words stand in the list.
  var listed: Set<Int>
  /// The numbers by their stop.
  var numbers: [Int: Rect] = [:]

  init(_ drawn: DrawnScreen, _ mode: DrawnScreen.Mode, _ layers: Set<Drawing.Layer.Kind>) {
    self.drawn = drawn
    self.mode = mode
    self.layers = layers
    titles = (0..<drawn.screen.order.count).map { index in
      "\(index + 1): " + SpeechStyle.caption(drawn.utterance(index)).sentence
    }
    plan = ScreenPlan(drawn.screen)
    colors = mode == .ear ? .ear : .paper
    room = OccupancyGrid(plan.canvas)
    listed = Set(plan.placeless)
  }

  mutating func drawing() -> Drawing {
    // Numbers are small and belong to a corner, so they come before words.
    var marks: [Drawing.Layer.Kind: [Drawing.Mark]] = [:]
    if layers.contains(.numbers) { marks[.numbers] = numberMarks() }
    if layers.contains(.words) { marks[.words] = wordMarks() }
    marks[.screenshot] = screenshotMarks()
    if layers.contains(.coverage) { marks[.coverage] = coverageMarks() }
    marks[.groups] = groupMarks()
    marks[.touch] = touchMarks()
    if layers.contains(.hidden) { marks[.hidden] = hiddenMarks() }
    marks[.frames] = frameMarks()
    if layers.contains(.texts) { marks[.texts] = textMarks() }
    marks[.edges] = edgeMarks()
    marks[.path] = pathMarks()
    marks[.activation] = activationMarks()
    marks[.focus] = focusMarks()
    var footer = PictureFooter(below: plan.canvas)
    if layers.contains(.list) { marks[.list] = listMarks(&footer) }
    for overlay in drawn.overlays where layers.contains(overlay.layer) {
      marks[overlay.layer, default: []] += OverlayArtist(overlay, on: self).marks(&footer)
    }
    if layers.contains(.legend) {
      marks[.legend] = legendMarks(marks.filter { layers.contains($0.key) }, &footer)
    }
    if layers.contains(.caption) { marks[.caption] = captionMarks(&footer) }
    if layers.contains(.braille) { marks[.braille] = brailleMarks(&footer) }
    var drawing = Drawing(
      title: words.title(drawn), summary: summary,
      view: footer.view, background: mode == .ear ? .black : .white)
    drawing.layers = Drawing.Layer.Kind.allCases.filter(layers.contains).compactMap { kind in
      marks[kind].map { Drawing.Layer(kind, $0) }
    }
    drawing.language = drawn.language
    drawing.spoken = titles
    drawing.listed = listed.sorted()
    return drawing
  }

  private var summary: String {
    let summary = words.summary(
      drawn, mode, overlay, listed: layers.contains(.list) ? listed.count : 0)
    guard layers.contains(.coverage), let share = drawn.screen.touchCoverage else { return summary }
    return "\(summary) \(words.coverage(share))"
  }

  /// What another technology shows, where it takes the place of the reading order.
  private var overlay: Drawing.Layer.Kind? {
    layers.contains(.numbers) ? nil : drawn.overlays.map(\.layer).first(where: layers.contains)
  }

  /// The words around the picture.
  var words: PictureWords { PictureWords(language: drawn.language) }

  /// What is said at a stop.
  func utterance(_ index: Int) -> Utterance { drawn.utterance(index) }

  /// The whole line of the caption panel at a stop.
  func caption(_ index: Int) -> String { SpeechStyle.caption(utterance(index)).line }

  /// What a stop is, for who points at its mark.
  func title(_ index: Int) -> String { titles[index] }
}
