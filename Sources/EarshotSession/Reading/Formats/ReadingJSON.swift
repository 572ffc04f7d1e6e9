import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Reading {
  /// JSON for scripts and tests, described by `Documentation/Formats/Reading.schema.json`.
  package static let json = OutputFormat(summary: "for scripts and tests; stable and versioned") {
    ReadingJSON(reading: $0, isPretty: $1).write()
  }
}

/// Writes version 1 of the JSON of a reading.
private struct ReadingJSON {
  var reading: Reading
  var isPretty: Bool

  func write() -> [UInt8] {
    let transcript = reading.transcript
    return JSONWriter.document(isPretty: isPretty) { json in
      json.head(transcript.settings, format: reading.format, path: reading.path)
      json.objects("screens", zip(transcript.screens, transcript.linesByScreen)) { json, screen in
        write(screen.0, screen.1, &json)
      }
      json.losses(reading.losses)
      json.field("warnings", reading.warnings)
      json.lines("uncertain", transcript.uncertainPhrases) { writeUncertain($1, &$0) }
    }
  }

  private func write(
    _ ordered: Transcript.OrderedScreen, _ lines: [Transcript.Line], _ json: inout JSONWriter
  ) {
    json.field("title", ordered.screen.title)
    json.field("size", ordered.screen.size.map { [$0.width, $0.height] })
    json.objects("stops", at: lines.indices) { write(lines[$1], number: $1 + 1, &$0) }
    json.field("problems", ordered.order.problems.map(\.sentence))
  }

  private func write(_ line: Transcript.Line, number: Int, _ json: inout JSONWriter) {
    let text = reading.style(line.utterance)
    let language = reading.transcript.settings.language
    json.field("id", line.element?.rawValue)
    json.field("index", number)
    json.field("utterance", text.sentence)
    if reading.tellsVoice {
      json.field("spoken", SpeechStyle.caption(line.utterance.spoken(in: language)).sentence)
    }
    json.field("hint", text.hint)
    json.field("extra", text.extra)
    json.array("parts") { json in
      for part in line.utterance.parts { json.line { write(part, &$0) } }
    }
    if let stop = reading.transcript.stop(of: line) { write(stop, &json) }
  }

  private func write(_ part: Utterance.Part, _ json: inout JSONWriter) {
    json.field("role", part.role.rawValue)
    json.field("text", part.text)
    if let language = part.language, language != reading.transcript.settings.language {
      json.field("language", language)
    }
    if part.provenance == .unverified || part.provenance == .fallback {
      json.field("standing", part.provenance.rawValue)
    }
  }

  private func write(_ stop: ReadingOrder.Stop, _ json: inout JSONWriter) {
    let element = stop.element
    json.field("label", element.label.value)
    json.field("value", element.value.value)
    json.field("traits", element.traits.isCaptured ? (element.traits.value ?? []).names : nil)
    json.field("frame", element.effectiveFrame.map { [$0.x, $0.y, $0.width, $0.height] })
    json.field("activationPoint", element.effectiveActivationPoint.map { [$0.x, $0.y] })
    json.lines("containers", stop.enclosures) { write($1, &$0) }
    json.field("offscreen", stop.isOffscreen)
    json.field("derived", element.derived.fields.map(\.rawValue))
    json.field("location", element.source.map { [$0.line, $0.column] })
  }

  private func write(_ enclosure: Enclosure, _ json: inout JSONWriter) {
    json.field("kind", enclosure.kind.name)
    json.field("label", enclosure.label)
    json.field("index", enclosure.position.index)
    json.field("count", enclosure.position.count)
  }

  private func writeUncertain(_ part: Utterance.Part, _ json: inout JSONWriter) {
    json.field("text", part.text)
    json.field("language", part.language)
    json.field("standing", part.provenance.rawValue)
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
