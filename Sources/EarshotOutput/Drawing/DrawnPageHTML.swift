import EarshotComparison
import EarshotSpeech
package import EarshotWriting

extension OutputFormat where Document == DrawnPage {
  /// One page that needs nothing else: pictures, and what is said as a list to step through.
  package static let html = OutputFormat(
    id: "html", summary: "one page with the pictures and what is said, to step through",
    fileExtension: "html"
  ) { DrawnPageHTML(page: $0).text }
}

/// Writes a page that is read without a network, and without a script as well.
private struct DrawnPageHTML {
  private let page: DrawnPage
  private let words: DrawnWords

  init(page: DrawnPage) {
    self.page = page
    words = DrawnWords(page.settings.language)
  }

  var text: String {
    let title = [words(.title)] + page.sections.prefix(1).map(\.heading)
    return HTMLWriter.page(
      language: words.language, title: title.joined(separator: ": "),
      policy: Self.contentSecurityPolicy, css: PageStyle.css, writeBody)
  }

  /// Nothing is asked for from anywhere, and only our own script and style run.
  private static let contentSecurityPolicy = """
    default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; \
    style-src 'sha256-\(Base64.text(of: SHA256.hash(PageStyle.css)))'; \
    script-src 'sha256-\(Base64.text(of: SHA256.hash(PageScript.javaScript)))'
    """

  private func writeBody(_ html: inout HTMLWriter) {
    html.element("a", ["class": "skip", "href": "#screens"], words(.skip))
    html.element("header") { html in
      html.element("h1", words(.title))
      DrawnPageSwitches(page: page, words: words).write(&html)
      html.element("p", ["id": "keys", "class": "quiet scripted", "hidden": ""], words(.keys))
    }
    html.element("main", ["id": "screens", "tabindex": "-1"]) { html in
      html.element("p", ["class": "live", "aria-live": "polite", "dir": "auto"], "")
      for (index, section) in page.sections.enumerated() {
        html.element("section", ["aria-labelledby": "screen-\(index + 1)"]) { html in
          html.element("h2", ["id": "screen-\(index + 1)", "dir": "auto"], section.heading)
          write(section, number: index + 1, &html)
        }
      }
    }
    html.element("footer") { html in
      html.element(
        "p", ["class": "quiet"],
        "\(words(.predicted)) \(page.settings.profile), \(page.settings.language)")
    }
    html.markup("<script>\(PageScript.javaScript)</script>\n")
  }

  private func write(_ section: DrawnPage.Section, number: Int, _ html: inout HTMLWriter) {
    guard let before = section.before, let comparison = section.comparison else {
      return writer(section.screen, section.heading, "\(number)").write(&html)
    }
    DrawnPageComparison(comparison: comparison, words: words).write(&html)
    html.element("div", ["class": "pair"]) { html in
      for (screen, word, side) in [
        (before, DrawnWords.Word.before, DrawnPageScreen.Side.before),
        (section.screen, .after, .after),
      ] {
        html.element("div", ["class": "version"]) { html in
          html.element("h3", words(word))
          var writer = writer(screen, "\(words(word)): \(section.heading)", "\(number)-\(side)")
          writer.changes = DrawnPageChanges(comparison, side, words)
          writer.write(&html)
        }
      }
    }
  }

  private func writer(_ screen: DrawnScreen, _ name: String, _ id: String) -> DrawnPageScreen {
    DrawnPageScreen(screen: screen, name: name, id: id, style: page.style, words: words)
  }
}

/// Writes the switches that show and hide what is on the pictures.
private struct DrawnPageSwitches {
  let page: DrawnPage
  let words: DrawnWords

  private var screens: [DrawnScreen] {
    page.sections.flatMap { [$0.before, $0.screen].compactMap { $0 } }
  }

  func write(_ html: inout HTMLWriter) {
    html.element("div", ["class": "switches"]) { html in
      group(.shows, nil, &html) { html in
        for (mode, word) in [(DrawnScreen.Mode.frames, DrawnWords.Word.frames), (.ear, .ear)] {
          input(
            "radio", "shows-\(mode.rawValue)", words(word), group: "shows",
            isOn: mode == page.mode, &html)
        }
      }
      group(.marks, "of-frames", &html) { html in
        for layer in Drawing.Layer.Kind.marks {
          input(
            "checkbox", "mark-\(layer.rawValue)", words(layer), isOn: page.marks.contains(layer),
            &html)
        }
      }
      writeOverlays(&html)
    }
    html.element("div", ["class": "tools scripted", "hidden": ""]) { html in
      html.element("label", ["for": "explore", "class": "tools"]) { html in
        html.empty("input", ["type": "checkbox", "id": "explore", "aria-describedby": "exploring"])
        html.text(words(.explore))
      }
      html.element("span", ["id": "exploring", "class": "quiet"], words(.exploreHelp))
      html.element(
        "button", ["type": "button", "id": "speak", "aria-pressed": "false", "hidden": ""],
        words(.speak))
    }
  }

  private func writeOverlays(_ html: inout HTMLWriter) {
    let given = Set(screens.flatMap(\.overlays).map(\.layer))
    let shown = Drawing.Layer.Kind.overlays.filter(given.contains)
    guard !shown.isEmpty else { return }
    group(.overlay, "of-frames", &html) { html in
      input("radio", "mark-none", words(.none), group: "overlay", isOn: page.overlay == nil, &html)
      for layer in shown {
        input(
          "radio", "mark-\(layer.rawValue)", words(layer), group: "overlay",
          isOn: layer == page.overlay, &html)
      }
    }
  }

  private func group(
    _ name: DrawnWords.Word, _ look: String?, _ html: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("fieldset", ["class": look]) { html in
      html.element("legend", words(name))
      body(&html)
    }
  }

  private func input(
    _ type: String, _ id: String, _ text: String, group: String? = nil, isOn: Bool,
    _ html: inout HTMLWriter
  ) {
    html.element("label") { html in
      html.empty(
        "input",
        ["type": type, "id": id, "name": group, "value": id, "checked": isOn ? "" : nil])
      html.text(text)
    }
  }
}

/// Writes the numbers of two versions as a table.
private struct DrawnPageComparison {
  let comparison: ScreenComparison
  let words: DrawnWords

  func write(_ html: inout HTMLWriter) {
    let (before, after) = (comparison.before, comparison.after)
    let rows: [(DrawnWords.Word, String, String)] = [
      (.count, "\(before.stops)", "\(after.stops)"),
      (.words, "\(before.words)", "\(after.words)"),
      (.seconds, words.decimal(before.seconds), words.decimal(after.seconds)),
      (.coverage, share(before.coverage), share(after.coverage)),
    ]
    html.element(
      "div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": words(.change)]
    ) { html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("td", "")
            for word in [DrawnWords.Word.before, .after] {
              html.element("th", ["scope": "col"], words(word))
            }
          }
        }
        html.element("tbody") { html in
          for (name, before, after) in rows {
            html.element("tr") { html in
              html.element("th", ["scope": "row"], words(name))
              html.element("td", before)
              html.element("td", after)
            }
          }
        }
      }
    }
  }

  private func share(_ share: Double?) -> String { share.map { "\($0.wholePercent) %" } ?? "–" }
}
