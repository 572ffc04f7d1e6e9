import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation

/// VoiceOver in a terminal: a key is a gesture, and seconds between keys are seconds of the session.
struct DriveTerminal {
  var stage: DriveStage
  /// How sentences are written.
  var style: SpeechStyle
  var terminal: Terminal

  /// Drives until the user leaves; answers the exit status.
  func run() async -> Int32 {
    let isColored = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    let events = TerminalEvents()
    terminal.takeOver()
    defer {
      terminal.restore()
      events.stop()
    }
    var hand = TerminalHand(session: stage.session(), still: stage.still, style: style)
    await hand.begin()
    var shown: [String] = []
    var last = ContinuousClock.now
    for await event in events.stream {
      let now = ContinuousClock.now
      let seconds = (now - last) / .seconds(1)
      last = now
      switch event {
      case .closed: return Status.fine
      case .signal(let number): return 128 + number
      case .resized: (shown, _) = ([], terminal.clear())
      case .tick:
        await hand.pass(seconds)
        for key in hand.keys.flush() where await hand.press(key) { return Status.fine }
      case .bytes(let bytes):
        await hand.pass(seconds)
        for key in hand.keys.keys(from: bytes) where await hand.press(key) { return Status.fine }
        if hand.isStale { (shown, hand.isStale) = ([], false) }
      }
      let (columns, rows) = terminal.size
      let lines = await hand.scene().lines(columns: columns, rows: rows, isColored: isColored)
      if lines != shown { terminal.draw(lines) }
      shown = lines
    }
    return Status.fine
  }
}

/// What keys do to a session, and what is shown of it; knows no terminal.
struct TerminalHand {
  var session: Session<VoiceOver>
  var still: StillScreen?
  /// How sentences are written.
  var style: SpeechStyle
  var keys = KeyReader()
  /// Whether everything has to be drawn again.
  var isStale = false

  private var fingers = 1
  private var prompt: String?
  private var isList = false
  private var isHelp = false
  private var caption = ""
  private var sounds: [String] = []
  private var message: String?

  init(session: Session<VoiceOver>, still: StillScreen?, style: SpeechStyle = .caption) {
    self.session = session
    self.still = still
    self.style = style
  }

  /// Switches VoiceOver on.
  mutating func begin() async { hear(await session.start()) }

  /// Lets time pass while no key is pressed.
  mutating func pass(_ seconds: Double) async { hear(await session.wait(max(0, seconds))) }

  /// Does what a key asks for; true when the user leaves.
  mutating func press(_ key: Key) async -> Bool {
    if prompt != nil { return await write(key) }
    message = nil
    if isHelp {
      isHelp = false
      return KeyMap.command(for: key) == .leave
    }
    let command = KeyMap.command(for: key, fingers: fingers)
    fingers = 1
    switch command {
    case .leave?: return true
    case .fingers(let count)?: fingers = count
    case .prompt?: prompt = ""
    case .toggleList?: isList.toggle()
    case .help?: isHelp = true
    case .redraw?: isStale = true
    case .gesture(let gesture)?:
      sounds = []
      hear(await session.send(gesture, .after(0)))
    case nil: message = "this key is no gesture; ? shows the keys"
    }
    return false
  }

  /// Writes the step of a script; enter does it.
  private mutating func write(_ key: Key) async -> Bool {
    switch key {
    case .character(let character): prompt?.append(character)
    case .backspace: prompt = prompt.flatMap { $0.isEmpty ? nil : String($0.dropLast()) }
    case .control("c"), .control("d"): return true
    case .escape: prompt = nil
    case .enter:
      let text = prompt ?? ""
      prompt = nil
      await run(text)
    default: break
    }
    return false
  }

  private mutating func run(_ text: String) async {
    do {
      guard var step = try VoiceOverScript.parse(text).steps.first else { return }
      step.delay = step.delay ?? 0
      let outcome = await ScriptRunner(session: session, still: still, style: style).run(
        step, isOpen: true)
      message = outcome.problem
      sounds = outcome.heard.filter { $0.kind == .sounds }.map(\.text)
      caption = outcome.heard.last { $0.kind != .sounds }?.line ?? caption
    } catch {
      message = "\(error.message); \(error.help)"
    }
  }

  private mutating func hear(_ turn: Turn) {
    sounds += turn.lines.compactMap { $0.sound?.rawValue }
    if let line = turn.lines.last(where: { $0.sound == nil }) {
      caption = style(line.utterance).line
    }
  }

  /// What is shown.
  func scene() async -> TerminalScene {
    let voiceOver = await session.technology
    let screen = await session.currentScreen
    var scene = TerminalScene(screen)
    scene.focus = voiceOver.cursor
    scene.caption = caption
    scene.rotor = voiceOver.effectiveMode(on: screen).map(voiceOver.name) ?? ""
    scene.sounds = sounds
    scene.isList = isList
    scene.notes = notes(voiceOver)
    if isHelp {
      scene.overlay = TerminalScene.Overlay(lines: KeyMap.help)
    } else if let chooser = voiceOver.itemChooser {
      scene.overlay = TerminalScene.Overlay(
        lines: chooser.matches.map(\.label), chosen: chooser.index)
    } else if voiceOver.isCurtainOn {
      scene.overlay = TerminalScene.Overlay(lines: [])
    }
    return scene
  }

  private func notes(_ voiceOver: VoiceOver) -> [String] {
    if let prompt { return ["step: \(prompt)▏"] }
    if let message { return [message] }
    return [
      fingers > 1 ? "\(fingers) fingers" : nil, voiceOver.isMuted ? "speech off" : nil,
      voiceOver.isReadingAll ? "reading all" : nil,
      voiceOver.isCurtainOn ? "screen curtain" : nil,
      voiceOver.isPractising ? "practising gestures" : nil,
    ].compactMap { $0 }
  }
}
