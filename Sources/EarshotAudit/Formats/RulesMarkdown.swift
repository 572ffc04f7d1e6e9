package import EarshotWriting

extension OutputFormat where Document == RuleManual {
  /// A table, and a section each when there are pages.
  package static var markdown: OutputFormat<RuleManual> {
    OutputFormat(
      id: "markdown", summary: "a table, and a section each when pages are asked for",
      fileExtension: "md", text: { RulesMarkdown(manual: $0).text })
  }
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
    var lines = [
      "| \(words.rule) | \(words.severity) | \(words.step) | \(words.summary) |",
      "| --- | --- | --- | --- |",
    ]
    for rule in manual.rules {
      let name = linked ? "[\(rule.id)](#\(rule.id))" : "`\(rule.id)`"
      let summary = rule.text(in: manual.language).summary.inMarkdown
      lines.append(
        "| \(name) | \(manual.scales.scale(rule.severity)) | "
          + "\(manual.scales.scale(rule.category)) | \(summary) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ rule: Rule, level: String) -> String {
    let words = manual.words
    let text = manual.text(of: rule)
    var lines = ["\(level) \(rule.id)", "", text.summary.inMarkdown, ""]
    let scales = manual.scales
    lines.append(
      "\(words.severity): \(scales.scale(rule.severity)) · "
        + "\(words.step): \(scales.scale(rule.category)) · "
        + "\(words.confidence): \(scales.scale(rule.confidence)) · "
        + "\(words.impact): \(scales.scale(rule.impact))")
    if rule.isOptIn { lines += ["", "\(words.optIn)"] }
    lines += [
      "", "- \(words.what): \(text.what.inMarkdown)", "- \(words.why): \(text.why.inMarkdown)",
      "- \(words.fix): \(text.fix.inMarkdown)",
    ]
    if let inputs = rule.inputs(words) { lines.append("- \(words.inputs): \(inputs)") }
    if !rule.criteria.isEmpty {
      lines.append("- \(words.criteria): \(rule.criteria.joined(separator: ", "))")
    }
    let settings = rule.sortedSettings.map { "`\($0.name): \($0.value)`" }
    if !settings.isEmpty {
      lines.append("- \(words.settings): \(settings.joined(separator: ", "))")
    }
    if !rule.supersededBy.isEmpty {
      lines.append("- \(words.yields): \(rule.supersededBy.joined(separator: ", "))")
    }
    lines += rule.references.map { "- \(words.seeAlso): <\($0)>" }
    lines += examples("\(words.fails) (\(words.marks))", rule.failures(words))
    lines += examples(words.passes, rule.passes.map { ($0, nil) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// Examples in one block each; they are no `screen` blocks, since marks are no notation.
  private func examples(_ title: String, _ examples: [(text: String, remark: String?)]) -> [String]
  {
    guard !examples.isEmpty else { return [] }
    var lines = ["", "\(title):"]
    for example in examples {
      lines += ["", "```text"]
      if let remark = example.remark { lines.append("# \(remark)") }
      lines += [example.text, "```"]
    }
    return lines
  }
}
