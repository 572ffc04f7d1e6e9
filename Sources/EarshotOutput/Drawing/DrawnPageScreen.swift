import EarshotComparison
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotWriting

/// Writes one screen of a page: its pictures, and its stops as a list.
struct DrawnPageScreen {
  /// Which of two versions it is.
  enum Side: String {
    case before
    case after
  }

  let screen: DrawnScreen
  /// What it is called for who cannot see it.
  let name: String
  /// What tells it from the others of the page.
  let id: String
  let style: SpeechStyle
  let words: DrawnWords
  /// What became of the stops; `nil` when nothing is compared.
  var changes: DrawnPageChanges?

  private var ordered: Transcript.OrderedScreen { screen.screen }
  /// The language in which is spoken, which is not that of the page when its screens differ.
  private var language: String { screen.language }

  func write(_ html: inout HTMLWriter) {
    let pictures = pictures
    html.element("div", ["class": look(pictures[0].drawing.view)]) { html in
      html.element("figure") { html in
        write(pictures, &html)
        html.element(
          "p",
          [
            "class": "caption scripted", "aria-hidden": "true", "dir": "auto", "lang": language,
            "hidden": "",
          ], "")
        writeTools(&html)
        html.element("figcaption", ["class": "quiet"], summary)
      }
      html.element("div", writeStops)
    }
  }

  private var summary: String {
    let stops = words.stops(ordered.order.count)
    let coverage = ordered.touchCoverage.map(PictureWords(language: words.language).coverage)
    return [stops + ".", coverage].compactMap { $0 }.joined(separator: " ")
  }

  /// What a page draws: the focus and the caption are its own, and readers switch layers on.
  private func layers(of mode: DrawnScreen.Mode) -> Set<Drawing.Layer.Kind> {
    var plain = screen
    plain.overlays = []
    let layers = plain.layers(of: mode).subtracting([.focus, .legend, .caption, .braille])
    return mode == .frames
      ? layers.union(Drawing.Layer.Kind.switched)
      : layers.subtracting(Drawing.Layer.Kind.switched)
  }

  /// The pictures at one scale, so that what lies over them fits all.
  private var pictures: [(mode: DrawnScreen.Mode, drawing: Drawing)] {
    var pictures = DrawnScreen.Mode.allCases.map { mode in
      (mode: mode, drawing: screen.drawing(mode, layers: layers(of: mode)))
    }
    let views = pictures.map(\.drawing.view)
    let view = views.dropFirst().reduce(views[0]) { $0.union($1) }
    for index in pictures.indices { pictures[index].drawing.view = view }
    return pictures
  }

  /// The classes of the look: much beside of the screen needs a wide column, and what is higher than
  /// a window must not stay in sight.
  private func look(_ view: Rect) -> String {
    let width = ordered.screen.size?.width ?? view.width
    return "screen" + (view.width > width * 1.3 ? " wide" : "")
      + (view.height > view.width * 2.5 ? " tall" : "")
  }

  private func write(
    _ pictures: [(mode: DrawnScreen.Mode, drawing: Drawing)], _ html: inout HTMLWriter
  ) {
    html.element("div", ["class": "picture"]) { html in
      for (mode, drawing) in pictures {
        html.element("div", ["class": "shows-\(mode.rawValue)"]) { html in
          html.markup(SVGWriter.svg(drawing, id: "picture-\(id)-\(mode.rawValue)"))
        }
      }
      writeAreas(pictures[0].drawing.view, &html)
    }
  }

