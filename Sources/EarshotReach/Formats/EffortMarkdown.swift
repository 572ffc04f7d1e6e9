package import EarshotWriting

extension OutputFormat where Document == EffortDocument {
  /// A table for pull requests, a row a technology.
  package static var markdown: OutputFormat<EffortDocument> {
    OutputFormat(
      id: "markdown", summary: "a table for pull requests", fileExtension: "md",
      text: { EffortMarkdown(document: $0).text })
  }
}

/// Writes the figures, then the way by each technology.
private struct EffortMarkdown {
  var document: EffortDocument

  var text: String {
    var text = "| Technology | Effort | Seconds |\n|---|--:|--:|\n"
    for entry in document.entries {
      let effort = entry.sentence ?? "**no way**"
      text += "| \(entry.technology.name(in: document.language)) | \(effort) "
      text += "| \(entry.seconds.map(\.inSeconds) ?? "") |\n"
    }
    text += "\n" + document.budget.map { "- \(document.sentence(of: $0))\n" }.joined()
    text += document.budget.isEmpty ? "" : "\n"
    for entry in document.entries { text += way(entry) }
    return text + "Predicted for \(document.assumptions).\n"
  }

  private func way(_ entry: EffortDocument.Entry) -> String {
    let name = entry.technology.name(in: document.language)
    let steps = entry.legs.flatMap { leg in
      switch leg.outcome {
      case .way(let way): way.steps.map { $0.sentence(in: document.language) }
      case .obstacle(let obstacle):
        ["\(leg.name): \(obstacle.sentence(in: document.language))"]
      case nil: ["\(leg.name): nothing there is meant"]
      }
    }
    let lines = steps.enumerated().map { "\($0.offset + 1). \($0.element.inMarkdown)\n" }.joined()
    return "<details><summary>\(name)</summary>\n\n\(lines)\n</details>\n\n"
  }
}
