import EarshotSession
import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// JSON for scripts and tests, described by `Documentation/Formats/Narration.schema.json`.
  package static var json: OutputFormat<NarrationDocument> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { NarrationJSON(document: $0, isPretty: true).write() })
  }

  /// The same JSON on one line, for several inputs.
  package static var jsonLine: OutputFormat<NarrationDocument> {
    OutputFormat(
      id: "json", summary: "the same on one line an input", fileExtension: "jsonl",
      write: { NarrationJSON(document: $0, isPretty: false).write() })
  }
}

/// Writes version 1 of the JSON of a narration; times are seconds with three decimals.
private struct NarrationJSON {
  var document: NarrationDocument
  var isPretty: Bool

  func write() -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    let narration = document.narration
    writer.object { json in
      json.key("earshot")
      json.value(1)
      json.key("profile")
      json.value(narration.settings.profile.description)
      json.key("language")
      json.value(narration.settings.language)
      json.key("source")
      json.line {
        $0.key("format")
        $0.value(document.format)
        $0.key("path")
        $0.value(document.path)
      }
      json.key("voice")
      json.value(narration.timing.voice)
      json.key("estimated")
      json.value(narration.timing == .estimated)
      json.key("duration")
      json.seconds(narration.duration)
      json.key("lines")
      json.array { json in narration.lines.forEach { write($0, &json) } }
      json.key("losses")
      json.array { json in document.losses.forEach { write($0, &json) } }
      json.key("warnings")
      json.value(document.warnings)
      json.key("remarks")
      json.value(narration.remarks)
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ line: Narration.Line, _ json: inout JSONWriter) {
    json.object { json in
      json.key("screen")
      json.value(line.screen)
      json.key("id")
      json.value(line.element?.rawValue)
      json.key("cause")
      json.value(line.cause.rawValue)
      json.key("caption")
      json.value(line.caption)
      json.key("sound")
      json.value(line.sound?.rawValue)
      json.key("start")
      json.seconds(line.start)
      json.key("end")
      json.seconds(line.end)
      json.key("fate")
      json.value(line.fate.rawValue)
      json.key("audible")
      json.value(line.isAudible)
      json.key("parts")
      json.array { json in line.parts.forEach { write($0, &json) } }
    }
  }

  private func write(_ part: Narration.Part, _ json: inout JSONWriter) {
    json.object { json in
      json.key("role")
      json.value(part.role.rawValue)
      json.key("tone")
      json.value(part.tone.rawValue)
      json.key("language")
      json.value(part.language)
      json.key("written")
      json.value(part.text.written)
      json.key("spoken")
      json.value(part.text.spoken)
      json.key("verbalised")
      json.value(part.text.verbalised)
      json.key("better")
      json.value(part.text.better)
      json.key("start")
      json.seconds(part.start)
      json.key("end")
      json.seconds(part.end)
      json.key("differences")
      json.array { json in part.text.differences.forEach { write($0, &json) } }
      json.key("stretches")
      json.array { json in
        for stretch in part.text.stretches { write(stretch, part.language, &json) }
      }
      json.key("words")
      json.array { json in part.words.forEach { write($0, &json) } }
    }
  }

  private func write(_ difference: VoiceText.Difference, _ json: inout JSONWriter) {
    json.line { json in
      json.key("kind")
      json.value(difference.kind.rawValue)
      json.key("written")
      json.value(difference.written)
      json.key("said")
      json.value(difference.said)
      json.key("shouldBeSaid")
      json.value(difference.shouldBeSaid)
    }
  }

  private func write(
    _ stretch: VoiceText.Stretch, _ language: String, _ json: inout JSONWriter
  ) {
    json.line { json in
      json.key("text")
      json.value(stretch.text)
      json.key("language")
      json.value(stretch.language ?? language)
      if stretch.pitch != 1 {
        json.key("pitch")
        json.number(stretch.pitch)
      }
      if let ipa = stretch.ipaNotation {
        json.key("ipa")
        json.value(ipa)
      }
    }
  }

  private func write(_ word: Narration.Word, _ json: inout JSONWriter) {
    json.line { json in
      json.key("text")
      json.value(word.text)
      json.key("start")
      json.seconds(word.start)
      json.key("end")
      json.seconds(word.end)
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
}

extension JSONWriter {
  /// Writes seconds as captions have them.
  fileprivate mutating func seconds(_ seconds: Double) {
    number(Double(seconds.milliseconds) / 1_000)
  }
}

extension Narration.Timing {
  /// The name of the voice; `nil` when there is none.
  fileprivate var voice: String? {
    guard case .voice(let name) = self else { return nil }
    return name
  }
}
