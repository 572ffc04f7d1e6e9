import EarshotText
package import EarshotWriting

extension OutputFormat where Document == RevisionComparison {
  /// One line a difference and a finding, below the name of the screen.
  package static let text = OutputFormat(
    id: "text", summary: "one line a difference", fileExtension: "txt"
  ) { RevisionText(comparison: $0).text }
}

/// Writes what changed on each screen, then the screens that only one revision has, and the counts.
private struct RevisionText {
  var comparison: RevisionComparison

  var text: String {
    var lines = comparison.changed.flatMap(self.lines)
    for screen in comparison.screens where screen.isNew || screen.isGone {
      let kind = screen.isNew ? "new" : "gone"
      lines.append(
        "==> \(kind): \(screen.title.onOneLine), \(screen.stops.counted("stop")) <==")
      lines += self.lines(of: screen.findings)
    }
    if !comparison.code.isEmpty {
      lines.append("==> code beside the screens <==")
      lines += self.lines(of: comparison.code)
    }
    let names = "\(comparison.before) → \(comparison.after)".onOneLine
    return (lines + ["\(names): \(comparison.summary)"]).map { $0 + "\n" }.joined()
  }

  private func lines(of screen: RevisionComparison.Screen) -> [String] {
    ["==> \(screen.title.onOneLine) <=="] + screen.comparison.result.differences.flatMap(\.lines)
      + lines(of: screen.findings) + (screen.comparison.omission.map { [$0.onOneLine] } ?? [])
  }

  private func lines(of findings: RevisionComparison.Findings) -> [String] {
    findings.came.map { "came \($0.text.onOneLine)" }
      + findings.gone.map { "went \($0.text.onOneLine)" }
  }
}

extension Int {
  /// The number with the name of what is counted.
  func counted(_ name: String) -> String { "\(self) \(name)\(self == 1 ? "" : "s")" }
}
