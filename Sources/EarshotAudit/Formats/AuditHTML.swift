import EarshotSpeech
import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// One page that needs nothing else, with the screens and numbered findings on them.
  package static let html = OutputFormat(
    id: "html", summary: "one page with the screens and numbered findings", fileExtension: "html"
  ) { AuditHTML(document: $0, words: AuditWords($0)).text }
}

/// Writes a page that is read without a script and without a network.
private struct AuditHTML {
  let document: AuditDocument
  let words: AuditWords

  var text: String {
    HTMLWriter.page(
      language: words.language,
      title: "\(words(.title)): \(AuditSummaryText(document, words).counts)",
      css: "\n\(AuditStyle.css)\n", writeBody)
  }

  private func writeBody(_ html: inout HTMLWriter) {
    html.element("a", ["class": "skip", "href": "#findings"], words(.skipToFindings))
    html.element("header") { html in
      html.element("h1", words(.title))
      html.element("p", AuditSummaryText(document, words).counts)
    }
    html.element("main") { html in
      html.element("section", ["aria-labelledby": "summary"]) { html in
        html.element("h2", ["id": "summary"], words(.summary))
        for remark in document.remarks { html.element("p", "\(remark.capitalizingFirst).") }
        AuditHTMLSummary(document: document, words: words).write(&html)
      }
      writeUnread(&html)
      html.element("section", ["aria-labelledby": "findings"]) { html in
        html.element("h2", ["id": "findings", "tabindex": "-1"], words(.findings))
        AuditHTMLCauses(document: document, words: words).write(&html)
      }
    }
    html.element("footer") { html in
      html.element("p", "\(words(.predicted)) \(document.profile). Earshot \(document.version)")
    }
  }

  /// Writes the inputs that could not be read.
  private func writeUnread(_ html: inout HTMLWriter) {
    guard !document.unread.isEmpty else { return }
    html.element("section", ["aria-labelledby": "unread"]) { html in
      html.element("h2", ["id": "unread"], words(.unread))
      for unread in document.unread {
        html.element("article") { html in
          html.element("h3", unread.place)
          html.element("p", unread.message)
          html.element("p", "\(words.heading(.help)): \(unread.help)")
        }
      }
    }
  }
}

/// Writes the numbers of an audit as tables.
private struct AuditHTMLSummary {
  let document: AuditDocument
  let words: AuditWords

  func write(_ html: inout HTMLWriter) {
    let summary = AuditSummary(document)
    writeFound(summary, &html)
    writeMeasured(summary, &html)
    guard !document.staleBaselineEntries.isEmpty else { return }
    html.element("p", "\(words(.stale)):")
    html.element("ul") { html in
      for entry in document.staleBaselineEntries { html.element("li", entry) }
    }
  }

  private func writeFound(_ summary: AuditSummary, _ html: inout HTMLWriter) {
    table(
      .byRule, [.count, .screens, .rule, .ruleSummary],
      summary.rules.map { rule in
        [
          "\(rule.count)", "\(rule.screens)", rule.rule.id,
          rule.rule.text(in: words.language).summary,
        ]
      }, &html)
    table(
      .byComponent, [.count, .screens, .component, .rule],
      summary.components.map {
        ["\($0.elements)", "\($0.screens)", $0.shape, $0.rules.joined(separator: ", ")]
      }, &html)
  }

  private func writeMeasured(_ summary: AuditSummary, _ html: inout HTMLWriter) {
    table(
      .density, [.count, .stops, .screen, .findingsPerStop],
      AuditSummary.counted(in: document).map { file, screen, count in
        [
          "\(count.findings)", "\(count.stops)", words.heading(screen, of: file),
          count.perStop.map(words.decimal) ?? "–",
        ]
      }, &html)
    html.element("p", AuditSummaryText(document, words).measured[0])
    table(
      .notMeasured, [.count, .reason, .rule],
      summary.unmeasured.map {
        ["\($0.checks)", words.locale($0.reason), $0.rules.joined(separator: ", ")]
      }, &html)
  }

  private func table(
    _ name: AuditWords.Word, _ head: [AuditWords.Word], _ rows: [[String]],
    _ html: inout HTMLWriter
  ) {
    guard !rows.isEmpty else { return }
    html.table(words.heading(name), head.map(words.heading), rows) { cell in
      let isNumber = cell.allSatisfy { $0.isNumber || ".,–".contains($0) }
      return ["class": isNumber ? "number" : nil]
    }
  }
}

