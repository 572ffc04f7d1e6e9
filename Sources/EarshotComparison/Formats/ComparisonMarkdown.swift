import EarshotSession
import EarshotText
package import EarshotWriting

extension OutputFormat where Document == Comparison {
  /// Tables for pull requests.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "tables for pull requests", fileExtension: "md"
  ) { ComparisonMarkdown(comparison: $0).text }
}

/// Writes a table of measures and a table of differences.
private struct ComparisonMarkdown {
  var comparison: Comparison

  var text: String {
    let result = comparison.result
    let names = [comparison.before, comparison.after].map(\.name.inMarkdown)
    var text = "### \(names[0]) → \(names[1])\n\n"
    if let outcome = comparison.outcome { text += "**\(outcome.sentence)**\n\n" }
    text += "| | before | after |\n|---|--:|--:|\n"
    for (name, before, after) in result.measures {
      let name = name.replacing("seconds", with: "seconds of listening")
      text += [name, before, after].asMarkdownRow + "\n"
    }
    if !result.differences.isEmpty {
      text += "\n| | # | was | now | matched |\n|---|--:|---|---|---|\n"
      text += result.differences.map(row).joined()
    } else if comparison.isEqual {
      text += "\nNothing changes for people who listen.\n"
    }
    if let textSize = result.textSize { text += list(textSize.summary, textSize.lines) }
    if let contrast = result.contrast { text += list(contrast.summary, contrast.lines) }
    if let scroll = result.scroll { text += list(scroll.summary, scroll.lines) }
    if let explanation = result.explanation { text += "\n\(explanation.sentence)\n" }
    if let omission = comparison.omission { text += "\n\(omission.sentence)\n" }
    return text
  }

  /// What was compared for the eye, with the texts that are worse.
  private func list(_ summary: String, _ lines: [String]) -> String {
    "\n\(summary.sentence)\n"
      + lines.map { "- \($0.dropFirst(2))".inMarkdown + "\n" }.joined()
  }

  private func row(_ difference: ScreenComparison.Difference) -> String {
    let place = [difference.before, difference.after].map { $0.map { "\($0 + 1)" } ?? "–" }
    let cells = [
      difference.kind.rawValue, "\(place[0]) → \(place[1])",
      difference.lineBefore?.visible.inMarkdown ?? "",
      difference.lineAfter?.visible.inMarkdown ?? "", difference.explanation ?? "",
    ]
    return cells.asMarkdownRow + "\n"
  }
}

extension String {
  /// The words as a sentence of a document.
  fileprivate var sentence: String { capitalizingFirst + "." }
}
