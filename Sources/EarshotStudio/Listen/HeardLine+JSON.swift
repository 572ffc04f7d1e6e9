import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotWriting

/// Writes lines of a transcript for clients.
struct LineWriter: Sendable {
  /// The language of the phone.
  var language: String
  /// The language of the page.
  var pageLanguage: String
  /// The step of the user, which says why there is a sound.
  var step = ""

  /// Writes a key and lines.
  func field(_ name: StaticString, _ lines: [HeardLine], _ json: inout JSONWriter) {
    json.lines(name, lines) { write($1, &$0) }
  }

  private func write(_ heard: HeardLine, _ json: inout JSONWriter) {
    let line = heard.line
    json.field("line", heard.number)
    json.field("element", line.element?.rawValue)
    json.field("cause", line.cause.rawValue)
    write(line.utterance, &json)
    json.fields([
      "start": line.start, "end": line.end, "cut": line.completion == .cut,
      "audible": line.isAudible, "sound": line.sound?.rawValue,
      "meaning": line.sound.map {
        EventLocales.words(in: pageLanguage).explanation(of: $0, after: step)
      },
    ])
  }

  /// Writes a sentence with its parts into the object that is open.
  func write(_ utterance: Utterance, _ json: inout JSONWriter) {
    let text = SpeechStyle.caption(utterance)
    json.fields(["text": text.sentence, "hint": text.hint])
    json.field("extra", text.extra)
    json.field("language", utterance.language ?? language)
    json.lines("parts", utterance.parts) { json, part in
      json.fields(["role": part.role.rawValue, "text": part.text])
      json.present("field", part.field?.rawValue)
      if let other = part.language, other != language { json.field("language", other) }
      if part.provenance == .unverified || part.provenance == .fallback {
        json.field("standing", part.provenance.rawValue)
      }
    }
    let spoken = SpeechStyle.caption(utterance.spoken(in: language)).sentence
    json.field("spoken", spoken)
  }
}

extension JSONWriter {
  /// Writes a key and a rectangle as four numbers; `nil` is null.
  mutating func field(_ name: StaticString, _ rect: Rect?) {
    field(name, rect.map { [$0.x, $0.y, $0.width, $0.height] })
  }

  /// Writes a key and a point as two numbers; `nil` is null.
  mutating func field(_ name: StaticString, _ point: Point?) {
    field(name, point.map { [$0.x, $0.y] })
  }

  /// Writes a key and a size as two numbers; `nil` is null.
  mutating func field(_ name: StaticString, _ size: Size?) {
    field(name, size.map { [$0.width, $0.height] })
  }

  /// Writes a key and the stops of a screen with what is heard at each.
  mutating func stops(
    _ name: StaticString, _ screen: OrderedScreen, _ lines: [Transcript.Line], _ writer: LineWriter
  ) {
    objects(name, at: lines.indices) { json, place in
      let line = lines[place]
      let stop = line.element.flatMap(screen.order.index).map { screen.order[$0] }
      json.fields(["id": line.element?.rawValue, "index": place + 1])
      writer.write(line.utterance, &json)
      json.field("frame", stop?.element.effectiveFrame)
      json.field("offscreen", stop?.isOffscreen ?? false)
      json.field("containers", stop?.enclosures.compactMap(\.label) ?? [])
    }
  }
}
