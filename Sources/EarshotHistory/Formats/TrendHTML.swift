import EarshotText
package import EarshotWriting

extension OutputFormat where Document == Trend {
  /// One page with charts that needs nothing else.
  package static let html = OutputFormat(
    id: "html", summary: "one page with charts", fileExtension: "html"
  ) { TrendHTML(trend: $0).text }
}

/// Writes a page that is read without a script and without a network.
private struct TrendHTML {
  let trend: Trend
  private var words: TrendWords { trend.words }
  /// How many rows of a table are shown; JSON has all.
  private static let largest = 100

  var text: String {
    HTMLWriter.page(
      language: words.language.tag, title: "\(words(.title)): \(trend.heading)",
      css: "\n\(TrendStyle.css)\n"
    ) { html in
      html.element("a", ["class": "skip", "href": "#added"], words(.skip))
      html.element("header") { html in
        html.element("h1", words(.title))
        html.element("p", trend.heading)
        html.element(
          "p", "\(words.name(of: trend.since)) → \(words.name(of: trend.until))")
      }
      html.element("main") { html in
        writeTotals(&html)
        writeChart(&html)
        writeRules(&html)
        writePlaces("added", .added, .nothingAdded, trend.comparison.added, &html)
        writePlaces("mended", .mended, .nothingMended, trend.comparison.mended, &html)
        writeChanges("screens", .screensTitle, .screens, screens, &html)
        writeChanges("components", .componentsTitle, .component, components, &html)
        writeGoals(&html)
      }
      html.element("footer") { $0.element("p", "Earshot") }
    }
  }

  private var screens: [(String, Trend.Change)] {
    trend.screens.map { ("\($0.path): \($0.name)", $0.findings) }
  }

  private var components: [(String, Trend.Change)] {
    trend.components.map { ($0.shape, $0.findings) }
  }

  private func section(
    _ id: String, _ title: TrendWords.Word, _ html: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("section", ["aria-labelledby": id]) { html in
      html.element("h2", ["id": id, "tabindex": "-1"], words(title).capitalizingFirst)
      body(&html)
    }
  }

  private func writeTotals(_ html: inout HTMLWriter) {
    section("totals", .findings, &html) { html in
      html.table(
        words(.findings).capitalizingFirst,
        [words(.what), words(.before), words(.now), words(.change)],
        trend.totals.map(row), cell: number)
      for remark in trend.remarks { html.element("p", remark) }
    }
  }

  private func row(_ name: String, _ change: Trend.Change) -> [String] {
    [name, "\(change.before)", "\(change.after)", words.growth(change)]
  }

  private func number(_ text: String) -> HTMLWriter.Attributes {
    let isNumber = !text.isEmpty && text.allSatisfy { $0.isNumber || $0 == "+" || $0 == "−" }
    return ["class": isNumber ? "number" : nil]
  }

  private func writeChart(_ html: inout HTMLWriter) {
    guard trend.runs.count > 1 else { return }
    section("chart", .chart, &html) { html in
      html.element("figure") { html in
        TrendChart(trend: trend).write(&html)
      }
      html.element("details") { html in
        html.element("summary", words(.chartTable))
        let severities = HistoryFinding.Severity.allCases
        html.table(
          words(.chart),
          [words(.run), words(.day), words(.commit)] + severities.map { words($0) }
            + [words(.screens), words(.stops)],
          trend.runs.map { run in
            ["#\(run.number)", TrendTime.day(run.time), String(run.commit?.prefix(7) ?? "")]
              + severities.map { "\(run.findings[$0] ?? 0)" } + ["\(run.screens)", "\(run.stops)"]
          }, cell: number)
      }
    }
  }

  private func writeRules(_ html: inout HTMLWriter) {
    guard !trend.rules.isEmpty else { return }
    section("rules", .grewOrMended, &html) { html in
      html.element(
        "div",
        ["class": "table", "tabindex": "0", "role": "group", "aria-label": words(.grewOrMended)]
      ) { html in
        html.element("table") { html in
          html.element("thead") { html in
            html.element("tr") { html in
              for name in [
                words(.rule), words(.before), words(.now), words(.change), words(.series),
              ] { html.element("th", ["scope": "col"], name) }
            }
          }
          html.element("tbody") { html in
            for rule in trend.rules.prefix(TrendHTML.largest) { writeRule(rule, &html) }
          }
        }
      }
      writeRest(trend.rules.count, &html)
    }
  }

  private func writeRule(_ rule: Trend.Rule, _ html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], rule.id)
      for text in row("", rule.findings).dropFirst() { html.element("td", number(text), text) }
      html.element("td") { html in
        // The numbers are in the cells before it.
        TrendChart.spark(rule.series, &html)
      }
    }
  }

  private func writePlaces(
    _ id: String, _ title: TrendWords.Word, _ empty: TrendWords.Word,
    _ places: [RunComparison.Place], _ html: inout HTMLWriter
  ) {
    section(id, title, &html) { html in
      guard !places.isEmpty else { return html.element("p", words(empty)) }
      html.table(
        "\(words(title)): \(places.count)",
        [words(.place), words(.what), words(.rule), words(.severity)],
        places.prefix(TrendHTML.largest).map { place in
          [
            "\(place.path): \(place.screen)", place.finding.what, place.finding.rule,
            words(place.finding.severity),
          ]
        })
      writeRest(places.count, &html)
    }
  }

  private func writeChanges(
    _ id: String, _ title: TrendWords.Word, _ name: TrendWords.Word,
    _ all: [(String, Trend.Change)], _ html: inout HTMLWriter
  ) {
    guard !all.isEmpty else { return }
    section(id, title, &html) { html in
      html.table(
        words(title), [words(name), words(.before), words(.now), words(.change)],
        all.prefix(TrendHTML.largest).map { row($0.0, $0.1) }, cell: number)
      writeRest(all.count, &html)
    }
  }

  private func writeGoals(_ html: inout HTMLWriter) {
    guard !trend.goals.isEmpty else { return }
    section("goals", .goals, &html) { html in
      html.table(
        words(.goals), [words(.goal), words(.technology), words(.before), words(.now)],
        trend.goals.map { goal in
          [goal.name, goal.technology, goal.text(goal.before, words), goal.text(goal.after, words)]
        })
    }
  }

  private func writeRest(_ count: Int, _ html: inout HTMLWriter) {
    guard count > TrendHTML.largest else { return }
    html.element("p", "… \(words(.more)): \(count - TrendHTML.largest)")
  }
}
