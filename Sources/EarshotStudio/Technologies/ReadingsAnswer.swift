import EarshotReach
import EarshotSpeech
import EarshotTree
import EarshotWriting

/// The readings of a screen by four technologies, side by side.
struct ReadingsAnswer: Sendable {
  private let screen: OrderedScreen
  private let reach: ScreenReach
  private let pageLanguage: String

  /// Reads a screen four times.
  init(_ screen: OrderedScreen, settings: SpeechSettings, pageLanguage: String) {
    self.screen = screen
    self.pageLanguage = pageLanguage
    reach = ScreenReach(of: screen, settings: settings)
  }

  /// Writes the members of the result.
  func write(_ json: inout JSONWriter) {
    json.objects("targets", reach.targets) { json, target in
      json.fields(["id": target.id.rawValue, "name": target.name])
      json.field("frame", screen[target.id]?.effectiveFrame)
      json.fields([
        "acted": target.isActedOn, "reaching": target.reaching.map(\.rawValue),
      ])
      write(target, &json)
    }
    json.lines("differences", reach.differences) { difference in
      [
        "code": difference.code.rawValue, "element": difference.element.rawValue,
        "name": difference.name, "others": difference.others.map(\.rawValue),
        "reaching": difference.reaching.map(\.rawValue),
        "missing": difference.missing.map(\.rawValue), "sure": difference.isSure,
        "sentence": difference.sentence(in: pageLanguage),
      ]
    }
    json.field("unknown", reach.unknown.map(\.rawValue))
  }

  private func write(_ target: ScreenReach.Target, _ json: inout JSONWriter) {
    json.line("voiceover", target.voiceOver) { json, reach in
      json.fields(["text": reach.sentence, "offscreen": reach.isOffscreen])
      reach.writeWay(&json)
    }
    json.line("voiceControl", target.voiceControl) {
      $0.fields([
        "name": $1.name, "number": $1.number, "others": $1.otherNames,
        "answering": $1.answering, "doubt": $1.doubt?.rawValue,
      ])
    }
    json.line("switchControl", target.switchControl) {
      $0.fields([
        "path": $1.path, "moves": $1.moves, "presses": $1.presses, "doubt": $1.doubt?.rawValue,
      ])
    }
    json.line("uiTest", target.uiTest) {
      $0.fields([
        "query": $1.query, "type": $1.type.name, "hittable": $1.hittability == .hittable,
      ])
    }
  }
}
