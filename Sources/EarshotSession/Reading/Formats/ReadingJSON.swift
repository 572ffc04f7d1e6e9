import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Reading {
  /// JSON for scripts and tests, described by `Documentation/Formats/Reading.schema.json`.
  package static var json: OutputFormat<Reading> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { ReadingJSON(reading: $0, isPretty: true).write() })
  }

  /// The same JSON on one line, for several inputs.
  package static var jsonLine: OutputFormat<Reading> {
    OutputFormat(
      id: "json", summary: "the same on one line an input", fileExtension: "jsonl",
      write: { ReadingJSON(reading: $0, isPretty: false).write() })
  }
}

/// Writes version 1 of the JSON of a reading.
private struct ReadingJSON {
  var reading: Reading
  var isPretty: Bool

  func write() -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    let transcript = reading.transcript
    writer.object { json in
      json.key("earshot")
      json.value(1)
      json.key("profile")
      json.value(transcript.settings.profile.description)
      json.key("language")
      json.value(transcript.settings.language)
      json.key("source")
      json.line {
        $0.key("format")
        $0.value(reading.format)
        $0.key("path")
        $0.value(reading.path)
      }
      json.key("screens")
      json.array { writeScreens(&$0) }
      json.key("losses")
      json.array { json in reading.losses.forEach { write($0, &json) } }
      json.key("warnings")
      json.value(reading.warnings)
      json.key("uncertain")
      json.array { json in transcript.uncertainPhrases.forEach { writeUncertain($0, &json) } }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func writeScreens(_ json: inout JSONWriter) {
    let transcript = reading.transcript
    let lines = transcript.linesByScreen
    for (index, ordered) in transcript.screens.enumerated() {
      let screen = ordered.screen
      json.object { json in
        json.key("title")
        json.value(screen.title)
        json.key("size")
        json.value(screen.size.map { [$0.width, $0.height] })
        json.key("stops")
        json.array { json in
          for (number, line) in lines[index].enumerated() {
            write(line, transcript.stop(of: line), number: number + 1, &json)
          }
        }
        json.key("problems")
        json.value(ordered.order.problems.map(\.sentence))
      }
    }
  }

  private func write(
    _ line: Transcript.Line, _ stop: ReadingOrder.Stop?, number: Int,
    _ json: inout JSONWriter
  ) {
    let text = reading.style(line.utterance)
    let language = reading.transcript.settings.language
    json.object { json in
      json.key("id")
      json.value(line.element?.rawValue)
      json.key("index")
      json.value(number)
      json.key("utterance")
      json.value(text.sentence)
      if reading.tellsVoice {
        json.key("spoken")
        json.value(SpeechStyle.caption(line.utterance.spoken(in: language)).sentence)
      }
      json.key("hint")
      json.value(text.hint)
      json.key("extra")
      json.value(text.extra)
      json.key("parts")
      json.array { json in line.utterance.parts.forEach { write($0, &json) } }
      if let stop { write(stop, &json) }
    }
  }

  private func write(_ part: Utterance.Part, _ json: inout JSONWriter) {
    json.line { json in
      json.key("role")
      json.value(part.role.rawValue)
      json.key("text")
      json.value(part.text)
      if let language = part.language, language != reading.transcript.settings.language {
        json.key("language")
        json.value(language)
      }
      if part.standing == .unverified || part.standing == .fallback {
        json.key("standing")
        json.value(part.standing.rawValue)
      }
    }
  }

  private func write(_ stop: ReadingOrder.Stop, _ json: inout JSONWriter) {
    let element = stop.element
    json.key("label")
    json.value(element.label.value)
    json.key("value")
    json.value(element.value.value)
    json.key("traits")
    json.value(element.traits.isCaptured ? (element.traits.value ?? []).names : nil)
    json.key("frame")
    json.value(element.effectiveFrame.map { [$0.x, $0.y, $0.width, $0.height] })
    json.key("activationPoint")
    json.value(element.effectiveActivationPoint.map { [$0.x, $0.y] })
    json.key("containers")
    json.array { json in stop.enclosures.forEach { write($0, &json) } }
    json.key("offscreen")
    json.value(stop.isOffscreen)
    json.key("derived")
    json.value(element.derived.fields.map(\.rawValue))
    json.key("location")
    json.value(element.source.map { [Double($0.line), Double($0.column)] })
  }

  private func write(_ enclosure: Enclosure, _ json: inout JSONWriter) {
    json.line { json in
      json.key("kind")
      json.value(enclosure.kind.name)
      json.key("label")
      json.value(enclosure.label)
      json.key("index")
      json.value(enclosure.position.index)
      json.key("count")
      json.value(enclosure.position.count)
    }
  }

  private func write(_ loss: Reading.Loss, _ json: inout JSONWriter) {
    json.line { json in
      json.key("what")
      json.value(loss.what.rawValue)
      json.key("why")
      json.value(loss.why)
      json.key("count")
      json.value(loss.count)
    }
  }

  private func writeUncertain(_ part: Utterance.Part, _ json: inout JSONWriter) {
    json.line { json in
      json.key("text")
      json.value(part.text)
      json.key("language")
      json.value(part.language)
      json.key("standing")
      json.value(part.standing.rawValue)
    }
  }
}

extension Enclosure.Kind {
  /// The name of the kind in JSON.
  fileprivate var name: String {
    switch self {
    case .semanticGroup: "semanticGroup"
    case .list: "list"
    case .landmark: "landmark"
    case .dataTable: "dataTable"
    case .tabBar: "tabBar"
    case .tabs: "tabs"
    case .series: "series"
    }
  }
}
