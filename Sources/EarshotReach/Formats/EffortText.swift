package import EarshotWriting

extension OutputFormat where Document == EffortDocument {
  /// The way by each technology, step by step.
  package static let text = OutputFormat(
    id: "text", summary: "the way by each technology, step by step", fileExtension: "txt"
  ) { EffortText(document: $0).text }
}

/// Writes a block a technology, with a line a step.
private struct EffortText {
  var document: EffortDocument

  var text: String {
    let blocks = document.entries.map(block)
    let budget = document.budget.map { document.sentence(of: $0) + "\n" }.joined()
    return (blocks + (budget.isEmpty ? [] : [budget])).joined(separator: "\n")
  }

  private func block(_ entry: EffortDocument.Entry) -> String {
    let words = document.words
    let name = words.name(entry.technology)
    var text: String
    if let effort = document.effort(of: entry), let seconds = entry.seconds {
      text = "\(name): \(effort), \(words.seconds(seconds))\n"
    } else {
      text = "\(name): \(document.absence(of: entry))\n"
    }
    for segment in entry.segments {
      text += "  → \(segment.name.onOneLine)\(about(segment))\n"
      for step in segment.outcome?.path?.steps ?? [] {
        let seconds = words.seconds(step.seconds)
        let padding = String(repeating: " ", count: max(0, 8 - seconds.count))
        text += "  \(padding)\(seconds)  \(step.sentence(in: document.language).onOneLine)\n"
      }
    }
    return text
  }

  private func about(_ segment: EffortRun.Segment) -> String {
    switch segment.outcome {
    case .path: ""
    case .obstacle(let obstacle): ": \(document.words.why(obstacle))"
    case nil: ": \(document.words(.nothingMeant))"
    }
  }
}
