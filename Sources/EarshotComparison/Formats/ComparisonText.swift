import EarshotSession
import EarshotSpeech
package import EarshotWriting

extension OutputFormat where Document == Comparison {
  /// One line a difference, with what was heard and what is heard now.
  package static let text = OutputFormat(
    id: "text", summary: "one line a difference", fileExtension: "txt"
  ) { ComparisonText(comparison: $0).text }
}

/// Writes a line a difference and a summary.
private struct ComparisonText {
  var comparison: Comparison

  var text: String {
    let result = comparison.result
    var lines = comparison.outcome.map { [$0] } ?? []
    if comparison.isOneOfMany {
      let version = comparison.isRemoved ? comparison.before : comparison.after
      lines.insert("==> \(version.name.onOneLine) <==", at: 0)
    }
    lines += result.differences.flatMap(\.lines)
    lines +=
      (result.textSize?.lines ?? []) + (result.contrast?.lines ?? []) + (result.scroll?.lines ?? [])
    lines.append(summary(of: result))
    lines += [result.textSize?.summary, result.contrast?.summary, result.scroll?.summary]
      .compactMap(\.self)
    if let explanation = result.explanation { lines.append(explanation) }
    if let omission = comparison.omission { lines.append(omission) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func summary(of result: ScreenComparison) -> String {
    let kinds = ScreenComparison.Kind.allCases.map { "\(result.count(of: $0)) \($0.rawValue)" }
    let measures = result.measures.map { "\($0) \($1) → \($2)" }
    return ([kinds.joined(separator: ", ")] + measures).joined(separator: "; ")
  }
}

extension ScreenComparison.Difference {
  /// A line with a sign and the places, and for other words what was and what is said.
  var lines: [String] {
    let before = lineBefore.map(\.visible)
    let after = lineAfter.map(\.visible)
    let places = [self.before, self.after].map { $0.map { "\($0 + 1)" } ?? "-" }
    let why = explanation.map { " (\($0))" } ?? ""
    switch kind {
    case .added: return ["+ \(places[1]) \(after ?? "")"]
    case .removed: return ["- \(places[0]) \(before ?? "")"]
    case .moved: return ["> \(places[0]) → \(places[1])\(why) \(after ?? "")"]
    case .reworded:
      return [
        "~ \(places[0]) → \(places[1])\(why)", "    was \(before ?? "")", "    now \(after ?? "")",
      ]
    }
  }
}

extension String {
  /// The line, or `<silence>` when nothing is said.
  var visible: String { orSilence().onOneLine }
}
