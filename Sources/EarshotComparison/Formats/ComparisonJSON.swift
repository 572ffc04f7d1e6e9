import EarshotSession
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Comparison {
  /// JSON for scripts, one line a pair of screens.
  package static let json = OutputFormat(
    id: "json", summary: "for scripts, one line a pair", fileExtension: "jsonl"
  ) { ComparisonJSON(comparison: $0).write() }
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
      json.lines("differences", result.differences) {
        [
          "kind": $0.kind.rawValue, "before": $0.before.map { $0 + 1 },
          "after": $0.after.map { $0 + 1 }, "was": $0.lineBefore, "now": $0.lineAfter,
          "matched": $0.explanation,
        ]
      }
      json.lines("ignored", result.ignored) { ["what": $0.field.rawValue, "stops": $0.stops] }
      if let textSize = result.textSize {
        json.object("textSize") { json in
          json.field("growth", textSize.growth.inHundredths)
          json.lines("flaws", textSize.findings) {
            ["text": $0.text, "flaw": $0.flaw.name, "other": $0.flaw.other]
          }
        }
      }
      if let contrast = result.contrast {
        json.object("contrast") { json in
          json.fields([
            "before": contrast.before.rawValue, "after": contrast.after.rawValue,
            "texts": contrast.texts,
          ])
          json.lines("worse", contrast.findings) {
            [
              "text": $0.text, "before": $0.before.inHundredths, "after": $0.after.inHundredths,
              "needed": $0.needed,
            ]
          }
        }
      }
      if let scroll = result.scroll {
        json.object("scroll") { json in
          json.field("by", [scroll.distance.x, scroll.distance.y])
          json.lines("stays", scroll.findings) {
            ["element": $0.element.rawValue, "text": $0.text]
          }
        }
      }
    }
  }

  private func write(
    _ version: Comparison.Version, _ measure: ScreenMeasure, _ json: inout JSONWriter
  ) {
    json.fields([
      "path": version.path, "screen": version.screen, "title": version.title,
      "stops": measure.stops, "words": measure.words, "seconds": measure.roundedSeconds,
      "secondsWithoutHints": measure.roundedSecondsWithoutHints,
      "coverage": measure.coverage.map { ($0 * 1_000).rounded() / 1_000 },
    ])
  }
}

extension Double {
  /// The number with two digits.
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}
