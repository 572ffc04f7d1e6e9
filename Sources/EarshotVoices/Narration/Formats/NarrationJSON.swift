import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// JSON for scripts and tests, described by `Documentation/Formats/Narration.schema.json`.
  package static let json = OutputFormat(summary: "for scripts and tests; stable and versioned") {
    NarrationJSON(document: $0, isPretty: $1).write()
  }
}

/// Writes version 1 of the JSON of a narration; times are seconds with three decimals.
private struct NarrationJSON {
  var document: NarrationDocument
  var isPretty: Bool

  func write() -> [UInt8] {
    let narration = document.narration
    return JSONWriter.document(isPretty: isPretty) { json in
      json.head(narration.settings, format: document.format, path: document.path)
      json.fields([
        "voice": narration.timing.voice, "estimated": narration.timing == .estimated,
        "duration": narration.duration.inCaptions,
      ])
      json.objects("lines", narration.lines) { write($1, &$0) }
      json.losses(document.losses)
      json.fields(["warnings": document.warnings, "remarks": narration.remarks])
    }
  }

  private func write(_ line: Narration.Line, _ json: inout JSONWriter) {
    json.fields([
      "screen": line.screen, "id": line.element?.rawValue, "cause": line.cause.rawValue,
      "caption": line.caption, "sound": line.sound?.rawValue, "start": line.start.inCaptions,
      "end": line.end.inCaptions, "fate": line.completion.rawValue, "audible": line.isAudible,
    ])
    json.objects("parts", line.parts) { write($1, &$0) }
  }

  private func write(_ part: Narration.Part, _ json: inout JSONWriter) {
    json.fields([
      "role": part.role.rawValue, "tone": part.tone.rawValue, "language": part.language,
      "written": part.text.written, "spoken": part.text.spoken, "verbalised": part.text.verbalised,
      "better": part.text.better, "start": part.start.inCaptions, "end": part.end.inCaptions,
    ])
    json.lines("differences", part.text.differences) {
      [
        "kind": $0.kind.rawValue, "written": $0.written, "said": $0.said,
        "shouldBeSaid": $0.shouldBeSaid,
      ]
    }
    json.lines("stretches", part.text.spans) { write($1, part.language, &$0) }
    json.lines("words", part.words) {
      ["text": $0.text, "start": $0.start.inCaptions, "end": $0.end.inCaptions]
    }
  }

  private func write(
    _ span: VerbalizedText.Span, _ language: String, _ json: inout JSONWriter
  ) {
    json.fields(["text": span.text, "language": span.language ?? language])
    if span.pitch != 1 { json.field("pitch", span.pitch) }
    json.present("ipa", span.ipaNotation)
  }
}

extension Double {
  /// Seconds as captions have them.
  fileprivate var inCaptions: Double { Double(milliseconds) / 1_000 }
}

extension Narration.Timing {
  /// The name of the voice; `nil` if there is none.
  fileprivate var voice: String? {
    guard case .voice(let name) = self else { return nil }
    return name
  }
}
