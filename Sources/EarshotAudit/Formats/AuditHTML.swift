import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// One page that needs nothing else, with the screens and numbered findings on them.
  package static let html = OutputFormat(
    id: "html", summary: "one page with the screens and numbered findings", fileExtension: "html"
  ) { AuditHTML(document: $0).text }
}

/// Writes a page that is read without a script and without a network.
private struct AuditHTML {
  private let document: AuditDocument
  private let words: AuditWords

  init(document: AuditDocument) {
    self.document = document
    words = AuditWords(document)
  }

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
        for (index, file) in document.files.enumerated() {
          for screen in file.screens {
            AuditHTMLScreen(
              screen: screen, file: file, words: words, id: "\(index + 1)-\(screen.number)"
            ).write(&html)
          }
        }
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
      summary.screens.map { density in
        [
          "\(density.findings)", "\(density.screen.stopCount)",
          words.heading(density.screen, of: density.file),
          density.perStop.map(words.decimal) ?? "–",
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

/// Writes one screen: its picture with numbers, then its findings by category.
struct AuditHTMLScreen {
  let screen: AuditDocument.ScreenResult
  let file: AuditDocument.File
  let words: AuditWords
  /// What tells this screen from the others of the page.
  let id: String

  func write(_ html: inout HTMLWriter) {
    html.element("section", ["aria-labelledby": "screen-\(id)"]) { html in
      html.element("h3", ["id": "screen-\(id)"], words.heading(screen, of: file))
      if file.isCapture { html.element("p", words.extent(of: screen, in: file)) }
      guard !screen.counted.isEmpty else { return html.element("p", words(.noFindings)) }
      let picture = AuditHTMLPicture(screen: screen, problems: screen.counted, words: words, id: id)
      html.element("div", ["class": picture.isEmpty ? "screen" : "screen pictured"]) { html in
        picture.write(&html)
        html.element("div", writeFindings)
      }
    }
  }

  private func writeFindings(_ html: inout HTMLWriter) {
    let flaws = screen.counted.filter { !$0.isQuestion }
    for category in RuleCategory.allCases {
      let group = flaws.filter { $0.rule.category == category }
      guard !group.isEmpty else { continue }
      html.element("h4", words.locale.words(for: category).heading)
      group.forEach { write($0, &html) }
    }
    let questions = screen.counted.filter(\.isQuestion)
    guard !questions.isEmpty else { return }
    html.element("h4", words(.questions))
    questions.forEach { write($0, &html) }
  }

  private func write(_ problem: AuditDocument.Problem, _ html: inout HTMLWriter) {
    let anchor = "finding-\(id)-\(problem.number)"
    html.element(
      "article",
      ["id": anchor, "class": problem.look, "aria-labelledby": "\(anchor)-what", "tabindex": "-1"]
    ) { html in
      html.element("h5", ["id": "\(anchor)-what"]) { html in
        html.text("\(problem.number). ")
        html.element("span", ["class": "severity"], problem.kind(in: words))
        html.text(": \(problem.words.what)")
      }
      let place = file.place(of: problem, on: screen)
      html.element("p", ["class": "place"], "\(problem.element(in: words)), \(place)")
      html.element("dl") { write(factsOf: problem, &$0) }
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
          html.element("li", words.caption(caption))
        }
      }
    }
  }
}

/// Writes the picture of a screen, or its frames as boxes, with a number on each finding.
private struct AuditHTMLPicture {
  let screen: AuditDocument.ScreenResult
  let problems: [AuditDocument.Problem]
  let words: AuditWords
  let id: String

  private var size: Size? {
    screen.size.flatMap { size in
      let isShown = size.width > 0 && size.height > 0 && (size.width + size.height).isFinite
      return isShown ? size : nil
    }
  }

  /// The findings that have a place on the screen.
  private var placed: [(problem: AuditDocument.Problem, frame: Rect)] {
    problems.compactMap { problem in
      guard let frame = problem.frame, frame.isFinite else { return nil }
      return (problem, frame)
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { size == nil || placed.isEmpty && screen.picture == nil }

  func write(_ html: inout HTMLWriter) {
    guard let size, !isEmpty else { return }
    let places = MarkerLayout(placed.map { ($0.frame, $0.problem.number) }, on: size).places
    let marked = zip(placed, places)
    html.element("figure") { html in
      let ratio = "aspect-ratio: \(size.width.short) / \(size.height.short)"
      html.element("div", ["class": "picture", "style": ratio]) { html in
        writeBackground(size, &html)
        for (item, place) in marked where place != nil {
          writeFrame(item.frame, of: item.problem, on: size, &html)
        }
        for case (let item, let place?) in marked {
          let style = "left: \(place.x.percent); top: \(place.y.percent)"
          writeLink(to: item.problem, "marker \(item.problem.look)", style, &html)
        }
      }
      html.element("figcaption") { html in
        html.text(words(screen.picture == nil ? .frames : .picture))
        let others = marked.filter { $0.1 == nil }
        guard !others.isEmpty else { return }
        html.text(". \(words.heading(.outside)):")
        for (item, _) in others { writeLink(to: item.problem, nil, nil, &html) }
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
    to problem: AuditDocument.Problem, _ look: String?, _ style: String?, _ html: inout HTMLWriter
  ) {
    let name = "\(words(.finding)) \(problem.number): \(problem.words.what)"
    html.text(" ")
    html.element(
      "a",
      [
        "class": look, "href": "#finding-\(id)-\(problem.number)", "style": style,
        "aria-label": name,
      ], "\(problem.number)")
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
