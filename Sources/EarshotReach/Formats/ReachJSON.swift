import EarshotSession
import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// JSON for scripts and tests, described in `Documentation/Technologies.md`.
  package static var json: OutputFormat<ReachDocument> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { ReachJSON(document: $0, isPretty: true).write() },
      writeOneOfMany: { ReachJSON(document: $0, isPretty: false).write() })
  }
}

/// Writes version 1 of the JSON of readings by several technologies.
private struct ReachJSON {
  var document: ReachDocument
  var isPretty: Bool

  func write() -> [UInt8] {
    JSONWriter.document(isPretty: isPretty) { json in
      json.head(document.settings, format: document.format, path: document.path)
      json.field("technologies", document.technologies.map(\.rawValue))
      json.objects("screens", document.pages) { write($1, &$0) }
    }
  }

  private func write(_ page: ReachDocument.Page, _ json: inout JSONWriter) {
    json.field("title", page.title)
    json.field("size", page.size.map { [$0.width, $0.height] })
    json.objects("targets", page.reach.targets) { write($1, &$0) }
    json.lines("differences", document.differences(of: page)) { write($1, &$0) }
    json.field("unknown", page.reach.unknown.map(\.rawValue))
  }

  private func write(_ target: ScreenReach.Target, _ json: inout JSONWriter) {
    json.field("id", target.id.rawValue)
    json.field("name", target.name)
    json.field("isActedOn", target.isActedOn)
    for technology in document.technologies {
      switch technology {
      case .voiceOver: json.line("voiceover", target.voiceOver) { write($1, &$0) }
      case .voiceControl: json.line("voice-control", target.voiceControl) { write($1, &$0) }
      case .switchControl: json.line("switch-control", target.switchControl) { write($1, &$0) }
      case .uiTest: json.line("ui-test", target.uiTest) { write($1, &$0) }
      }
    }
  }

  private func write(_ reach: VoiceOverReach, _ json: inout JSONWriter) {
    json.field("utterance", reach.sentence)
    switch reach.way {
    case .stop(let place, let count):
      json.field("way", "stop")
      json.field("index", place)
      json.field("count", count)
    case .inside(let id): write("inside", id.rawValue, &json)
    case .link(let id): write("link", id.rawValue, &json)
    case .rotor(let name): write("rotor", name, &json)
    case .action(let name, let id):
      write("action", id.rawValue, &json)
      json.field("action", name)
    }
    json.field("offscreen", reach.isOffscreen)
  }

  private func write(_ way: String, _ by: String, _ json: inout JSONWriter) {
    json.field("way", way)
    json.field("by", by)
  }

  private func write(_ reach: VoiceControlReach, _ json: inout JSONWriter) {
    json.field("name", reach.name)
    json.field("number", reach.number)
    json.field("otherNames", reach.otherNames)
    json.field("answering", reach.answering)
    json.field("doubt", reach.doubt?.rawValue)
  }

  private func write(_ reach: SwitchControlReach, _ json: inout JSONWriter) {
    json.field("path", reach.path)
    json.field("moves", reach.moves)
    json.field("presses", reach.presses)
    json.field("doubt", reach.doubt?.rawValue)
  }

  private func write(_ reach: UITestReach, _ json: inout JSONWriter) {
    json.field("query", reach.query)
    json.field("type", reach.type.name)
    json.field("identifier", reach.identifier)
    json.field("label", reach.label)
    json.field("hittable", reach.hittability.name)
    if case .covered(let id) = reach.hittability {
      json.field("coveredBy", id.rawValue)
    }
  }

  private func write(_ difference: ReachDifference, _ json: inout JSONWriter) {
    json.field("code", difference.code.rawValue)
    json.field("element", difference.element.rawValue)
    json.field("others", difference.others.map(\.rawValue))
    json.field("reaching", difference.reaching.map(\.rawValue))
    json.field("missing", difference.missing.map(\.rawValue))
    json.field("isSure", difference.isSure)
    json.field("sentence", difference.sentence(in: document.language))
  }
}

extension UITestReach.Hittability {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .hittable: "yes"
    case .offScreen: "offScreen"
    case .emptyFrame: "emptyFrame"
    case .covered: "covered"
    case .unknown: "unknown"
    }
  }
}
