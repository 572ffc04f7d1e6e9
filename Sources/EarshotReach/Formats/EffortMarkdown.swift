package import EarshotWriting

extension OutputFormat where Document == EffortDocument {
  /// A table for pull requests, a row a technology.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "a table for pull requests", fileExtension: "md"
  ) { EffortMarkdown(document: $0).text }
}

/// Writes the figures, then the way by each technology.
private struct EffortMarkdown {
  var document: EffortDocument

  var text: String {
    let words = document.words
    var text = [words(.technology), words(.effort), words(.seconds)].asMarkdownRow + "\n"
    text += "|---|--:|--:|\n"
    for entry in document.entries {
      let effort = document.effort(of: entry) ?? "**\(document.absence(of: entry))**"
      let seconds = entry.seconds.map(words.seconds) ?? ""
      text += [words.name(entry.technology), effort, seconds].asMarkdownRow + "\n"
    }
    text += "\n" + document.budget.map { "- \(document.sentence(of: $0))\n" }.joined()
    text += document.budget.isEmpty ? "" : "\n"
    for entry in document.entries { text += path(entry) }
    return text + "\(words(.predictedFor)) \(words.assumptions(document.model)).\n"
  }

  private func path(_ entry: EffortDocument.Entry) -> String {
    let words = document.words
    let name = words.name(entry.technology)
    let steps = entry.segments.flatMap { segment in
      switch segment.outcome {
      case .path(let path): path.steps.map { $0.sentence(in: document.language) }
      case .obstacle(let obstacle):
        ["\(segment.name): \(words.why(obstacle))"]
      case nil: ["\(segment.name): \(words(.nothingMeant))"]
      }
    }
    let lines = steps.enumerated().map { "\($0.offset + 1). \($0.element.inMarkdown)\n" }.joined()
    return "<details><summary>\(name)</summary>\n\n\(lines)\n</details>\n\n"
  }
}
