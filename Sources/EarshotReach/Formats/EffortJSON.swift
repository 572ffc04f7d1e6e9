import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == EffortDocument {
  /// JSON for scripts and tests, described in `Documentation/Effort.md`.
  package static var json: OutputFormat<EffortDocument> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { EffortJSON(document: $0).write() })
  }
}

/// Writes version 1 of the JSON of effort.
private struct EffortJSON {
  var document: EffortDocument

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.field("earshot", 1)
      json.field("profile", document.model.settings.profile.description)
      json.field("language", document.model.settings.language)
      json.field("source", document.source)
      json.line("model", document.model, writeModel)
      json.objects("efforts", document.entries) { write($1, &$0) }
      json.lines("budget", document.budget) { write($1, &$0) }
    }
  }

  private func writeModel(_ json: inout JSONWriter, _ model: EffortModel) {
    json.field("rate", model.pace.speech.rate)
    json.field("listening", model.pace.listening.rawValue)
    json.field("gesture", model.pace.gesture)
    json.field("wordsPerSecond", model.pace.wordsPerSecond)
    json.field("recognition", model.pace.recognition)
    json.field("switches", model.switches)
    json.field("interval", model.interval)
    json.field("press", model.pace.press)
  }

  private func write(_ entry: EffortDocument.Entry, _ json: inout JSONWriter) {
    json.field("technology", entry.technology.rawValue)
    json.field("count", entry.count)
    json.field("words", entry.words)
    json.field("seconds", entry.seconds?.inThousandths)
    json.objects("goals", entry.legs) { write($1, &$0) }
  }

  private func write(_ leg: EffortRun.Leg, _ json: inout JSONWriter) {
    json.field("to", leg.wish)
    json.field("name", leg.name)
    if case .obstacle(let obstacle) = leg.outcome {
      json.field("obstacle", obstacle.rawValue)
    } else {
      json.field("obstacle", leg.outcome == nil ? "unknown" : nil)
    }
    json.lines("steps", leg.outcome?.way?.steps ?? []) { write($1, &$0) }
  }

  private func write(_ step: EffortStep, _ json: inout JSONWriter) {
    var silent = step
    silent.heard = ""
    json.field("do", silent.sentence(in: document.language))
    json.field("heard", step.heard.isEmpty ? nil : step.heard)
    json.field("element", step.element?.rawValue)
    json.field("seconds", step.seconds.inThousandths)
  }

  private func write(_ limit: EffortDocument.Limit, _ json: inout JSONWriter) {
    json.field("technology", limit.technology.rawValue)
    json.field("limit", limit.amount)
    json.field("unit", limit.isSeconds ? "seconds" : "count")
    json.field("isExceeded", document.exceeded.contains(limit))
  }
}
