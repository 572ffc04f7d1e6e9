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
    var writer = JSONWriter(isPretty: false)
    writer.object { json in
      json.key("earshot")
      json.value(1)
      json.key("before")
      json.object { write(comparison.before, result.before, &$0) }
      json.key("after")
      json.object { write(comparison.after, result.after, &$0) }
      json.key("equal")
      json.value(comparison.isEqual)
      json.key("differences")
      json.array { json in result.differences.forEach { write($0, &json) } }
      json.key("ignored")
      json.array { json in result.ignored.forEach { write($0, &json) } }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(
    _ version: Comparison.Version, _ measure: ScreenMeasure, _ json: inout JSONWriter
  ) {
    json.key("path")
    json.value(version.path)
    json.key("screen")
    json.number(version.screen.map(Double.init))
    json.key("title")
    json.value(version.title)
    json.key("stops")
    json.value(measure.stops)
    json.key("words")
    json.value(measure.words)
    json.key("seconds")
    json.number(measure.roundedSeconds)
    json.key("coverage")
    json.number(measure.coverage.map { ($0 * 1_000).rounded() / 1_000 })
  }

  private func write(_ ignored: ScreenComparison.Ignored, _ json: inout JSONWriter) {
    json.line { json in
      json.key("what")
      json.value(ignored.field.rawValue)
      json.key("stops")
      json.value(ignored.stops)
    }
  }

  private func write(_ difference: ScreenComparison.Difference, _ json: inout JSONWriter) {
    json.line { json in
      json.key("kind")
      json.value(difference.kind.rawValue)
      json.key("before")
      json.number(difference.before.map { Double($0 + 1) })
      json.key("after")
      json.number(difference.after.map { Double($0 + 1) })
      json.key("was")
      json.value(difference.lineBefore)
      json.key("now")
      json.value(difference.lineAfter)
      json.key("matched")
      json.value(difference.explanation)
    }
  }
}
