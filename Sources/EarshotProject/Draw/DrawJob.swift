import EarshotBraille
import EarshotCaptures
package import EarshotComparison
package import EarshotHost
package import EarshotOutput
import EarshotReach
import EarshotSession
package import EarshotSpeech
import EarshotText
package import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// Draws the screens of inputs as the options say.
package struct DrawJob {
  /// The result of an input.
  package struct Screens {
    /// Each screen on which something is heard.
    package var all: [DrawnScreen]
    /// The same screens at the text sizes that the user names, in their order.
    package var enlarged: [[(size: ContentSizeCategory, screen: DrawnScreen)]] = []
    /// The format and its losses, for a comparison.
    package var source: ScreenComparison.Source
    /// The settings of speech for the first one.
    package var settings: SpeechSettings
    /// Whether a part of the input could not be read.
    package var isIncomplete: Bool
  }

  /// The view of the screen.
  package var view: DrawnView
  /// The layers to draw; `nil` for those of the view.
  package var layers: Set<Drawing.Layer.Kind>?
  /// The element in focus as the user names it.
  package var focus: String?
  /// The cells of the braille display; `nil` draws none.
  package var braille: Int?
  /// The overlay of another technology.
  package var technology: DrawnTechnology
  /// The text sizes at which each screen is drawn, side by side; none for that of the capture.
  package var textSizes: [ContentSizeCategory] = []
  /// The only screen that is drawn, from 1.
  package var screen: Int?
  /// The reader of captures.
  package var reader: InputReader
  /// The screenshot that the user names.
  package var screenshot: Screenshot?

  package init(
    view: DrawnView, layers: Set<Drawing.Layer.Kind>? = nil, focus: String? = nil,
    braille: Int? = nil, technology: DrawnTechnology, screen: Int? = nil, reader: InputReader,
    screenshot: Screenshot? = nil
  ) {
    self.view = view
    self.layers = layers
    self.focus = focus
    self.braille = braille
    self.technology = technology
    self.screen = screen
    self.reader = reader
    self.screenshot = screenshot
  }

  /// The same work, by which documents with nothing to hear are worth no more than a note.
  func forgiving(_ paths: Set<String>) -> DrawJob {
    var job = self
    job.reader.forgivenDocuments = .among(paths)
    return job
  }

  /// The place for messages.
  package var messages: Messages { reader.messages }

  private var speech: SpeechOptions { reader.speech }

  /// The screens of an input.
  ///
  /// Throws an exit status after saying why there are none.
  package func screens(of path: String) throws(RunFailure) -> Screens {
    let capture = try reader.heardCapture(path)
    messages.note(losses: capture.losses, path: path)
    var screens = Screens(
      all: try screens(of: capture, path), source: .init(capture),
      settings: speech.settings(for: capture.screens.first), isIncomplete: capture.isIncomplete)
    guard !textSizes.isEmpty else { return screens }
    if !capture.screens.contains(where: \.tellsTextGrowth) {
      messages.noteFontsAreUnknown(path: path)
    }
    screens.enlarged = screens.all.map { drawn in textSizes.map { ($0, enlarged(drawn, $0)) } }
    return screens
  }

  /// A screen at a text size, with the same speech.
  private func enlarged(_ drawn: DrawnScreen, _ size: ContentSizeCategory) -> DrawnScreen {
    var enlarged = drawn
    enlarged.screen = Transcript.OrderedScreen(drawn.screen.screen.atTextSize(size))
    enlarged.screenshot = nil
    enlarged.isEnlarged = true
    // What is read in another order at that size is not known.
    if enlarged.screen.order.map(\.id) != drawn.screen.order.map(\.id) {
      enlarged.lines =
        VoiceOver(settings: speech.settings(for: enlarged.screen.screen))
        .reading(of: enlarged.screen.screen).lines
    }
    return enlarged
  }

  /// The pictures of screens: one each, with the text sizes side by side.
  func drawings(_ screens: Screens, _ path: String) -> [Drawing] {
    guard !textSizes.isEmpty else { return screens.all.map { drawing($0, path) } }
    return screens.enlarged.compactMap { sizes in
      let pictures = sizes.map { drawing($0.screen, path).named(textSize: $0.size.shortName) }
      return pictures.dropFirst().reduce(pictures.first) { $0?.beside($1, title: $1.title) }
    }
  }

  private func screens(
    of capture: Capture, _ path: String
  ) throws(RunFailure) -> [DrawnScreen] {
    var screens: [DrawnScreen] = []
    for (index, screen) in try chosen(of: capture, path) {
      var drawn = drawnScreen(screen, path)
      guard !drawn.lines.isEmpty else {
        messages.note("screen \(index + 1) is not drawn: nothing on it gets focus", path: path)
        continue
      }
      drawn.focus = try place(of: focus, on: drawn.screen, path)
      drawn.braille = try brailleLine(of: drawn, path)
      drawn.screenshot = picture(of: capture, path)
      drawn.overlays = technology.overlays(on: drawn.screen, speech.settings(for: screen))
      screens.append(drawn)
    }
    guard !screens.isEmpty else {
      messages.error(
        "nothing is heard on the chosen screen", help: "choose another one with --screen",
        path: path)
      throw .badInput
    }
    return screens
  }

  private func chosen(
    of capture: Capture, _ path: String
  ) throws(RunFailure) -> [(index: Int, screen: Screen)] {
    let screens = capture.screens.enumerated().map { (index: $0.offset, screen: $0.element) }
    guard let screen else { return screens }
    guard screens.indices.contains(screen - 1) else {
      messages.error(
        "the input holds \(screens.count) \(screens.count == 1 ? "screen" : "screens")",
        help: "name one of them with --screen, from 1 to \(screens.count)", path: path)
      throw .wrongUsage
    }
    return [screens[screen - 1]]
  }

  /// A screen with what is said on it.
  private func drawnScreen(_ screen: Screen, _ path: String) -> DrawnScreen {
    let settings = speech.settings(for: screen)
    reader.note(predictionFor: settings, path)
    let transcript = VoiceOver(settings: settings).reading(of: screen)
    reader.warn(ofOrder: transcript, path)
    var drawn = DrawnScreen(screen: transcript.screens[0], lines: transcript.lines)
    drawn.language = settings.language
    drawn.assumption = "\(settings.profile), \(settings.language)"
    return drawn
  }

  /// The picture of a screen.
  package func drawing(_ drawn: DrawnScreen, _ path: String) -> Drawing {
    let drawing =
      switch view {
      case .frames: drawn.drawing(.frames, layers: layers)
      case .ear: drawn.drawing(.ear, layers: layers)
      case .both: both(drawn)
      case .coverage: drawn.drawing(.frames, layers: layers ?? DrawnScreen.coverageLayers)
      }
    let listed = Set(drawing.listed).count
    if listed == drawn.lines.count, !drawn.hasPlaces {
      messages.note("a list instead of a picture: the input does not tell frames", path: path)
    } else if listed > 0 {
      let list = drawing.layer(.list) == nil ? "" : " and are listed below it"
      messages.note(
        "\(listed) of \(drawn.lines.count) elements have no place on the picture\(list)",
        path: path)
    }
    return drawing
  }

  private func both(_ drawn: DrawnScreen) -> Drawing {
    let frames = drawn.drawing(.frames, layers: layers)
    return frames.beside(drawn.drawing(.ear, layers: layers), title: frames.title)
  }

  /// The place of the element in focus; the first one unless the user names another or none.
  private func place(
    of name: String?, on screen: Transcript.OrderedScreen, _ path: String
  ) throws(RunFailure) -> Int? {
    guard let name else { return 0 }
    if name == "none" { return nil }
    if let number = Int(name), screen.order.indices.contains(number - 1) { return number - 1 }
    let query = GoalQuery(name)
    if let goal = query.goal(on: screen), let place = screen.order.index(of: goal.element) {
      return place
    }
    let nearest = query.nearest(on: screen)
    messages.error(
      "focus never stops at '\(name)'",
      help: (nearest.isEmpty
        ? "'earshot read \(path)' lists where it stops" : Suggestion.list(nearest))
        + speech.languageHint(for: path),
      path: path)
    throw .wrongUsage
  }

  /// The braille line when the focus is on its element.
  private func brailleLine(
    of drawn: DrawnScreen, _ path: String
  ) throws(RunFailure) -> BrailleLine? {
    guard let braille, let focus = drawn.focus else { return nil }
    do {
      let code = BrailleCode(language: speech.settings(for: drawn.screen.screen).language)
      let text = try LibLouis().braille(of: drawn.lines[focus].utterance, code)
      return BrailleLine(text, on: BrailleDisplay(cells: braille))
    } catch {
      messages.error(error, path: path)
      throw .badInput
    }
  }

  /// The screenshot that the user names, or the one that belongs to the capture.
  private func picture(of capture: Capture, _ path: String) -> ImageFile? {
    guard capture.screens.count == 1 || screen != nil, view != .ear else { return nil }
    return (screenshot ?? Screenshot.found(for: capture, path, messages))?.picture
  }
}