/// Writes the causes with their places, the worst first, then the screens with a number at each place.
struct AuditHTMLCauses {
  private let document: AuditDocument
  private let words: AuditWords
  private let causes: [AuditCause]

  init(document: AuditDocument, words: AuditWords) {
    self.document = document
    self.words = words
    causes = AuditCause.all(in: document)
  }

  func write(_ html: inout HTMLWriter) {
    if causes.isEmpty { html.element("p", words(.noFindings)) }
    for heading in AuditCause.headings {
      let group = causes.filter { $0.heading == heading }
      guard !group.isEmpty else { continue }
      html.element("h3", words(heading))
      group.forEach { write($0, &html) }
    }
    writeScreens(&html)
  }

  private func writeScreens(_ html: inout HTMLWriter) {
    var marks: [Int: [AuditHTMLPicture.Mark]] = [:]
    for cause in causes {
      for sighting in cause.sightings {
        marks[sighting.index, default: []].append(
          AuditHTMLPicture.Mark(
            number: cause.number, problem: sighting.problem, title: cause.title(in: words)))
      }
    }
    let screens = document.files.flatMap { file in file.screens.map { (file, $0) } }
    let pictures = screens.enumerated().map { index, place in
      AuditHTMLPicture(screen: place.1, marks: marks[index] ?? [], words: words)
    }
    guard pictures.contains(where: { !$0.isEmpty }) else { return }
    html.element("h3", words.heading(.screens))
    for (index, picture) in pictures.enumerated() where !picture.isEmpty {
      let (file, screen) = screens[index]
      html.element("section", ["aria-labelledby": "screen-\(index + 1)"]) { html in
        html.element("h4", ["id": "screen-\(index + 1)"], words.heading(screen, of: file))
        if file.isCapture { html.element("p", words.extent(of: screen, in: file)) }
        picture.write(&html)
      }
    }
  }

  private func write(_ cause: AuditCause, _ html: inout HTMLWriter) {
    let anchor = "finding-\(cause.number)"
    html.element(
      "article",
      [
        "id": anchor, "class": cause.first.problem.look, "aria-labelledby": "\(anchor)-what",
        "tabindex": "-1",
      ]
    ) { html in
      html.element("h4", ["id": "\(anchor)-what"]) { html in
        html.text("\(cause.number). ")
        html.element("span", ["class": "severity"], cause.kind(in: words))
        html.text(": \(cause.title(in: words))")
        if let note = cause.unlikeRule(in: words) { html.text(" (\(note))") }
      }
      writePlaces(of: cause, &html)
      html.element("dl") { write(factsOf: cause.first.problem, &$0) }
    }
  }

  private func writePlaces(of cause: AuditCause, _ html: inout HTMLWriter) {
    func line(_ place: AuditCause.Place) -> String {
      "\(cause.text(of: place, in: words)), \(cause.location(of: place))"
    }
    guard cause.places.count > 1 else {
      return html.element("p", ["class": "place"], line(cause.places[0]))
    }
    html.element("p", "\(words.count(cause.places.count, .place)):")
    html.element("ul", ["class": "place"]) { html in
      for place in cause.places { html.element("li", line(place)) }
    }
  }

  private func write(factsOf problem: AuditDocument.Problem, _ html: inout HTMLWriter) {
    if let preview = problem.preview {
      write(words.heading(.heardNow), preview.now, &html)
      if let after = problem.heardAfter { write(words.heading(.heardAfter), after, &html) }
    }
    html.fact(words.heading(.why), problem.words.why)
    html.fact(words.heading(.todo), problem.words.advice)
    for block in problem.code?.blocks ?? [] {
      html.element("dt", block.name)
      html.element("dd") { html in
        html.element("pre") {
          $0.element("code") { $0.verbatim(block.lines.joined(separator: "\n")) }
        }
      }
    }
    html.element("dt", words.heading(.rule))
    html.element("dd") { html in
      html.text(problem.rule.id)
      if !problem.rule.criteria.isEmpty {
        html.text(" (\(words(.criteria)): \(problem.rule.criteria.joined(separator: ", ")))")
      }
      for (number, page) in problem.rule.references.enumerated() {
        html.text(" ")
        html.element("a", ["href": page], "\(words(.readMore)): \(problem.rule.id) \(number + 1)")
      }
    }
  }

