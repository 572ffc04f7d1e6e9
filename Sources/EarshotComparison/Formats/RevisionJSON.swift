import EarshotText
package import EarshotWriting

extension OutputFormat where Document == RevisionComparison {
  /// JSON for scripts, one document.
  package static let json = OutputFormat(summary: "for scripts") { comparison, isPretty in
    RevisionJSON(comparison: comparison).write(isPretty)
  }
}

/// Writes version 1 of the JSON of two revisions.
private struct RevisionJSON {
  var comparison: RevisionComparison

  func write(_ isPretty: Bool) -> [UInt8] {
    JSONWriter.document(isPretty: isPretty) { json in
      json.fields([
        "earshot": 1, "before": comparison.before, "after": comparison.after,
        "unchanged": comparison.unchanged,
      ])
      json.objects("screens", comparison.screens) { json, screen in
        let result = screen.comparison.result
        json.fields([
          "kind": screen.isNew ? "new" : screen.isGone ? "gone" : "changed", "name": screen.name,
          "path": screen.path,
        ])
        if !screen.isNew {
          json.object("before") { write(screen.comparison.before, result.before, &$0) }
        }
        if !screen.isGone {
          json.object("after") { write(screen.comparison.after, result.after, &$0) }
        }
        let differences = screen.isNew || screen.isGone ? [] : result.differences
        json.lines("differences", differences) {
          [
            "kind": $0.kind.rawValue, "before": $0.before.map { $0 + 1 },
            "after": $0.after.map { $0 + 1 }, "was": $0.lineBefore, "now": $0.lineAfter,
            "matched": $0.explanation,
          ]
        }
        write(screen.findings, &json)
      }
      json.object("code") { write(comparison.code, &$0) }
    }
  }

  private func write(
    _ version: Comparison.Version, _ measure: ScreenMeasure, _ json: inout JSONWriter
  ) {
    json.fields([
      "path": version.path, "stops": measure.stops, "words": measure.words,
      "seconds": measure.roundedSeconds,
    ])
  }

  private func write(_ findings: RevisionComparison.Findings, _ json: inout JSONWriter) {
    for (name, list) in [("came" as StaticString, findings.came), ("went", findings.gone)] {
      json.lines(name, list) {
        [
          "rule": $0.rule, "severity": $0.severity, "message": $0.message, "path": $0.path,
          "line": $0.line,
        ]
      }
    }
  }
}
