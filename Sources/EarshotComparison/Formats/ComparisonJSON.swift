import EarshotSession
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Comparison {
  /// JSON for scripts, one line a pair of screens.
  package static var json: OutputFormat<Comparison> {
    OutputFormat(
      id: "json", summary: "for scripts, one line a pair", fileExtension: "jsonl",
      write: { ComparisonJSON(comparison: $0).write() })
  }
}

/// Writes version 1 of the JSON of a comparison.
private struct ComparisonJSON {
  var comparison: Comparison

  func write() -> [UInt8] {
    let result = comparison.result
    return JSONWriter.document(isPretty: false) { json in
      json.field("earshot", 1)
      json.object("before") { write(comparison.before, result.before, &$0) }
      json.object("after") { write(comparison.after, result.after, &$0) }
      json.field("equal", comparison.isEqual)
      json.lines("differences", result.differences) { write($1, &$0) }
      json.lines("ignored", result.ignored) { write($1, &$0) }
    }
  }

  private func write(
    _ version: Comparison.Version, _ measure: ScreenMeasure, _ json: inout JSONWriter
  ) {
    json.field("path", version.path)
    json.field("screen", version.screen)
    json.field("title", version.title)
    json.field("stops", measure.stops)
    json.field("words", measure.words)
    json.field("seconds", measure.roundedSeconds)
    json.field("coverage", measure.coverage.map { ($0 * 1_000).rounded() / 1_000 })
  }

  private func write(_ ignored: ScreenComparison.Ignored, _ json: inout JSONWriter) {
    json.field("what", ignored.field.rawValue)
    json.field("stops", ignored.stops)
  }

  private func write(_ difference: ScreenComparison.Difference, _ json: inout JSONWriter) {
    json.field("kind", difference.kind.rawValue)
    json.field("before", difference.before.map { $0 + 1 })
    json.field("after", difference.after.map { $0 + 1 })
    json.field("was", difference.lineBefore)
    json.field("now", difference.lineAfter)
    json.field("matched", difference.explanation)
  }
}
