package import EarshotWriting

extension OutputFormat where Document == Trend {
  /// Tables for pull requests.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "tables for pull requests", fileExtension: "md"
  ) { TrendMarkdown(trend: $0).text }
}

/// Writes the numbers, then folded lists.
private struct TrendMarkdown {
  let trend: Trend
  private var words: TrendWords { trend.words }
  /// How many rows of a table are shown; JSON has all.
  private static let largest = 50

  var text: String {
    var text = "## \(words(.title))\n\n\(trend.heading.inMarkdown): "
    text += "\(words.name(of: trend.since)) → \(words.name(of: trend.until))\n\n"
    text += table("", trend.totals.map { ($0.name, $0.change) })
    for remark in trend.remarks { text += "- \(remark.inMarkdown)\n" }
    text += trend.remarks.isEmpty ? "" : "\n"
    let rules = trend.rules.filter { $0.findings.growth != 0 }
    if !rules.isEmpty {
      text += "### \(words(.grewOrMended))\n\n"
      text += table(words(.rule), rules.map { ($0.id, $0.findings) })
    }
    text += list(.added, .nothingAdded, trend.comparison.added)
    text += list(.mended, .nothingMended, trend.comparison.mended)
    if !trend.components.isEmpty {
      text += "### \(words(.componentsTitle))\n\n"
      text += table(words(.component), trend.components.map { ($0.shape, $0.findings) })
    }
    return text + goals
  }

  private var goals: String {
    guard !trend.goals.isEmpty else { return "" }
    let head = [words(.goal), words(.technology), words(.before), words(.now)]
    let rows = trend.goals.map { goal in
      [goal.name, goal.technology, goal.text(goal.before, words), goal.text(goal.after, words)]
        .inMarkdownRow + "\n"
    }
    return "### \(words(.goals))\n\n" + head.inMarkdownRow + "\n|---|---|---|---|\n" + rows.joined()
  }

  private func table(_ name: String, _ all: [(String, Trend.Change)]) -> String {
    let head = [name, words(.before), words(.now), words(.change)].inMarkdownRow
    let rows = all.prefix(TrendMarkdown.largest).map { row in
      [row.0, "\(row.1.before)", "\(row.1.after)", words.growth(row.1)].inMarkdownRow + "\n"
    }
    return head + "\n|---|--:|--:|--:|\n" + rows.joined() + rest(all.count - rows.count) + "\n"
  }

  private func list(
    _ title: TrendWords.Word, _ empty: TrendWords.Word, _ places: [RunComparison.Place]
  ) -> String {
    guard !places.isEmpty else { return "\(words(empty))\n\n" }
    let rows = places.prefix(TrendMarkdown.largest).map { place in
      ["\(place.path): \(place.screen)", place.finding.what, place.finding.rule].inMarkdownRow
        + "\n"
    }
    let head = [words(.place), words(.what), words(.rule)].inMarkdownRow + "\n|---|---|---|\n"
    return "<details><summary>\(words(title)): \(places.count)</summary>\n\n" + head + rows.joined()
      + rest(places.count - rows.count) + "\n</details>\n\n"
  }

  private func rest(_ count: Int) -> String {
    count > 0 ? "\n… \(words(.more)): \(count)\n" : ""
  }
}
