import EarshotSession

extension OutputFormat where Document == Comparison {
  /// Tables for pull requests.
  public static var markdown: OutputFormat<Comparison> {
    OutputFormat(
      id: "markdown", summary: "tables for pull requests", fileExtension: "md",
      write: { Array(ComparisonMarkdown(comparison: $0).text.utf8) })
  }
}

/// Writes a table of measures and a table of differences.
private struct ComparisonMarkdown {
  var comparison: Comparison

  var text: String {
    let result = comparison.result
    var text = "### \(comparison.before.inMarkdown) → \(comparison.after.inMarkdown)\n\n"
    text += "| | before | after |\n|---|--:|--:|\n"
    text += row("stops", "\(result.before.stops)", "\(result.after.stops)")
    text += row("words", "\(result.before.words)", "\(result.after.words)")
    text += row(
      "seconds of listening", "\(result.before.roundedSeconds)",
      "\(result.after.roundedSeconds)")
    text += row(
      "touch coverage", result.before.coveragePercent.map { "\($0) %" } ?? "unknown",
      result.after.coveragePercent.map { "\($0) %" } ?? "unknown")
    guard !result.isEqual else { return text + "\nNothing changes for people who listen.\n" }
    text += "\n| | # | was | now |\n|---|--:|---|---|\n"
    for difference in result.differences {
      let place = [difference.before, difference.after].map { $0.map { "\($0 + 1)" } ?? "–" }
      text += "| \(difference.kind.rawValue) | \(place[0]) → \(place[1]) | "
      text += "\(difference.lineBefore?.visible.inMarkdown ?? "") | "
      text += "\(difference.lineAfter?.visible.inMarkdown ?? "") |\n"
    }
    return text
  }

  private func row(_ name: String, _ before: String, _ after: String) -> String {
    "| \(name) | \(before) | \(after) |\n"
  }
}
