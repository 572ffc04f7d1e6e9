import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// VoiceOver as a tab shows it, as a value.
struct ListenState: Sendable {
  /// On a larger screen the modes of the rotor are told only when they are asked for, for which the
  /// whole screen is looked at.
  private static let smallScreen = 200

  let voiceOver: VoiceOver
  private let screen: OrderedScreen
  private let opened: LibraryScreen
  private let time: Double
  private let caption: String
  private let picture: String
  private let screenshot: String?
  private let revision: Int
  private let steps: Int

  /// Looks at a session.
  init(
    _ session: TabSession<VoiceOver>, _ drawings: MomentDrawings, steps: Int
  ) async {
    voiceOver = await session.session.technology
    screen = session.screen
    opened = session.opened
    time = await session.session.time
    let spoken = await session.session.timeline.lines.last { $0.sound == nil }
    caption = spoken.map { SpeechStyle.caption($0.utterance).line } ?? ""
    picture = drawings.current
    screenshot = drawings.screenshot(at: session.revision)
    revision = session.revision
    self.steps = steps
  }

  /// Writes the members of the state.
  func write(_ json: inout JSONWriter) {
    json.object("screen") { json in
      json.fields(["id": opened.id, "title": screen.screen.title])
      json.field("size", screen.screen.size)
      json.fields([
        "language": voiceOver.settings.language,
        "direction": screen.screen.direction.rawValue, "live": opened.isLive,
      ])
    }
    json.fields([
      "profile": voiceOver.settings.profile.description, "picture": picture,
      "screenshot": screenshot, "revision": revision, "caption": caption, "time": time,
      "steps": steps,
    ])
    writeFocus(&json)
    writeRotor(&json)
    json.object("itemChooser", voiceOver.itemChooser) { json, chooser in
      json.fields(["filter": chooser.filter, "index": chooser.index])
      json.lines("items", chooser.matches) { ["element": $0.id.rawValue, "label": $0.label] }
    }
    json.line("flags") { json in
      json.fields([
        "on": voiceOver.isOn, "curtain": voiceOver.isCurtainOn, "muted": voiceOver.isMuted,
        "practising": voiceOver.isPractising, "readingAll": voiceOver.isReadingAll,
        "typingBraille": voiceOver.preferences.writesBraille,
      ])
    }
    json.object("settings") { json in
      let settings = VoiceOverSettings(of: voiceOver)
      for setting in VoiceOverSetting.all { setting.value(settings).write(setting.name, &json) }
    }
  }

  private func writeFocus(_ json: inout JSONWriter) {
    json.object("focus", voiceOver.cursor) { json, id in
      json.field("element", id.rawValue)
      let element = screen[id]
      json.field("frame", element?.effectiveFrame)
      json.field("path", element?.path.value.map(\.points))
      json.field("point", element?.effectiveActivationPoint)
      json.fields([
        "index": screen.order.index(of: id).map { $0 + 1 }, "count": screen.order.count,
      ])
    }
  }

  private func writeRotor(_ json: inout JSONWriter) {
    let mode = voiceOver.effectiveMode(on: screen)
    json.object("rotor") { json in
      json.fields([
        "mode": mode?.scriptName, "title": mode.map { voiceOver.name(of: $0) },
      ])
      guard screen.nodes.count <= Self.smallScreen else {
        return json.field("modes", [String]?.none)
      }
      json.lines("modes", voiceOver.rotorModes(on: screen)) {
        ["name": $0.scriptName, "title": voiceOver.name(of: $0)]
      }
    }
  }
}

extension Path {
  /// The corners of each polygon, one after another.
  fileprivate var points: [[Double]] { polygons.map { $0.flatMap { [$0.x, $0.y] } } }
}
