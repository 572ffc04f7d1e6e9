import EarshotCaptures
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// VoiceOver on a screen, held by a tab.
final class ListenRoom {
  let session: TabSession<VoiceOver>
  /// The steps so far, as lines of a script.
  private(set) var steps: [String] = []
  /// The script that is replayed, with the place of the next step; `nil` if none is.
  private var replayed: (steps: [Script<VoiceOver>.Step], next: Int)?
  private let studio: Studio
  private let pageLanguage: String
  /// The phone that was asked for.
  private let wanted: (language: String?, profile: Profile?)
  private var drawings: MomentDrawings
  /// The recogniser of raw touches, for who wants to know which gestures they were.
  private var recognizer: GestureRecognizer?
  /// The last touch on the clock of the fingers, and when it came on the wall.
  private var lastTouch: (time: Double, wall: ContinuousClock.Instant)?
  /// The seconds of the session at which the clock of the fingers was 0.
  private var touchOrigin = 0.0
  private var down: Set<Int> = []
  /// Where a finger came down last.
  private var landing = Point.zero

  /// Opens a screen.
  ///
  /// Throws ``StudioError`` if there is no such app or system.
  init(
    _ screen: LibraryScreen, language: String?, profile: Profile?, pageLanguage: String,
    _ studio: Studio
  ) throws(StudioError) {
    self.studio = studio
    self.pageLanguage = pageLanguage
    wanted = (language, profile)
    session = try TabSession(screen, language: language, profile: profile, studio.options)
    drawings = MomentDrawings(screen, studio)
  }

  /// Forgets the pictures of a room that is closed.
  func close() { drawings.forget() }

  /// Switches VoiceOver on.
  func start() async -> Reply {
    steps = ["start"]
    _ = session.passedTime()
    await session.session.start()
    return await reply(isFirst: true)
  }

  /// Whether it is the room that is asked for: the same screen as it still is, and the same phone.
  func isRoom(
    of screen: LibraryScreen, language: String?, profile: Profile?, pageLanguage: String
  ) -> Bool {
    session.opened.id == screen.id && session.opened.state == screen.state
      && wanted.language == language && wanted.profile == profile
      && self.pageLanguage == pageLanguage
  }

  /// Goes on where it was left; what was heard since then is told.
  func goOn() async -> Reply {
    _ = await session.session.wait(session.passedTime())
    return await reply(isFirst: true)
  }

  /// Does a gesture.
  ///
  /// Throws ``StudioError`` for one that there is not.
  func gesture(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let gesture = try Gesture(arguments)
    forgetFingers()
    session.noteInput()
    let turn = await session.session.send(gesture, .after(session.passedTime()))
    steps.append(gesture.step)
    return await reply(turn.actions, step: gesture.step)
  }

  /// Does what a line of a script says.
  ///
  /// Throws ``StudioError`` for a line that is none.
  func step(_ text: String) async throws(StudioError) -> Reply {
    guard text.utf8.count <= 10_000 else { throw StudioError(.tooLarge, "the step is too long") }
    let script: Script<VoiceOver>
    do throws(ScriptError) {
      script = try Script.parse(text)
    } catch {
      throw StudioError(.badArgument, "\(error.message); \(error.help)")
    }
    guard var step = script.steps.first, script.steps.count == 1 else {
      throw StudioError(.badArgument, "'text' has to be one step, such as swipeRight x3")
    }
    // What is expected is heard when all before it has been said.
    if step.expectations.isEmpty { step.delay = step.delay ?? session.passedTime() }
    let outcome = await run(step)
    if outcome.problem == nil { steps.append(text.split(separator: "\n").joined(separator: "\n")) }
    return await reply(step: text, outcome: outcome)
  }

  private func run(_ step: Script<VoiceOver>.Step) async -> ScriptReport.Step {
    session.noteInput()
    _ = session.passedTime()
    return await ScriptRunner(session: session.session, still: session.still).run(
      step, isOpen: true)
  }

