import EarshotAudit
import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// The room in which a screen is looked at.
struct InspectAnswers: Sendable {
  let studio: Studio
  /// The language of the page.
  let pageLanguage: String

  /// The tree and the stops of a screen.
  ///
  /// Throws ``StudioError`` if there is none.
  func open(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let screen = try await studio.library.screen(try arguments.text("screen"))
    let settings = try studio.settings(for: screen, arguments)
    let lines = VoiceOver(settings: settings).reading(of: screen.screen).lines
    let problems = await studio.audits.result(of: screen)?.problems ?? []
    let found = FoundPlaces(problems.filter { $0.suppression == nil }, on: screen.ordered)
    let finder = FindingWriter(language: pageLanguage)
    let head = studio.head(of: screen)
    let writer = LineWriter(language: settings.language, pageLanguage: pageLanguage)
    return Reply { json in
      head.write(&json)
      json.field("language", settings.language)
      json.lines("tree", screen.ordered.nodes.indices) { json, place in
        Self.write(screen.ordered, place, found, &json)
      }
      json.stops("stops", screen.ordered, lines, writer)
      json.objects("findings", found.beside) {
        finder.write($1, screen: screen.id, label: screen.label(of: $1.finding.element), &$0)
      }
      json.object("source") { json in
        json.fields(["format": screen.format, "path": screen.input])
        json.lines("losses", screen.losses) {
          ["what": $0.what.rawValue, "why": $0.why, "count": $0.count]
        }
      }
    }
  }

  private static func write(
    _ screen: OrderedScreen, _ place: Int, _ found: FoundPlaces, _ json: inout JSONWriter
  ) {
    let node = screen.nodes[place]
    let element = node.element
    json.fields([
      "id": element.id.rawValue, "depth": node.depth, "type": element.type,
      "name": element.label.value ?? element.value.value ?? element.identifier.value,
    ])
    json.field("frame", element.effectiveFrame)
    json.fields([
      "stop": screen.stop(at: place).map { $0 + 1 }, "findings": found[element.id].count,
      "hidden": node.isHidden, "ignored": node.enclosing != nil,
    ])
  }

  /// Everything about one element.
  ///
  /// Throws ``StudioError`` if there is none.
  func element(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let screen = try await studio.library.screen(try arguments.text("screen"))
    let id = Element.ID(try arguments.text("element"))
    guard let element = screen.ordered[id] else {
      throw StudioError(.notFound, "there is no element '\(id)' on '\(screen.id)'")
    }
    let settings = try studio.settings(for: screen, arguments)
    let lines = VoiceOver(settings: settings).reading(of: screen.screen).lines
    let line = lines.first { $0.element == id }
    let (pageLanguage, result) = (pageLanguage, await studio.audits.result(of: screen))
    let problems = (result?.problems ?? []).filter { $0.suppression == nil }
    let findings = FoundPlaces(problems, on: screen.ordered)[id]
    let facts = ElementFacts(element, screen.losses)
    let writer = LineWriter(language: settings.language, pageLanguage: pageLanguage)
    return Reply { json in
      json.fields(["id": id.rawValue, "type": element.type])
      json.field("frame", element.effectiveFrame)
      json.field("location", element.source.map { [$0.line, $0.column] })
      facts.write("properties", &json)
      json.object("line", line) { writer.write($1.utterance, &$0) }
      json.objects("findings", findings) {
        FindingWriter(language: pageLanguage).write(
          $1, screen: screen.id, label: screen.label(of: $1.finding.element), &$0)
      }
    }
  }
}
