package import EarshotWriting

extension OutputFormat where Document == RuleManual {
  /// A table, and a section each when there are pages.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "a table, and a section each when pages are asked for",
    fileExtension: "md"
  ) { RulesMarkdown(manual: $0).text }
}

/// Writes the manual as a page.
private struct RulesMarkdown {
  var manual: RuleManual

  var text: String {
    let words = manual.words
    guard manual.hasPages else { return table(linked: false) }
    if manual.rules.count == 1 { return section(manual.rules[0], level: "#") }
    return "# \(words.title)\n\n\(manual.rules.count) \(words.count).\n\n" + table(linked: true)
      + manual.rules.map { "\n" + section($0, level: "##") }.joined()
  }

  private func table(linked: Bool) -> String {
    let words = manual.words
    let rows = manual.rules.map { rule in
      [
        linked ? "[\(rule.id)](#\(rule.id))" : "`\(rule.id)`", manual.scales(rule.severity),
        manual.scales.scale(rule.category),
        rule.text(in: manual.language).summary.inMarkdown,
      ]
    }
    let head = [words.rule, words.severity, words.category, words.summary]
    return ([head, head.map { _ in "---" }] + rows)
      .map { $0.asMarkdownRow + "\n" }.joined()
  }

  private func section(_ rule: Rule, level: String) -> String {
    let words = manual.words
    let ranks = manual.ranks(of: rule).map { "\($0.name): \($0.value)" }
    var lines = [
      "\(level) \(rule.id)", "", rule.text(in: manual.language).summary.inMarkdown, "",
      ranks.joined(separator: " · "),
    ]
    if rule.isOptIn { lines += ["", "\(words.optIn)"] }
    lines.append("")
    for (name, value) in manual.facts(of: rule) {
      lines.append("- \(name): \(written(value, as: name))")
    }
    lines += rule.references.map { "- \(words.seeAlso): <\($0)>" }
    for (title, examples) in manual.examples(of: rule) {
      lines += ["", "\(title):"]
      // They are no `screen` blocks, since marks are no notation.
      for (text, remark) in examples {
        lines += ["", "```text"] + (remark.map { ["# \($0)"] } ?? []) + [text, "```"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Sentences are escaped, settings are code, and ids are what they are.
  private func written(_ value: String, as name: String) -> String {
    let words = manual.words
    if [words.what, words.why, words.fix].contains(name) { return value.inMarkdown }
    return name == words.settings ? "`\(value.replacing(", ", with: "`, `"))`" : value
  }
}
