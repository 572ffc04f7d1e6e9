package import EarshotWriting

extension OutputFormat where Document == RuleManual {
  /// The formats of the manual, sorted by name.
  package static var all: [OutputFormat<RuleManual>] { [json, markdown, text] }

  /// Lines or pages for a terminal.
  package static let text = OutputFormat(
    id: "text", summary: "lines or pages for a terminal", fileExtension: "txt"
  ) { RulesText(manual: $0).text }
}

/// Writes the manual for a terminal.
private struct RulesText {
  var manual: RuleManual

  var text: String {
    manual.hasPages ? manual.rules.map(page).joined(separator: "\n") : list
  }

  private var list: String {
    let rows = manual.rules.map { rule in
      [
        rule.id, manual.scales(rule.severity), manual.scales.scale(rule.category),
        rule.text(in: manual.language).summary,
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 } + [0]
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func page(_ rule: Rule) -> String {
    let words = manual.words
    let ranks = manual.ranks(of: rule).map { "\($0.name) \($0.value)" }
    var lines = [
      rule.id, "  \(rule.text(in: manual.language).summary)", "",
      "  " + ranks.joined(separator: ", "),
    ]
    if rule.isOptIn { lines.append("  \(words.optIn)") }
    for (name, value) in manual.facts(of: rule) { lines += ["", "  \(name)", "    \(value)"] }
    if !rule.references.isEmpty { lines += ["", "  \(words.seeAlso)"] }
    lines += rule.references.map { "    \($0)" }
    for (title, examples) in manual.examples(of: rule) {
      let blocks = examples.map { text, remark in
        ((remark.map { ["# \($0)"] } ?? [])
          + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
          .map { "    \($0)" }
      }
      lines += ["", "  \(title)"] + blocks.joined(separator: [""])
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
