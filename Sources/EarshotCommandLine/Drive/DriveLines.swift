import EarshotOutput
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoices
import EarshotWriting
import Foundation

/// A technology by lines: one thing that the user does in, what comes of it out.
///
/// Lines of a pipe come all at once, so each one waits until everything was said. With a voice
/// seconds pass as on a clock, and a line that comes later cuts what is being said, as a gesture
/// does.
struct DriveLines<Technology: DrivenTechnology> {
  private let runner: ScriptRunner<Technology>
  private let session: Session<Technology>
  private let style: SpeechStyle
  private let voice: LiveSpeech?
  private let messages: Messages
  /// What to do when a name is not there, since the app is in another language; `nil` for nothing.
  private let languageHint: String?
  /// The words for what is heard without words.
  private let words: any EventWords
  /// The words for who holds the technology.
  private let handWords: HandWords
  /// What was done, as lines of a script.
  private(set) var done: [String] = []
  private var input = LineInput()
  /// Whether it has been said that a capture does not tell what an app would do.
  private var hasToldUnknown = false
  /// Whether a line was there when the one before it was done.
  private var isAtOnce = true
  /// What lay over the screen after the line before.
  private var covering = Covering()

  /// Prepares a session that has not begun; a capture is given so that lines can change it.
  init(
    session: Session<Technology>, still: StillScreen?, style: SpeechStyle,
    voice: LiveSpeech? = nil, language: String, languageHint: String? = nil, messages: Messages
  ) {
    self.languageHint = languageHint
    self.session = session
    self.style = style
    self.voice = voice
    self.messages = messages
    words = EventLocales.words(in: language)
    handWords = .words(in: language)
    runner = ScriptRunner(session: session, still: still, style: style)
  }

  /// Switches the technology on and prints what comes of it.
  mutating func begin() async {
    await run("start", at: SourceLocation(line: 1, column: 1), isFirst: true)
  }

  /// Drives until the lines end; answers the exit status.
  mutating func run() async -> Int32 {
    await begin()
    var number = 0
    var status = ExitStatus.fine
    while let line = await nextLine() {
      number += 1
      let text = line.trimmingCharacters(in: .whitespaces)
      let place = SourceLocation(line: number, column: line.utf8Indentation + 1)
      var outcome = ExitStatus.fine
      switch Technology.command(forLine: text) {
      // Who leaves a terminal has been answered at each mistake.
      case .leave: return isatty(STDIN_FILENO) == 1 ? ExitStatus.fine : status
      case .nothing: break
      case .help:
        put(Technology.help(in: handWords).lines + [Technology.steps(in: handWords)])
      case .step(let step): outcome = await run(step, at: place)
      case .setting(let setting):
        if !(await set(setting, at: place)) { outcome = ExitStatus.wrongUsage }
      case .key:
        messages.error(
          handWords.isKey(text), help: handWords.writesStep, path: "-", at: place)
        outcome = ExitStatus.wrongUsage
      }
      status = max(status, outcome)
    }
    // Who closes a terminal has left; the lines of a pipe are heard to the end.
    if voice != nil, isatty(STDIN_FILENO) == 0 { await hear(await session.settle()) }
    return status
  }

  /// The next line; until it comes, time passes with a voice.
  private mutating func nextLine() async -> String? {
    guard let voice else { return input.line() }
    isAtOnce = input.isReady(within: 20)
    while !isAtOnce {
      let isReady = input.isReady(within: 20)
      await hear(await session.wait(max(0, await voice.elapsed - session.time)))
      if isReady { break }
    }
    return input.line()
  }

  /// Prints what is heard while no line comes.
  private func hear(_ turn: Turn) async {
    put(
      turn.lines.map { line in
        line.sound.map { words.line(of: $0, after: "") } ?? style(line.utterance).line
      })
    await tellProblem()
  }

  /// Says once why nothing is heard.
  private func tellProblem() async {
    guard let problem = await voice?.problem() else { return }
    messages.warning(problem.words.message, path: "--voice")
  }

  /// Does a step and prints what comes of it; answers 1 after saying why it cannot be done, and 2
  /// when the line is no step.
  ///
  /// - Parameters:
  ///   - text: the step of a script.
  ///   - place: where it stands in standard input.
  ///   - isFirst: whether nothing is printed when nothing comes of it.
  @discardableResult
  mutating func run(
    _ text: String, at place: SourceLocation, isFirst: Bool = false
  ) async -> Int32 {
    do {
      guard var step = try Script<Technology>.parse(text).steps.first else {
        return ExitStatus.wrongUsage
      }
      if voice != nil, !isAtOnce { step.delay = step.delay ?? 0 }
      // Whoever swipes three times hears three elements.
      let count = step.count
      step.count = 1
      for repetition in 1...count {
        let isOpen = voice != nil || (step.delay != nil && repetition < count)
        let status = await run(step, isOpen: isOpen, at: place, isFirst: isFirst)
        guard status == ExitStatus.fine else { return status }
      }
      done.append(step.text)
      return ExitStatus.fine
    } catch {
      _ = say(error, at: place)
      return ExitStatus.wrongUsage
    }
  }

