import EarshotSession
import EarshotSpeech
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
    var writer = JSONWriter(isPretty: true)
    writer.object { json in
      json.key("earshot")
      json.value(1)
      json.key("profile")
      json.value(document.model.settings.profile.description)
      json.key("language")
      json.value(document.model.settings.language)
      json.key("source")
      json.value(document.source)
      json.key("model")
      writeModel(&json)
      json.key("efforts")
      json.array { json in document.entries.forEach { write($0, &json) } }
      json.key("budget")
      json.array { json in document.budget.forEach { write($0, &json) } }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func writeModel(_ json: inout JSONWriter) {
    let model = document.model
    json.line { json in
      json.key("rate")
      json.number(model.pace.speech.rate)
      json.key("listening")
      json.value(model.pace.listening.rawValue)
      json.key("gesture")
      json.number(model.pace.gesture)
      json.key("wordsPerSecond")
      json.number(model.pace.wordsPerSecond)
      json.key("recognition")
      json.number(model.pace.recognition)
      json.key("switches")
      json.value(model.switches)
      json.key("interval")
      json.number(model.interval)
      json.key("press")
      json.number(model.pace.press)
    }
  }

  private func write(_ entry: EffortDocument.Entry, _ json: inout JSONWriter) {
    json.object { json in
      json.key("technology")
      json.value(entry.technology.rawValue)
      json.key("count")
      json.number(entry.count.map(Double.init))
      json.key("words")
      json.number(entry.words.map(Double.init))
      json.key("seconds")
      json.number(entry.seconds?.inThousandths)
      json.key("goals")
      json.array { json in entry.legs.forEach { write($0, &json) } }
    }
  }

  private func write(_ leg: EffortRun.Leg, _ json: inout JSONWriter) {
    json.object { json in
      json.key("to")
      json.value(leg.wish)
      json.key("name")
      json.value(leg.name)
      json.key("obstacle")
      if case .obstacle(let obstacle) = leg.outcome {
        json.value(obstacle.rawValue)
      } else {
        json.value(leg.outcome == nil ? "unknown" : nil)
      }
      json.key("steps")
      json.array { json in leg.outcome?.way?.steps.forEach { write($0, &json) } }
    }
  }

  private func write(_ step: EffortStep, _ json: inout JSONWriter) {
    json.line { json in
      json.key("do")
      var silent = step
      silent.heard = ""
      json.value(silent.sentence(in: document.language))
      json.key("heard")
      json.value(step.heard.isEmpty ? nil : step.heard)
      json.key("element")
      json.value(step.element?.rawValue)
      json.key("seconds")
      json.number(step.seconds.inThousandths)
    }
  }

  private func write(_ limit: EffortDocument.Limit, _ json: inout JSONWriter) {
    json.line { json in
      json.key("technology")
      json.value(limit.technology.rawValue)
      json.key("limit")
      json.number(limit.amount)
      json.key("unit")
      json.value(limit.isSeconds ? "seconds" : "count")
      json.key("isExceeded")
      json.value(document.exceeded.contains(limit))
    }
  }
}

extension Double {
  /// The number to a thousandth, so that the same way has the same text everywhere.
  fileprivate var inThousandths: Double { (self * 1_000).rounded() / 1_000 }
}