  /// Lets the time pass that has passed on the wall; `nil` if nothing came of it.
  func pass() async -> Reply? {
    let before = await session.session.technology
    let actions = await session.session.wait(session.passedTime()).actions
    let heard = await session.heard()
    let isOther = await session.look()
    let after = await session.session.technology
    let gestures = flush()
    let isMoved = before.cursor != after.cursor
    guard !heard.isEmpty || isOther || isMoved || !gestures.isEmpty || !actions.isEmpty else {
      return nil
    }
    return await reply(actions, heard: heard, isOther: isOther, gestures: gestures)
  }

  /// Forgets fingers on the glass before a gesture that is named, for which none are needed.
  private func forgetFingers() {
    guard !down.isEmpty else { return }
    down = []
    recognizer = nil
  }
}

extension ListenRoom {
  /// Feels fingers on the glass.
  ///
  /// Throws ``StudioError`` for what is no list of touches.
  func touches(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let events = try TouchEvent.list(arguments)
    session.noteInput()
    var gestures: [Gesture] = []
    var actions: [PerformedAction] = []
    let technology = await session.session.technology
    var recognizer = recognizer ?? technology.makeRecognizer(on: session.screen)
    let now = await session.session.time + session.passedTime()
    // Within a contact the clock of the fingers counts, between two the one on the wall.
    if down.isEmpty, recognizer.deadline == nil, let last = events.last {
      touchOrigin = now - last.time
    }
    for event in events {
      let delay = max(0, min(touchOrigin + event.time - (await session.session.time), 60))
      lastTouch = (event.time, .now)
      gestures += recognizer.feed(event)
      let isUp = event.phase == .ended || event.phase == .cancelled
      if event.phase == .began { landing = event.point }
      if isUp { down.remove(event.finger) } else { down.insert(event.finger) }
      let input = Gesture.finger(event.finger, isUp ? nil : event.point)
      // Where a finger leaves the glass it has moved to before.
      if event.phase == .ended {
        await session.session.send(.finger(event.finger, event.point), .after(delay))
        actions += await session.session.send(input, .after(0)).actions
      } else {
        actions += await session.session.send(input, .after(delay)).actions
      }
    }
    self.recognizer = recognizer
    note(gestures)
    return await reply(actions, gestures: gestures)
  }

  /// The gestures that are certain because time has passed.
  private func flush() -> [Gesture] {
    guard let lastTouch, var recognizer else { return [] }
    let passed = lastTouch.wall.duration(to: .now).inSeconds
    let gestures = recognizer.flush(at: lastTouch.time + passed)
    self.recognizer = down.isEmpty && recognizer.deadline == nil ? nil : recognizer
    note(gestures)
    return gestures
  }

  /// Writes gestures down; of an exploring finger only where it was last.
  private func note(_ gestures: [Gesture]) {
    for gesture in gestures {
      if case .touch = gesture, steps.last?.hasPrefix("touch ") == true { steps.removeLast() }
      // A tap on the glass feels what lies under it; as a step it would read the focus again.
      steps += gesture == .singleTap ? [Gesture.touch(landing).step, "lift"] : [gesture.step]
    }
  }
}

extension ListenRoom {
  /// Changes a setting of VoiceOver.
  ///
  /// Throws ``StudioError`` for a setting or a value that there is not.
  func set(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let name = try arguments.text("name")
    guard let setting = VoiceOverSetting.all.first(where: { $0.name == name }) else {
      throw StudioError(.notFound, "there is no setting '\(name)'")
    }
    let value = try VoiceOverSetting.Value(arguments)
    var settings = VoiceOverSettings(of: await session.session.technology)
    guard setting.set(value, in: &settings) else {
      throw StudioError(.badArgument, "the setting '\(name)' cannot have this value")
    }
    let changed = settings
    await session.session.change { changed.apply(to: &$0) }
    steps.append("set \(name) \(value.inScript)")
    return await reply(isOther: true)
  }

  /// The modes of the rotor here.
  func rotor() async -> Reply {
    let technology = await session.session.technology
    let screen = await session.session.currentScreen
    let mode = technology.effectiveMode(on: screen)
    let modes = technology.rotorModes(on: screen).map { ($0.scriptName, technology.name(of: $0)) }
    return Reply { json in
      json.field("mode", mode?.scriptName)
      json.lines("modes", modes) { ["name": $0.0, "title": $0.1] }
    }
  }