  /// Does a step once; with a voice, what is said is printed when it begins.
  private mutating func run(
    _ step: Script<Technology>.Step, isOpen: Bool, at place: SourceLocation, isFirst: Bool
  ) async -> Int32 {
    let outcome = await runner.run(step, isOpen: isOpen)
    if let problem = outcome.problem, outcome.shown.isEmpty {
      let hint = outcome.isNameMissing ? languageHint.map { "; \($0)" } ?? "" : ""
      messages.error(
        handWords.problem(problem),
        help: handWords.problem(outcome.help ?? "see 'Documentation/Scripts.md'") + hint, path: "-",
        at: place)
      return ExitStatus.findings
    }
    await put(outcome, isFirst: isFirst)
    if outcome.isUnknown, !hasToldUnknown, !Technology.vocabulary.isSilent {
      hasToldUnknown = true
      put(["<capture> \(words.captureStays)"])
    }
    if outcome.isNameMissing, let languageHint { messages.note(languageHint, path: "-") }
    await tellProblem()
    return outcome.problem == nil ? ExitStatus.fine : ExitStatus.findings
  }

  /// Makes a setting; false after saying why it cannot be made.
  private mutating func set(_ text: String, at place: SourceLocation) async -> Bool {
    do {
      let settings = try ScriptSettings<Technology>.parse(line: text)
      await session.change { settings.apply(to: &$0) }
      done.append(text)
      return true
    } catch {
      return say(error, at: place)
    }
  }

  /// Says what is wrong with a line; always false.
  private func say(_ error: ScriptError, at place: SourceLocation) -> Bool {
    let column = place.column + error.location.column - 1
    messages.error(
      handWords.problem(error.message), help: handWords.problem(error.help), path: "-",
      at: SourceLocation(line: place.line, column: column))
    return false
  }

  /// Prints what was heard, or what was shown, what the app was asked, and what lies over the
  /// screen now when that has changed.
  private mutating func put(_ outcome: ScriptReport.Step, isFirst: Bool) async {
    guard Technology.vocabulary.isSilent else {
      let felt = outcome.felt.map { ["<braille> \($0.cells) \($0.text)"] } ?? []
      return put(
        (outcome.heard.isEmpty
          ? ["<silence> \(words.silence)"]
          : outcome.heard.map { words.line(of: $0, after: outcome.text) }) + felt
      )
    }
    let technology = await session.technology
    let screen = await session.currentScreen
    let over = technology.overlay(on: screen, at: await session.time)
    let now = Covering(
      overlay: over, offered: technology.offeredLines, framed: technology.framedElements)
    let isNew = now != covering
    covering = now
    // A menu that opens shows its lines, which need not be printed twice.
    var lines = isNew ? outcome.shown.without(menu: over) : outcome.shown
    lines += outcome.appActions.filter { $0 != "does nothing" }.map(words.line(ofAction:))
    if isNew {
      lines +=
        over?.lines(on: screen, offered: technology.offeredLines) ?? [
          handWords.nothingOver
        ]
    }
    if isFirst, lines.isEmpty { return }
    put(lines.isEmpty ? ["<nothing> \(words.nothing)"] : lines)
  }

  /// Prints lines.
  func put(_ lines: [String]) {
    // Who does not listen any more misses nothing.
    try? FileHandle.standardOutput.write(
      contentsOf: Data(lines.map { $0.onOneLine + "\n" }.joined().utf8))
  }
}

/// What lies over a screen, and what in it is offered or framed: a menu whose lines are offered one
/// by one looks otherwise than one whose lines are offered together.
private struct Covering: Hashable {
  var overlay: ScreenOverlay?
  var offered: [Int] = []
  var framed: [Element.ID] = []
}

extension EventWords {
  /// Something heard as the data sets write it, with what it means.
  fileprivate func line(of event: ScriptReport.AudibleEvent, after step: String) -> String {
    switch event.kind {
    case .sounds:
      Sound(rawValue: event.text).map { line(of: $0, after: step) } ?? "<sound:\(event.text)>"
    case .cut: "\(event.line)<cut> \(cut)"
    default: event.line
    }
  }

  /// What the app was asked, with what its direction means.
  fileprivate func line(ofAction action: String) -> String {
    let directions = ["up", "down", "left", "right"].map { "does scroll \($0)" }
    return directions.contains { action == $0 || action.hasPrefix($0 + " ") }
      ? "\(action) (\(scrollDirection))" : action
  }

  fileprivate func line(of sound: Sound, after step: String) -> String {
    "<sound:\(sound.rawValue)> \(explanation(of: sound, after: step))"
  }
}

extension String {
  /// Number of bytes before the first character that is no space.
  fileprivate var utf8Indentation: Int { prefix { $0 == " " || $0 == "\t" }.utf8.count }
}
