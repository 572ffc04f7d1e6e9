import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == EffortDocument {
  /// JSON for scripts and tests, described in `Documentation/Effort.md`.
  package static let json = OutputFormat(
    id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json"
  ) { EffortJSON(document: $0).write() }
}

/// Writes version 1 of the JSON of effort.
private struct EffortJSON {
  var document: EffortDocument

  func write() -> [UInt8] {
    JSONWriter.document { json in
      let settings = document.model.settings
      json.fields([
        "earshot": 1, "profile": settings.profile.description, "language": settings.language,
        "source": document.source,
      ])
      json.line("model", document.model, writeModel)
      json.objects("efforts", document.entries) { write($1, &$0) }
      json.lines("budget", document.budget) { limit in
        [
          "technology": limit.technology.rawValue, "limit": limit.amount,
          "unit": limit.isSeconds ? "seconds" : "count",
          "isExceeded": document.exceeded.contains(limit),
        ]
      }
    }
  }

  private func writeModel(_ json: inout JSONWriter, _ model: EffortModel) {
    json.fields([
      "rate": model.pace.speech.rate, "listening": model.pace.listening.rawValue,
      "gesture": model.pace.gesture, "wordsPerSecond": model.pace.wordsPerSecond,
      "recognition": model.pace.recognition, "switches": model.switches, "interval": model.interval,
      "press": model.pace.press,
    ])
  }

  private func write(_ entry: EffortDocument.Entry, _ json: inout JSONWriter) {
    json.fields([
      "technology": entry.technology.rawValue, "count": entry.count, "words": entry.words,
      "seconds": entry.seconds?.inThousandths,
    ])
    json.objects("goals", entry.segments) { write($1, &$0) }
  }

  private func write(_ segment: EffortRun.Segment, _ json: inout JSONWriter) {
    json.fields(["to": segment.query, "name": segment.name])
    if case .obstacle(let obstacle) = segment.outcome {
      json.field("obstacle", obstacle.rawValue)
    } else {
      json.field("obstacle", segment.outcome == nil ? "unknown" : nil)
    }
    json.lines("steps", segment.outcome?.path?.steps ?? []) { step in
      var silent = step
      silent.heard = ""
      return [
        "do": silent.sentence(in: document.language),
        "heard": step.heard.isEmpty ? nil : step.heard, "element": step.element?.rawValue,
        "seconds": step.seconds.inThousandths,
      ]
    }
  }
}