  /// All that was heard.
  func transcript() async -> Reply {
    let lines = await session.transcript()
    let writer = await writer()
    return Reply { writer.field("lines", lines, &$0) }
  }

  /// The steps so far as a script, with what is heard at each.
  ///
  /// Throws ``StudioError`` if it cannot be run anew.
  func script() async throws(StudioError) -> Reply {
    let technology = await session.session.technology
    let settings = steps.filter { $0.hasPrefix("set ") }
    let rest = steps.filter { !$0.hasPrefix("set ") }
    let header =
      ["on \(session.opened.path)", "set language \(technology.settings.language)"] + settings
    let text = (header + [""] + rest).joined(separator: "\n") + "\n"
    // What was done by hand is always a script; as it stands it is better than nothing.
    guard let script = try? Script<VoiceOver>.parse(text) else {
      return Reply { $0.field("text", text) }
    }
    let fresh = try TabSession<VoiceOver>(
      session.opened, language: technology.settings.language,
      profile: technology.settings.profile, studio.options)
    await fresh.session.change { script.settings.apply(to: &$0) }
    let report = await ScriptRunner(session: fresh.session, still: fresh.still).run(
      script, name: "studio", source: session.opened.path)
    let recorded = script.recording(report)
    return Reply { $0.field("text", recorded) }
  }

  /// Reads a script and stands before its first step.
  ///
  /// Throws ``StudioError`` with the place of what is wrong in it.
  func replay(_ text: String) async throws(StudioError) -> Reply {
    do throws(ScriptError) {
      let script = try Script<VoiceOver>.parse(text)
      await session.session.change { script.settings.apply(to: &$0) }
      replayed = (script.steps, 0)
      steps = []
      return Reply { json in
        json.lines("steps", script.steps) { ["line": $0.location.line, "text": $0.text] }
      }
    } catch {
      throw StudioError(
        .badArgument, "line \(error.location.line): \(error.message); \(error.help)")
    }
  }

  /// Does the next step of the script.
  ///
  /// Throws ``StudioError`` if none is replayed.
  func next() async throws(StudioError) -> Reply {
    guard let replayed, replayed.next < replayed.steps.count else {
      throw StudioError(.notOpen, "no script is replayed, or it is at its end")
    }
    let step = replayed.steps[replayed.next]
    self.replayed?.next += 1
    let outcome = await run(step)
    steps.append(step.text)
    return await reply(
      step: step.text, outcome: outcome, isDone: replayed.next + 1 == replayed.steps.count)
  }
}

extension ListenRoom {
  private func writer(step: String = "") async -> LineWriter {
    LineWriter(
      language: await session.session.technology.settings.language, pageLanguage: pageLanguage,
      step: step)
  }

  /// The outcome of a turn.
  private func reply(
    _ actions: [PerformedAction] = [], heard: [HeardLine]? = nil, isOther: Bool = false,
    gestures: [Gesture] = [], step: String = "", outcome: ScriptReport.Step? = nil,
    isDone: Bool? = nil, isFirst: Bool = false
  ) async -> Reply {
    let lines: [HeardLine] =
      if let heard { heard } else { await session.heard() }
    let isNew = await session.look()
    if isNew || isOther && heard != nil { drawings.draw(session.screen) }
    let state = await ListenState(session, drawings, steps: steps.count)
    let screen = session.screen
    let told = actions.map { $0.claim(on: screen) }
    let stops =
      isNew || isOther || isFirst
      ? VoiceOver(settings: state.voiceOver.settings).reading(of: screen.screen).lines : nil
    let writer = await writer(step: step)
    return Reply { json in
      writer.field("lines", lines, &json)
      json.object("state") { json in
        state.write(&json)
        if let stops { json.stops("stops", screen, stops, writer) }
      }
      json.field("actions", outcome?.appActions ?? told)
      json.field("unknown", outcome?.isUnknown ?? actions.isUnknown)
      json.field("gestures", gestures.map(\.name))
      guard let outcome else { return }
      json.fields([
        "step": outcome.line, "passed": outcome.isPassed, "problem": outcome.problem,
        "help": outcome.help,
      ])
      json.lines("rows", outcome.rows) {
        ["expected": $0.expected, "heard": $0.heard, "met": $0.isMet]
      }
      json.present("done", isDone)
    }
  }
}
