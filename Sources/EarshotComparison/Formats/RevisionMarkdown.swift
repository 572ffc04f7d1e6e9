import EarshotText
package import EarshotWriting

extension OutputFormat where Document == RevisionComparison {
  /// Tables for pull requests, one a screen.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "tables for pull requests", fileExtension: "md"
  ) { RevisionMarkdown(comparison: $0).text }
}

/// Writes the counts, then a table for each screen, in the length of a comment.
private struct RevisionMarkdown {
  var comparison: RevisionComparison

  /// What GitHub accepts as a comment, in characters, with room for a heading of the caller.
  private static var longest: Int { 65_536 - 1_024 }

  var text: String {
    let names = [comparison.before, comparison.after].map(\.inMarkdown)
    let head =
      "## What people hear: \(names[0]) → \(names[1])\n\n\(comparison.summary.capitalizingFirst).\n"
    let parts = comparison.changed.map(section) + [onlyOne, code].filter { !$0.isEmpty }
    guard !parts.isEmpty else {
      return head + "\nNothing changes for people who listen.\n"
    }
    var text = head
    for (index, part) in parts.enumerated() {
      guard text.utf16.count + part.utf16.count <= Self.longest else {
        return text
          + "\n\((parts.count - index).counted("more table")) did not fit into a comment; "
          + "`--format text` has all.\n"
      }
      text += part
    }
    return text
  }

  private func section(_ screen: RevisionComparison.Screen) -> String {
    let result = screen.comparison.result
    let measures = result.measures.filter { $0.before != $0.after }
      .map { "\($0.name) \($0.before) → \($0.after)" }
    var text = heading(screen)
    if !measures.isEmpty { text += measures.joined(separator: "; ").inMarkdown + "\n\n" }
    text += "| | before | after |\n|---|---|---|\n"
    text += result.differences.map { $0.row }.joined() + rows(of: screen.findings)
    if let omission = screen.comparison.omission {
      text += "\n\(omission.capitalizingFirst.inMarkdown).\n"
    }
    return text
  }

  private func heading(_ screen: RevisionComparison.Screen) -> String {
    "\n### \(screen.title.inMarkdown)\n\n"
  }

  /// The screens that only one revision has, with the findings on those that are new.
  private var onlyOne: String {
    let screens = comparison.screens.filter { $0.isNew || $0.isGone }
    guard !screens.isEmpty else { return "" }
    let rows = screens.map { screen in
      let stops = screen.stops.counted("stop")
      let name = screen.title.inMarkdown
      return [
        "screen", screen.isGone ? "\(name): \(stops)" : "", screen.isNew ? "\(name): \(stops)" : "",
      ]
      .asMarkdownRow + "\n" + self.rows(of: screen.findings)
    }
    return "\n### New and gone\n\n| | before | after |\n|---|---|---|\n" + rows.joined()
  }

  private var code: String {
    guard !comparison.code.isEmpty else { return "" }
    return "\n### Code beside the screens\n\n| | before | after |\n|---|---|---|\n"
      + rows(of: comparison.code)
  }

  private func rows(of findings: RevisionComparison.Findings) -> String {
    (findings.came.map { ["new finding", "", $0.cell] }
      + findings.gone.map { ["finding gone", $0.cell, ""] })
      .map { $0.asMarkdownRow + "\n" }.joined()
  }
}

extension ScreenComparison.Difference {
  /// The row of a table: what happened, and both lines.
  fileprivate var row: String {
    let places = [before, after].map { $0.map { "\($0 + 1)" } ?? "–" }
    let name =
      switch kind {
      case .moved: "moved \(places[0]) → \(places[1])"
      case .reworded: "changed"
      case .added: "added"
      case .removed: "gone"
      }
    return [name, lineBefore?.visible.inMarkdown ?? "", lineAfter?.visible.inMarkdown ?? ""]
      .asMarkdownRow + "\n"
  }
}

extension RevisionComparison.Finding {
  /// The finding as a cell of a table.
  fileprivate var cell: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "**\(severity)** \(message.inMarkdown) (`\(rule)`, \(place.inMarkdown))"
  }
}
