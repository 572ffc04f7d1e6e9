import EarshotWriting

/// Draws the runs of a trend as lines, which differ by more than their colour.
struct TrendChart {
  let trend: Trend

  private static let width = 960
  private static let height = 320
  /// Room for the numbers at the left and the days below.
  private static let left = 56
  private static let bottom = 28

  /// The lines: the class of each gives its colour and its dashes.
  private var lines: [(name: String, style: String, values: [Int])] {
    HistoryFinding.Severity.allCases.map { severity in
      (
        trend.words(severity), severity.rawValue,
        trend.runs.map { $0.findings[severity] ?? 0 }
      )
    }.filter { line in line.values.contains { $0 > 0 } }
  }

  /// Writes the picture with the names of its lines.
  func write(_ html: inout HTMLWriter) {
    let lines = lines
    let top = TrendChart.rounded(lines.flatMap(\.values).max() ?? 0)
    html.element(
      "svg",
      [
        "viewBox": "0 0 \(TrendChart.width) \(TrendChart.height)", "role": "img",
        "aria-label": label(lines.map { ($0.name, $0.values) }),
      ]
    ) { html in
      writeGrid(top, &html)
      for line in lines {
        html.empty(
          "polyline", ["class": line.style, "points": TrendChart.points(line.values, top)])
      }
      writeDays(&html)
    }
    html.element("figcaption") { html in
      for line in lines {
        html.element("span", ["class": "key"]) { html in
          html.element("svg", ["viewBox": "0 0 32 8", "aria-hidden": "true"]) { html in
            html.empty("polyline", ["class": line.style, "points": "0,4 32,4"])
          }
          html.text(" \(line.name)")
        }
      }
    }
  }

  /// Draws some numbers as a line without words, which stand beside it.
  static func spark(_ values: [Int], _ html: inout HTMLWriter) {
    guard values.count > 1 else { return }
    let top = max(1, values.max() ?? 1)
    let points = values.enumerated().map { place, value in
      "\(place * 120 / (values.count - 1)),\(22 - value * 20 / top)"
    }
    html.element(
      "svg", ["class": "spark", "viewBox": "0 0 120 24", "aria-hidden": "true"]
    ) { html in
      html.empty("polyline", ["points": points.joined(separator: " ")])
    }
  }

  /// A description of the lines for who does not see them.
  private func label(_ lines: [(name: String, values: [Int])]) -> String {
    let words = trend.words
    let parts = lines.map { line in
      "\(line.name): \(words(.from)) \(line.values.first ?? 0) \(words(.to)) \(line.values.last ?? 0)"
    }
    return "\(words(.chart)). " + parts.joined(separator: "; ")
  }

  private func writeGrid(_ top: Int, _ html: inout HTMLWriter) {
    for step in 0...4 {
      let value = top * step / 4
      let y = TrendChart.y(value, top)
      html.empty(
        "line",
        [
          "class": "grid", "x1": "\(TrendChart.left)", "x2": "\(TrendChart.width - 8)",
          "y1": "\(y)",
          "y2": "\(y)",
        ])
      html.element(
        "text", ["x": "\(TrendChart.left - 8)", "y": "\(y + 5)", "text-anchor": "end"], "\(value)")
    }
  }

  private func writeDays(_ html: inout HTMLWriter) {
    let y = "\(TrendChart.height - 8)"
    html.element(
      "text", ["x": "\(TrendChart.left)", "y": y], TrendTime.day(trend.since.time))
    html.element(
      "text", ["x": "\(TrendChart.width - 8)", "y": y, "text-anchor": "end"],
      TrendTime.day(trend.until.time))
  }

  private static func points(_ values: [Int], _ top: Int) -> String {
    let room = width - 8 - left
    return values.enumerated().map { place, value in
      "\(left + place * room / max(1, values.count - 1)),\(y(value, top))"
    }.joined(separator: " ")
  }

  private static func y(_ value: Int, _ top: Int) -> Int {
    let room = height - bottom - 12
    return height - bottom - value * room / max(1, top)
  }

  /// The next number that four parts of a scale divide: 4, 8, 20, 40, 80, 200 and so on.
  private static func rounded(_ value: Int) -> Int {
    var unit = 4
    while unit < value {
      for factor in [2, 5, 10] where unit * factor >= value { return unit * factor }
      unit *= 10
    }
    return unit
  }
}
