import EarshotCaptures
import EarshotHost
import EarshotListening
import EarshotOutput
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import EarshotVoiceControl
import EarshotWriting
import Foundation

/// Voice Control or Switch Control on a screen, held by a tab.
final class TechnologyRoom<Technology: StudioTechnology> {
  let session: TabSession<Technology>
  private var drawings: MomentDrawings

  /// Opens a screen.
  ///
  /// Throws ``StudioError`` if there is no such app.
  init(_ screen: LibraryScreen, language: String?, _ studio: Studio) throws(StudioError) {
    session = try TabSession(screen, language: language, profile: nil, studio.options)
    drawings = MomentDrawings(screen, studio)
  }

  /// Forgets the pictures of a room that is closed.
  func close() { drawings.forget() }

  /// Switches the technology on.
  func start() async -> Reply {
    _ = session.passedTime()
    return await reply(await session.session.start())
  }

  /// Does something.
  func send(_ input: Technology.Input) async -> Reply {
    session.noteInput()
    return await reply(await session.session.send(input, .after(session.passedTime())))
  }

  /// Changes what the user set up.
  func change(_ change: @escaping @Sendable (inout Technology) -> Void) async -> Reply {
    await session.session.change(change)
    return await reply(await session.session.wait(session.passedTime()))
  }

  /// Lets the time pass that has passed on the wall; `nil` if nothing came of it.
  func pass() async -> Reply? {
    let before = await session.session.technology
    let turn = await session.session.wait(session.passedTime())
    let isSame = await session.session.technology == before
    guard !isSame || !turn.shown.isEmpty || !turn.screens.isEmpty else { return nil }
    return await reply(turn)
  }

  private func reply(_ turn: Turn) async -> Reply {
    if await session.look() { drawings.draw(session.screen) }
    let technology = await session.session.technology
    let time = await session.session.time
    let (screen, opened, revision) = (session.screen, session.opened, session.revision)
    let overlay = technology.overlay(on: screen, at: time)
    let offered = technology.offeredLines
    let framed = technology.framedElements.compactMap { screen[$0]?.effectiveFrame }
    let actions = turn.actions.map { $0.claim(on: screen) }
    let shown = turn.shown.without(menu: overlay)
    let (picture, screenshot) = (drawings.current, drawings.screenshot(at: revision))
    return Reply { json in
      json.object("state") { json in
        json.field("technology", Technology.vocabulary.technology)
        json.object("screen") { json in
          json.fields(["id": opened.id, "title": screen.screen.title])
          json.field("size", screen.screen.size)
          json.fields(["language": technology.settings.language, "live": opened.isLive])
        }
        json.fields([
          "picture": picture, "screenshot": screenshot, "revision": revision, "time": time,
        ])
        json.object("overlay", overlay) { $1.write(offered: offered, &$0) }
        json.field("caption", overlay.map { $0.lines(on: screen, offered: offered).first ?? "" })
        json.array("framed") { json in
          for frame in framed { json.value([frame.x, frame.y, frame.width, frame.height]) }
        }
        json.object("settings") { technology.writeSettings(&$0) }
      }
      json.fields(["shown": shown, "actions": actions])
    }
  }
}

extension ScreenOverlay {
  /// Writes the members of the overlay.
  fileprivate func write(offered: [Int], _ json: inout JSONWriter) {
    json.field("kind", kind.rawValue)
    json.lines("badges", badges) { json, badge in
      json.fields(["text": badge.text, "element": badge.element?.rawValue])
      json.field("frame", badge.frame)
    }
    json.fields(["lines": lines, "chosen": chosen, "offered": offered])
    json.array("frames") { json in
      for (place, frame) in frames.enumerated() {
        json.line { json in
          json.field("frame", frame)
          json.field("upright", isUpright(at: place))
        }
      }
    }
  }
}

extension TechnologyRoom<SwitchControl> {
  /// Changes a setting of scanning.
  ///
  /// Throws ``StudioError`` for a setting or a value that there is not.
  func set(_ arguments: Arguments) async throws(StudioError) -> Reply {
    switch try arguments.text("name") {
    case "interval":
      let seconds = try arguments.seconds("value")
      return await change { $0.preferences.interval = seconds }
    case "dwellTime":
      let seconds = try arguments.seconds("value")
      return await change { $0.preferences.dwellTime = seconds }
    case "style":
      let style: SwitchPreferences.ScanningStyle = try arguments.word("value")
      return await restart { $0.preferences.scanningStyle = style }
    case "mode":
      let mode: SwitchPreferences.Mode = try arguments.word("value")
      return await restart { $0.preferences.mode = mode }
    case "tapBehavior":
      let behavior: SwitchPreferences.TapBehavior = try arguments.word("value")
      return await change { $0.preferences.tapBehavior = behavior }
    case "grouping":
      let isGrouping = try arguments.optionalFlag("value") ?? true
      return await restart { $0.preferences.isGrouping = isGrouping }
    case let name: throw StudioError(.notFound, "there is no setting '\(name)'")
    }
  }

  /// Another way of scanning begins anew.
  private func restart(_ change: @escaping @Sendable (inout SwitchControl) -> Void) async -> Reply {
    await session.session.change(change)
    return await send(.press(.startScanning))
  }
}

extension TechnologyRoom<VoiceControl> {
  /// Obeys what is said in a recording, as far as it can be said on the screen.
  ///
  /// Throws ``StudioError`` without a recogniser, and for bytes that are no recording.
  func listen(to recording: [UInt8]) async throws(StudioError) -> Reply {
    let voice = await session.session.technology
    let screen = await session.session.currentScreen
    let time = await session.session.time
    guard let recognition = try? SpeechRecognition.installed() else {
      throw StudioError(
        .missingProgram, "no recogniser is installed: pocketsphinx pocketsphinx-en-us sox espeak-ng"
      )
    }
    let speech: RecognizedSpeech
    do {
      speech = try TemporaryFolder.with { folder in
        let file = folder.appending(path: "command.wav")
        try Data(recording).write(to: file)
        return try recognition.hear(file.path, voice.recognitionGrammar(on: screen)) {
          voice.meaning(of: $0, on: screen, at: time)
        }
      }
    } catch let error as ListenError {
      throw StudioError(.cannotRead, "\(error.message); \(error.help)")
    } catch {
      throw StudioError(error)
    }
    let isUnderstood = speech.decision == .understood
    let text = isUnderstood ? speech.sentences.first?.text : nil
    let turn: Reply =
      if let text { await send(.say(text)) } else { await change { _ in } }
    let others = speech.sentences.map(\.text)
    return Reply { json in
      turn.write(&json)
      json.fields(["heard": text, "alternatives": others])
    }
  }

  /// Changes what lies over the screen all the time.
  ///
  /// Throws ``StudioError`` for a setting or a value that there is not.
  func set(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let name = try arguments.text("name")
    guard name == "overlay" else {
      throw StudioError(.notFound, "there is no setting '\(name)'")
    }
    let value = try arguments.text("value")
    let overlay = SpokenCommand.Overlay(rawValue: value)
    guard value == "none" || overlay != nil else {
      throw StudioError(.badArgument, "'value' is none, names, numbers or grid")
    }
    return await change { $0.preferences.overlay = overlay }
  }
}

extension Arguments {
  /// Seconds of scanning.
  fileprivate func seconds(_ name: String) throws(StudioError) -> Double {
    let seconds = try number(name)
    guard (0.1...60).contains(seconds) else {
      throw StudioError(.badArgument, "'\(name)' has to be from 0.1 to 60 seconds")
    }
    return seconds
  }
}
