import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReachDocument {
  /// JSON for scripts and tests, described in `Documentation/Technologies.md`.
  package static var json: OutputFormat<ReachDocument> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { ReachJSON(document: $0, isPretty: true).write() })
  }

  /// The same JSON on one line, for several inputs.
  package static var jsonLine: OutputFormat<ReachDocument> {
    OutputFormat(
      id: "json", summary: "the same on one line an input", fileExtension: "jsonl",
      write: { ReachJSON(document: $0, isPretty: false).write() })
  }
}

/// Writes version 1 of the JSON of readings by several technologies.
private struct ReachJSON {
  var document: ReachDocument
  var isPretty: Bool

  func write() -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    writer.object { json in
      json.key("earshot")
      json.value(1)
      json.key("profile")
      json.value(document.settings.profile.description)
      json.key("language")
      json.value(document.settings.language)
      json.key("source")
      json.line {
        $0.key("format")
        $0.value(document.format)
        $0.key("path")
        $0.value(document.path)
      }
      json.key("technologies")
      json.value(document.technologies.map(\.rawValue))
      json.key("screens")
      json.array { json in document.pages.forEach { write($0, &json) } }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ page: ReachDocument.Page, _ json: inout JSONWriter) {
    json.object { json in
      json.key("title")
      json.value(page.title)
      json.key("size")
      json.value(page.size.map { [$0.width, $0.height] })
      json.key("targets")
      json.array { json in page.reach.targets.forEach { write($0, &json) } }
      json.key("differences")
      json.array { json in document.differences(of: page).forEach { write($0, &json) } }
      json.key("unknown")
      json.value(page.reach.unknown.map(\.rawValue))
    }
  }

  private func write(_ target: ScreenReach.Target, _ json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.value(target.id.rawValue)
      json.key("name")
      json.value(target.name)
      json.key("isActedOn")
      json.value(target.isActedOn)
      for technology in document.technologies {
        json.key(named: technology.rawValue)
        write(target, technology, &json)
      }
    }
  }

  private func write(
    _ target: ScreenReach.Target, _ technology: ReachTechnology, _ json: inout JSONWriter
  ) {
    guard target.reaches(technology) else { return json.value(nil as String?) }
    json.line { json in
      if let reach = target.voiceOver, technology == .voiceOver { write(reach, &json) }
      if let reach = target.voiceControl, technology == .voiceControl { write(reach, &json) }
      if let reach = target.switchControl, technology == .switchControl { write(reach, &json) }
      if let reach = target.uiTest, technology == .uiTest { write(reach, &json) }
    }
  }

  private func write(_ reach: VoiceOverReach, _ json: inout JSONWriter) {
    json.key("utterance")
    json.value(reach.sentence)
    json.key("way")
    switch reach.way {
    case .stop(let place, let count):
      json.value("stop")
      json.key("index")
      json.value(place)
      json.key("count")
      json.value(count)
    case .inside(let id): write("inside", id.rawValue, &json)
    case .link(let id): write("link", id.rawValue, &json)
    case .rotor(let name): write("rotor", name, &json)
    case .action(let name, let id):
      write("action", id.rawValue, &json)
      json.key("action")
      json.value(name)
    }
    json.key("offscreen")
    json.value(reach.isOffscreen)
  }

  private func write(_ way: String, _ by: String, _ json: inout JSONWriter) {
    json.value(way)
    json.key("by")
    json.value(by)
  }

  private func write(_ reach: VoiceControlReach, _ json: inout JSONWriter) {
    json.key("name")
    json.value(reach.name)
    json.key("number")
    json.number(reach.number.map(Double.init))
    json.key("otherNames")
    json.value(reach.otherNames)
    json.key("answering")
    json.value(reach.answering)
    json.key("doubt")
    json.value(reach.doubt?.rawValue)
  }

  private func write(_ reach: SwitchControlReach, _ json: inout JSONWriter) {
    json.key("path")
    json.value(reach.path)
    json.key("moves")
    json.value(reach.moves)
    json.key("presses")
    json.value(reach.presses)
    json.key("doubt")
    json.value(reach.doubt?.rawValue)
  }

  private func write(_ reach: UITestReach, _ json: inout JSONWriter) {
    json.key("query")
    json.value(reach.query)
    json.key("type")
    json.value(reach.type.name)
    json.key("identifier")
    json.value(reach.identifier)
    json.key("label")
    json.value(reach.label)
    json.key("hittable")
    json.value(reach.hittability.name)
    if case .covered(let id) = reach.hittability {
      json.key("coveredBy")
      json.value(id.rawValue)
    }
  }

  private func write(_ difference: ReachDifference, _ json: inout JSONWriter) {
    json.line { json in
      json.key("code")
      json.value(difference.code.rawValue)
      json.key("element")
      json.value(difference.element.rawValue)
      json.key("others")
      json.value(difference.others.map(\.rawValue))
      json.key("reaching")
      json.value(difference.reaching.map(\.rawValue))
      json.key("missing")
      json.value(difference.missing.map(\.rawValue))
      json.key("isSure")
      json.value(difference.isSure)
      json.key("sentence")
      json.value(difference.sentence(in: document.language))
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