  private func write(_ term: String, _ captions: [String], _ html: inout HTMLWriter) {
    html.element("dt", term)
    html.element("dd") { html in
      html.element("ul") { html in
        for caption in captions.isEmpty ? [""] : captions {
          html.element("li", caption.orSilence(words(.silence)))
        }
      }
    }
  }
}

/// Writes the picture of a screen, or its frames as boxes, with the number of its cause at each place.
private struct AuditHTMLPicture {
  /// A finding with the number and the words of its cause.
  struct Mark {
    var number: Int
    var problem: AuditDocument.Problem
    var title: String
  }

  let screen: AuditDocument.ScreenResult
  let marks: [Mark]
  let words: AuditWords

  private var size: Size? {
    screen.size.flatMap { size in
      let isShown = size.width > 0 && size.height > 0 && (size.width + size.height).isFinite
      return isShown ? size : nil
    }
  }

  /// The findings that have a place on the screen.
  private var placed: [(mark: Mark, frame: Rect)] {
    marks.compactMap { mark in
      guard let frame = mark.problem.frame, frame.isFinite else { return nil }
      return (mark, frame)
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { marks.isEmpty || size == nil || placed.isEmpty && screen.picture == nil }

  func write(_ html: inout HTMLWriter) {
    guard let size, !isEmpty else { return }
    let places = MarkerLayout(placed.map { ($0.frame, $0.mark.number) }, on: size).places
    let marked = zip(placed, places)
    html.element("figure") { html in
      let ratio = "aspect-ratio: \(size.width.short) / \(size.height.short)"
      html.element("div", ["class": "picture", "style": ratio]) { html in
        writeBackground(size, &html)
        for (item, place) in marked where place != nil {
          writeFrame(item.frame, of: item.mark.problem, on: size, &html)
        }
        for case (let item, let place?) in marked {
          let style = "left: \(place.x.percent); top: \(place.y.percent)"
          writeLink(to: item.mark, "marker \(item.mark.problem.look)", style, &html)
        }
      }
      html.element("figcaption") { html in
        html.text(words(screen.picture == nil ? .frames : .picture))
        let others = marked.filter { $0.1 == nil }
        guard !others.isEmpty else { return }
        html.text(". \(words.heading(.outside)):")
        for (item, _) in others { writeLink(to: item.mark, nil, nil, &html) }
      }
    }
  }

  private func writeFrame(
    _ frame: Rect, of problem: AuditDocument.Problem, on size: Size, _ html: inout HTMLWriter
  ) {
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let seen = screen.intersection(frame)
    guard !seen.isEmpty else { return }
    let style =
      "left: \((seen.x / size.width).percent); top: \((seen.y / size.height).percent); "
      + "width: \((seen.width / size.width).percent); "
      + "height: \((seen.height / size.height).percent)"
    html.element("span", ["class": "frame \(problem.look)", "style": style], "")
  }

  private func writeLink(
    to mark: Mark, _ look: String?, _ style: String?, _ html: inout HTMLWriter
  ) {
    let name = "\(words(.finding)) \(mark.number): \(mark.title)"
    html.text(" ")
    html.element(
      "a",
      [
        "class": look, "href": "#finding-\(mark.number)", "style": style,
        "aria-label": name,
      ], "\(mark.number)")
  }

  private func writeBackground(_ size: Size, _ html: inout HTMLWriter) {
    let name = "\(words(screen.picture == nil ? .frames : .picture)): \(words.name(of: screen))"
    if let picture = screen.picture {
      return html.empty("img", ["src": picture.dataURI, "alt": name])
    }
    html.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-label": name,
        "viewBox": "0 0 \(size.width.short) \(size.height.short)",
      ]
    ) { html in
      for frame in Set(placed.map(\.frame)).sorted(by: {
        $0.rounded.lexicographicallyPrecedes($1.rounded)
      }) {
        html.empty(
          "rect",
          [
            "x": frame.x.short, "y": frame.y.short, "width": max(0, frame.width).short,
            "height": max(0, frame.height).short, "fill": "none", "stroke": "currentColor",
          ])
      }
    }
  }
}

extension AuditDocument.Problem {
  /// The class of the look.
  fileprivate var look: String { isQuestion ? "review" : finding.severity.rawValue }
}

extension Double {
  /// The number with two decimals at most.
  fileprivate var short: String {
    isFinite && magnitude < 1e15 ? inHundredths : "0"
  }

  /// The share in percent.
  fileprivate var percent: String { (self * 100).short + "%" }
}