  /// Writes what a finger finds, and the frame of the focus.
  ///
  /// The browser finds the last shape at a point, as VoiceOver finds the topmost element.
  private func writeAreas(_ view: Rect, _ html: inout HTMLWriter) {
    let box = [view.x, view.y, view.width, view.height].map(SVGNumber.text)
      .joined(separator: " ")
    html.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "areas", "aria-hidden": "true",
        "viewBox": box,
      ]
    ) { html in
      for area in ordered.screen.touchAreas(in: ordered.order) {
        html.empty(
          "path",
          ["data-stop": "\(area.stop)", "d": area.shape.svgData, "fill-rule": "evenodd"])
      }
      html.element("g", ["class": "cursor"]) { html in
        html.empty("path", ["class": "halo", "d": ""])
        html.empty("path", ["class": "line", "d": ""])
      }
    }
  }

  /// The shape of the focus: around the frame, or along the path that the app gives.
  private func cursor(_ index: Int) -> Path? {
    let element = ordered.order[index].element
    if let path = element.path.value, !path.bounds.isEmpty { return path }
    return element.effectiveFrame.map { Path(rect: $0.grown(by: 6)) }
  }

  private func writeTools(_ html: inout HTMLWriter) {
    html.element(
      "div",
      [
        "class": "tools scripted", "role": "group", "aria-label": "\(words(.step)): \(name)",
        "hidden": "",
      ]
    ) { html in
      for (step, word) in [("-1", DrawnWords.Word.previous), ("1", .next)] {
        html.element("button", ["type": "button", "data-step": step], words(word))
      }
      html.element("span", ["class": "place quiet"], "")
    }
  }

  private func writeStops(_ html: inout HTMLWriter) {
    guard !screen.lines.isEmpty else { return html.element("p", words(.empty)) }
    html.element(
      "ol",
      [
        "class": "stops", "role": "list", "aria-label": "\(words(.stops)): \(name)",
        "aria-describedby": "keys", "data-start": screen.focus.map { "\($0)" },
      ]
    ) { html in
      for index in screen.lines.indices {
        html.element("li", ["id": "stop-\(id)-\(index + 1)"]) { writeStop(index, &$0) }
      }
    }
  }

  private func writeStop(_ index: Int, _ html: inout HTMLWriter) {
    let utterance = screen.lines[index].utterance
    html.element("span", ["class": "number", "aria-hidden": "true"], "\(index + 1)")
    // A button is only what is acted on in the app: all else would be heard as one as well.
    let isButton = ordered.order.indices.contains(index) && ordered.order[index].isInteractive
    html.element(
      isButton ? "button" : "span",
      [
        "type": isButton ? "button" : nil, "class": "line", "lang": language, "dir": "auto",
        "data-cursor": cursor(index)?.svgData,
      ]
    ) { html in
      for span in SpokenSpan.spans(of: style.line(of: utterance), from: utterance) {
        guard let role = span.role else {
          html.text(span.text)
          continue
        }
        let other = span.language == language ? nil : span.language
        html.element("span", ["class": role.rawValue, "lang": other], span.text)
      }
    }
    for change in changes?[index] ?? [] {
      html.element("p", ["class": "change"]) { html in
        html.element("strong", change.name)
        guard let text = change.text else { return }
        html.text(": ")
        html.element("span", ["lang": language, "dir": "auto"], text)
      }
    }
    writeFacts(index, &html)
  }

  private func writeFacts(_ index: Int, _ html: inout HTMLWriter) {
    guard ordered.order.indices.contains(index) else { return }
    let stop = ordered.order[index]
    let actions = stop.element.customActions.value ?? []
    let value = stop.element.value.value ?? ""
    let isAdjustable = stop.element.has(.adjustable)
    html.element("dl") { html in
      if isAdjustable, !value.isEmpty { writeFact(.value, [value], isTold: true, &html) }
      if !actions.isEmpty { writeFact(.actions, actions.map(\.name), isTold: true, &html) }
      let groups = stop.enclosures.compactMap(\.label).filter { !$0.isEmpty }
      if !groups.isEmpty { writeFact(.inside, groups, isTold: false, &html) }
      if let frame = stop.element.effectiveFrame {
        html.fact(words(.frame), words.place(frame))
      }
      if let point = stop.element.effectiveActivationPoint,
        !stop.element.isActivationPointDefault(scale: ordered.screen.scale ?? 1)
      {
        html.fact(words(.tap), "\(SVGNumber.text(point.x)), \(SVGNumber.text(point.y))")
      }
    }
  }

  private func writeFact(
    _ name: DrawnWords.Word, _ texts: [String], isTold: Bool, _ html: inout HTMLWriter
  ) {
    html.element("dt", words(name))
    html.element("dd") { html in
      html.element("ul") { html in
        for text in texts {
          html.element(
            "li", ["class": isTold ? "turn" : nil, "lang": language, "dir": "auto"], text)
        }
      }
    }
  }
}
