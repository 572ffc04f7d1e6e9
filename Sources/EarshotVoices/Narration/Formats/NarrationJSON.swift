import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// JSON for scripts and tests, described by `Documentation/Formats/Narration.schema.json`.
  package static var json: OutputFormat<NarrationDocument> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { NarrationJSON(document: $0, isPretty: true).write() },
      writeOneOfMany: { NarrationJSON(document: $0, isPretty: false).write() })
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
      json.field("voice", narration.timing.voice)
      json.field("estimated", narration.timing == .estimated)
      json.field("duration", narration.duration.inCaptions)
      json.objects("lines", narration.lines) { write($1, &$0) }
      json.losses(document.losses)
      json.field("warnings", document.warnings)
      json.field("remarks", narration.remarks)
    }
  }

  private func write(_ line: Narration.Line, _ json: inout JSONWriter) {
    json.field("screen", line.screen)
    json.field("id", line.element?.rawValue)
    json.field("cause", line.cause.rawValue)
    json.field("caption", line.caption)
    json.field("sound", line.sound?.rawValue)
    json.field("start", line.start.inCaptions)
    json.field("end", line.end.inCaptions)
    json.field("fate", line.fate.rawValue)
    json.field("audible", line.isAudible)
    json.objects("parts", line.parts) { write($1, &$0) }
  }

  private func write(_ part: Narration.Part, _ json: inout JSONWriter) {
    json.field("role", part.role.rawValue)
    json.field("tone", part.tone.rawValue)
    json.field("language", part.language)
    json.field("written", part.text.written)
    json.field("spoken", part.text.spoken)
    json.field("verbalised", part.text.verbalised)
    json.field("better", part.text.better)
    json.field("start", part.start.inCaptions)
    json.field("end", part.end.inCaptions)
    json.lines("differences", part.text.differences) { write($1, &$0) }
    json.lines("stretches", part.text.spans) { write($1, part.language, &$0) }
    json.lines("words", part.words) { write($1, &$0) }
  }

  private func write(_ difference: VerbalizedText.Difference, _ json: inout JSONWriter) {
    json.field("kind", difference.kind.rawValue)
    json.field("written", difference.written)
    json.field("said", difference.said)
    json.field("shouldBeSaid", difference.shouldBeSaid)
  }

  private func write(
    _ span: VerbalizedText.Span, _ language: String, _ json: inout JSONWriter
  ) {
    json.field("text", span.text)
    json.field("language", span.language ?? language)
    if span.pitch != 1 {
      json.field("pitch", span.pitch)
    }
    json.present("ipa", span.ipaNotation)
  }

  private func write(_ word: Narration.Word, _ json: inout JSONWriter) {
    json.field("text", word.text)
    json.field("start", word.start.inCaptions)
    json.field("end", word.end.inCaptions)
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
