package import EarshotWriting

extension OutputFormat where Document == RuleManual {
  /// The formats of the manual, sorted by name.
  package static var all: [OutputFormat<RuleManual>] { [json, markdown, text] }

  /// Lines or pages for a terminal.
  package static var text: OutputFormat<RuleManual> {
    OutputFormat(
      id: "text", summary: "lines or pages for a terminal", fileExtension: "txt",
      text: { RulesText(manual: $0).text })
  }
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
        rule.id, manual.scales.scale(rule.severity), manual.scales.scale(rule.category),
        rule.text(in: manual.language).summary,
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return (cells + [row[3]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private func page(_ rule: Rule) -> String {
    let words = manual.words
    let text = manual.text(of: rule)
    var lines = [rule.id, "  \(text.summary)", ""]
    let scales = manual.scales
    lines.append(
      "  \(words.severity) \(scales.scale(rule.severity)), "
        + "\(words.step) \(scales.scale(rule.category)), "
        + "\(words.confidence) \(scales.scale(rule.confidence)), "
        + "\(words.impact) \(scales.scale(rule.impact))")
    if rule.isOptIn { lines.append("  \(words.optIn)") }
    var facts = [(words.what, text.what), (words.why, text.why), (words.fix, text.fix)]
    if let inputs = rule.inputs(words) { facts.append((words.inputs, inputs)) }
    if !rule.criteria.isEmpty {
      facts.append((words.criteria, rule.criteria.joined(separator: ", ")))
    }
    let settings = rule.sortedSettings.map { "\($0.name): \($0.value)" }
    if !settings.isEmpty { facts.append((words.settings, settings.joined(separator: ", "))) }
    if !rule.supersededBy.isEmpty {
      facts.append((words.yields, rule.supersededBy.joined(separator: ", ")))
    }
    for (name, value) in facts { lines += ["", "  \(name)", "    \(value)"] }
    for reference in rule.references {
      lines += reference == rule.references.first ? ["", "  \(words.seeAlso)"] : []
      lines.append("    \(reference)")
    }
    lines += examples("\(words.fails) (\(words.marks))", rule.failures(words))
    lines += examples(words.passes, rule.passes.map { ($0, nil) })
    return lines.joined(separator: "\n") + "\n"
  }

  private func examples(_ title: String, _ examples: [(text: String, remark: String?)]) -> [String]
  {
    guard !examples.isEmpty else { return [] }
    var lines = ["", "  \(title)"]
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append("") }
      if let remark = example.remark { lines.append("    # \(remark)") }
      lines += example.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    \($0)" }
    }
    return lines
  }
}
