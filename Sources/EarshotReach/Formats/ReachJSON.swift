import EarshotSession
import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// JSON for scripts and tests, described in `Documentation/Technologies.md`.
  package static let json = OutputFormat(summary: "for scripts and tests; stable and versioned") {
    ReachJSON(document: $0, isPretty: $1).write()
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
    json.fields(["title": page.title, "size": page.size.map { [$0.width, $0.height] }])
    json.objects("targets", page.reach.targets) { write($1, &$0) }
    json.lines("differences", document.differences(of: page)) { difference in
      [
        "code": difference.code.rawValue, "element": difference.element.rawValue,
        "others": difference.others.map(\.rawValue),
        "reaching": difference.reaching.map(\.rawValue),
        "missing": difference.missing.map(\.rawValue), "isSure": difference.isSure,
        "sentence": difference.sentence(in: document.language),
      ]
    }
    json.field("unknown", page.reach.unknown.map(\.rawValue))
  }

  private func write(_ target: ScreenReach.Target, _ json: inout JSONWriter) {
    json.fields(["id": target.id.rawValue, "name": target.name, "isActedOn": target.isActedOn])
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
    reach.writeWay(&json)
    json.field("offscreen", reach.isOffscreen)
  }

  private func write(_ reach: VoiceControlReach, _ json: inout JSONWriter) {
    json.fields([
      "name": reach.name, "number": reach.number, "otherNames": reach.otherNames,
      "answering": reach.answering, "doubt": reach.doubt?.rawValue,
    ])
  }

  private func write(_ reach: SwitchControlReach, _ json: inout JSONWriter) {
    json.fields([
      "path": reach.path, "moves": reach.moves, "presses": reach.presses,
      "doubt": reach.doubt?.rawValue,
    ])
  }

  private func write(_ reach: UITestReach, _ json: inout JSONWriter) {
    json.fields([
      "query": reach.query, "type": reach.type.name, "identifier": reach.identifier,
      "label": reach.label, "hittable": reach.hittability.name,
    ])
    if case .covered(let id) = reach.hittability {
      json.field("coveredBy", id.rawValue)
    }
  }
}

extension VoiceOverReach {
  /// Writes how VoiceOver comes to a target: `way`, with what it takes on the way.
  package func writeWay(_ json: inout JSONWriter) {
    switch way {
    case .stop(let place, let count):
      json.fields(["way": "stop", "index": place, "count": count])
    case .inside(let id): json.fields(["way": "inside", "by": id.rawValue])
    case .link(let id): json.fields(["way": "link", "by": id.rawValue])
    case .rotor(let name): json.fields(["way": "rotor", "by": name])
    case .action(let name, let id):
      json.fields(["way": "action", "by": id.rawValue, "action": name])
    }
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
