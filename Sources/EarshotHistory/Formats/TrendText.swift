package import EarshotWriting

extension OutputFormat where Document == Trend {
  /// The formats of a trend, sorted by name.
  package static var all: [OutputFormat<Trend>] { [html, json, markdown, text] }

  /// The numbers, then what grew and what was mended, for a terminal.
  package static let text = OutputFormat(
    id: "text", summary: "the numbers, then what grew and what was mended", fileExtension: "txt"
  ) { TrendText(trend: $0).text }
}

/// Writes columns and lists.
private struct TrendText {
  let trend: Trend
  private var words: TrendWords { trend.words }
  /// How many lines of a list are shown; JSON has all.
  private static let largest = 20

  var text: String {
    var text = "\(words(.title)): \(trend.heading)\n"
    text += "\(words(.from)) \(words.name(of: trend.since))\n"
    text += "\(words(.to)) \(words.name(of: trend.until))\n\n"
    text += table(trend.totals.map { ($0.name, $0.change) }, name: "")
    for remark in trend.remarks { text += "\(remark)\n" }
    let rules = trend.rules.filter { $0.findings.growth != 0 }
    if !rules.isEmpty {
      text +=
        "\n\(words(.grewOrMended)):\n"
        + table(rules.map { ($0.id, $0.findings) }, name: words(.rule))
    }
    text += list(.added, .nothingAdded, trend.comparison.added)
    text += list(.mended, .nothingMended, trend.comparison.mended)
    if !trend.screens.isEmpty {
      text += "\n\(words(.screensTitle)):\n"
      text += table(
        trend.screens.map { ("\($0.path): \($0.name)".onOneLine, $0.findings) },
        name: words(.screens))
    }
    if !trend.components.isEmpty {
      text += "\n\(words(.componentsTitle)):\n"
      text += table(
        trend.components.map { ($0.shape.onOneLine, $0.findings) }, name: words(.component))
    }
    return text + goals
  }

  private var goals: String {
    guard !trend.goals.isEmpty else { return "" }
    let lines = trend.goals.map { goal in
      "  \(goal.name.onOneLine), \(goal.technology): \(goal.text(goal.before, words)) → "
        + "\(goal.text(goal.after, words))\n"
    }
    return "\n\(words(.goals)):\n" + lines.joined()
  }

  private func table(_ all: [(String, Trend.Change)], name: String) -> String {
    let rows = all.prefix(TrendText.largest).map { row in
      [row.0.truncated(to: 60), "\(row.1.before)", "\(row.1.after)", words.growth(row.1)]
    }
    let head = [name, words(.before), words(.now), words(.change)]
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].columns }.max() ?? 0
    }
    let lines = ([head] + rows).map { row in
      var line = "  " + row[0].padded(to: widths[0])
      for column in 1...3 {
        let space = String(repeating: " ", count: widths[column] - row[column].columns)
        line += "  \(space)\(row[column])"
      }
      return line + "\n"
    }
    return lines.joined() + rest(all.count - rows.count)
  }

  private func list(
    _ title: TrendWords.Word, _ empty: TrendWords.Word, _ places: [RunComparison.Place]
  ) -> String {
    guard !places.isEmpty else { return "\n\(words(empty))\n" }
    let lines = places.prefix(TrendText.largest).map { place in
      "  \(place.path.onOneLine): \(place.screen.onOneLine): \(place.finding.what.onOneLine) "
        + "[\(place.finding.rule)]\n"
    }
    return "\n\(words(title)): \(places.count)\n" + lines.joined()
      + rest(places.count - lines.count)
  }

  private func rest(_ count: Int) -> String {
    count > 0 ? "  … \(words(.more)): \(count)\n" : ""
  }
}

extension Trend {
  /// The history, its branch and how many runs there are.
  var heading: String {
    let branch = branch.map { "\(words(.branch)) \($0.onOneLine)" } ?? words(.noBranch)
    return "\(path.onOneLine), \(branch), \(words(.runs)): \(runCount)"
  }
}
