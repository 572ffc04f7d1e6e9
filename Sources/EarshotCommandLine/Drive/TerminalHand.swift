import EarshotOutput
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotVoices

/// The effect of keys on a session, and the scene to show; knows no terminal.
struct TerminalHand<Technology: DrivenTechnology> {
  let session: Session<Technology>
  let still: StillScreen?
  /// How sentences are written.
  let style: SpeechStyle
  /// The voice that is heard; `nil` leaves speech to be read.
  let voice: LiveSpeech?
  /// The language of the words around the screen, as a tag.
  private let language: String
  /// The words for who holds the technology.
  let words: HandWords
  var keys = KeyReader()
  /// Whether everything has to be drawn again.
  var isStale = false

  /// What was done, as lines of a script.
  private(set) var done: [String] = []

  private var meaning = Technology.Keys()
  private var prompt: WrittenLine?
  private var isList = false
  /// The page of the help that is shown, from 0; `nil` when none is.
  private var helpPage: Int?
  private var caption = ""
  private var sounds: [String] = []
  private var message: String?

  init(
    session: Session<Technology>, still: StillScreen?, style: SpeechStyle = .caption,
    voice: LiveSpeech? = nil, language: String = "en"
  ) {
    self.language = language
    words = .words(in: language)
    self.session = session
    self.still = still
    self.style = style
    self.voice = voice
  }

  /// Switches the technology on.
  mutating func begin() async {
    done.append("start")
    await hear(await session.start())
  }

  /// Lets time pass while no key is pressed.
  mutating func pass(_ seconds: Double) async {
    await hear(await session.wait(max(0, seconds)))
    if let problem = await voice?.problem() { message = problem.words.message }
  }

  /// Does what a key asks for; true when the user leaves.
  mutating func press(_ key: Key) async -> Bool {
    if prompt != nil { return await write(key) }
    message = nil
    if let page = helpPage {
      helpPage = nil
      switch meaning.command(for: key) {
      case .leave?: return true
      case .help?: helpPage = page + 1
      default: break
      }
      return false
    }
    switch meaning.command(for: key) {
    case .leave?: return true
    case .input(let input)?:
      log(input)
      sounds = []
      await hear(await session.send(input, .after(0)))
    case .change(let change, let input)?:
      await session.change(change)
      if let input {
        log(input)
        await hear(await session.send(input, .after(0)))
      }
    case .line(let text)?: return await run(text)
    case .prompt?: prompt = WrittenLine()
    case .toggleList?: isList.toggle()
    case .help?: helpPage = 0
    case .redraw?: isStale = true
    case .remember?: break
    case nil: message = words.keyDoesNothing
    }
    return false
  }

  /// Notes what a key did.
  private mutating func log(_ input: Technology.Input) {
    done.append(Technology.step(for: input) ?? "# a key that no step stands for")
  }

  /// Writes the step of a script; enter does it.
  private mutating func write(_ key: Key) async -> Bool {
    switch key {
    case .character(let character): prompt?.append(character)
    case .backspace where prompt?.text.isEmpty == true: prompt = nil
    case .backspace: prompt?.removeLast()
    case .control("c"), .control("d"): return true
    case .escape: prompt = nil
    case .enter:
      let text = prompt?.text ?? ""
      prompt = nil
      return await run(text)
    default: break
    }
    return false
  }

  /// Does a line as where there is no terminal; true when the user leaves.
  private mutating func run(_ text: String) async -> Bool {
    do {
      switch Technology.command(forLine: text) {
      case .leave: return true
      case .help: helpPage = 0
      case .nothing: break
      case .key: message = words.isKeyAtPrompt(text)
      case .setting(let text):
        let settings = try ScriptSettings<Technology>.parse(line: text)
        await session.change { settings.apply(to: &$0) }
        done.append(text)
        message = text
      case .step(let text): try await step(text)
      }
    } catch {
      message = "\(words.problem(error.message)); \(words.problem(error.help))"
    }
    return false
  }

  private mutating func step(_ text: String) async throws(ScriptError) {
    guard var step = try Script<Technology>.parse(text).steps.first else { return }
    step.delay = step.delay ?? 0
    let outcome = await ScriptRunner(session: session, still: still, style: style).run(
      step, isOpen: true)
    if outcome.problem == nil { done.append(text) }
    message = outcome.problem.map {
      [$0, outcome.help].compactMap(\.self).map(words.problem).joined(separator: "; ")
    }
    sounds = outcome.heard.filter { $0.kind == .sounds }.map(\.text)
    caption = outcome.heard.last { $0.kind != .sounds }?.line ?? caption
    await show(outcome.shown, outcome.appActions.filter { $0 != "does nothing" }, isAnswer: true)
  }

  private mutating func hear(_ turn: Turn) async {
    sounds += turn.lines.compactMap { $0.sound?.rawValue }
    if let line = turn.lines.last(where: { $0.sound == nil }) {
      caption = style(line.utterance).line
    }
    let screen = await session.currentScreen
    await show(turn.shown, turn.actions.map { $0.claim(on: screen) }, isAnswer: false)
  }

  /// Lines that were shown or done take the place of a caption where nothing is ever said.
  private mutating func show(_ shown: [String], _ appActions: [String], isAnswer: Bool) async {
    guard Technology.vocabulary.isSilent else { return }
    let overlay = await session.technology.overlay(on: await session.currentScreen)
    let lines = shown.without(menu: overlay) + appActions
    if isAnswer || !lines.isEmpty { caption = lines.joined(separator: " · ") }
  }

  /// The scene to show.
  func scene() async -> TerminalScene {
    let technology = await session.technology
    let screen = await session.currentScreen
    let time = await session.time
    var scene = TerminalScene(screen, words: .words(in: language))
    scene.framed = technology.framedElements
    let fixed = technology.caption(on: screen, at: time)
    scene.caption = fixed ?? caption
    scene.status = meaning.status(technology, on: screen, in: words)
    if fixed != nil, !caption.isEmpty { scene.status.insert(caption, at: 0) }
    scene.status += sounds.map { "♪ \($0)" } + [Technology.help(in: words).hint]
    // What is written and what went wrong stand beside the captions, where one looks.
    if let written = prompt.map({ "\(words.step): \($0.shown(in: words))" }) ?? message {
      scene.status = [written]
    }
    scene.isList = isList
    scene.notes = meaning.notes(technology, in: words)
    if let helpPage {
      scene.overlay = ScreenOverlay(
        .menu, lines: Technology.help(in: words).keys + [Technology.steps(in: words)])
      scene.helpPage = helpPage
    } else if technology.isScreenHidden {
      scene.overlay = ScreenOverlay(.menu)
    } else {
      scene.overlay = technology.overlay(on: screen, at: time)
      scene.offered = technology.offeredLines
    }
    return scene
  }
}
