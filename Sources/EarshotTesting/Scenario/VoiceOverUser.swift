public import EarshotSession
import EarshotSpeech
public import EarshotTree
public import EarshotVoiceOver

/// A person who uses an app with VoiceOver, in a test.
///
/// ```swift
/// let vo = try await VoiceOverUser(on: PizzaApp())
/// try await vo.focus("size")
/// try await vo.expectChange(from: "Small", to: "Medium") { try await vo.swipeUp() }
/// vo.expect(says: "Medium, 2 of 3")
/// ```
///
/// Each gesture waits for the one before, and answers what was heard. The clock is virtual: a test
/// takes no longer than the app needs.
public final class VoiceOverUser {
  /// The time to wait after a gesture before going on.
  public enum WaitPolicy: Hashable, Sendable {
    /// Until nothing is said, read or awaited any more.
    case untilQuiet
    /// Some seconds, so that the next gesture may interrupt.
    case seconds(Double)
  }

  /// The output of VoiceOver after the last gesture.
  public private(set) var heard: VoiceOverOutput
  /// How long the user listens after each gesture.
  public var waitPolicy = WaitPolicy.untilQuiet
  /// Whether a gesture throws when the app could not be asked, or lets the error be heard.
  public var throwsWhenAppFails = true

  let session: Session<VoiceOver>
  let style: SpeechStyle
  let source: ObservedSource
  /// What was done, for the transcript.
  var steps: [Step] = []
  /// The screen after the last gesture.
  private(set) var lastScreen: Transcript.OrderedScreen?

  /// Switches VoiceOver on in an app.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  ///
  /// - Parameters:
  ///   - source: the app.
  ///   - listener: who listens; what it leaves out comes from the suite, then from the screen.
  ///   - preferences: how gestures, the rotor and typing are set up.
  ///   - timeout: how long the app may take for one answer.
  public init(
    on source: some ScreenSource, as listener: Listener = Listener(),
    preferences: VoiceOverPreferences = VoiceOverPreferences(), timeout: Duration? = .seconds(10)
  ) async throws {
    let listener = listener.completed(by: .current)
    let observed = ObservedSource(source)
    let screen = try? await observed.screen()
    let voiceOver = VoiceOver(
      settings: try listener.settings(for: screen), preferences: preferences)
    session = Session(voiceOver, on: observed, timeout: timeout)
    style = listener.style ?? .caption
    self.source = observed
    heard = VoiceOverOutput(lines: [], focus: nil, actions: [], style: style)
    try await listen(to: "start", since: 0, await session.start())
  }

  /// Switches VoiceOver on on a still screen: notation, a capture or a file.
  ///
  /// Throws ``ScenarioMistake`` when the text or the file cannot be read.
  public convenience init(
    on subject: some Speakable, as listener: Listener = Listener(),
    preferences: VoiceOverPreferences = VoiceOverPreferences()
  ) async throws {
    try await self.init(
      on: StillScreen(try subject.onlyScreen(for: listener)), as: listener,
      preferences: preferences)
  }

  /// The speech since VoiceOver was switched on.
  public var transcript: Transcript {
    get async { await session.transcript }
  }

  /// The screen as it was last seen.
  public var screen: Screen {
    get async { await session.currentScreen.screen }
  }

  /// Makes a gesture and listens.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func perform(_ gesture: Gesture) async throws -> VoiceOverOutput {
    let time = await session.time
    return try await listen(
      to: "\(gesture)", since: time, await session.send(gesture, .after(0)))
  }

  /// Lets the app post a notification, and listens.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func post(_ change: ScreenChange) async throws -> VoiceOverOutput {
    let time = await session.time
    return try await listen(
      to: "post \(change)", since: time, await session.post(change, .after(0)))
  }

  /// Lets seconds pass.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func wait(_ seconds: Double) async throws -> VoiceOverOutput {
    let time = await session.time
    return try await listen(to: "wait \(seconds)", since: time, await session.wait(seconds))
  }

  @discardableResult
  private func listen(
    to name: String, since time: Double, _ turn: Turn
  ) async throws -> VoiceOverOutput {
    let rest: Turn
    switch waitPolicy {
    case .untilQuiet: rest = await session.settle()
    case .seconds(let seconds): rest = await session.wait(seconds)
    }
    // What was being said until now may have been cut.
    if let last = steps.indices.last {
      steps[last].heard.lines = await session.latest(steps[last].heard.lines)
    }
    let actions = (turn.actions + rest.actions).map(\.action)
    let lines = await session.latest(turn.lines) + rest.lines
    heard = VoiceOverOutput(
      lines: lines, focus: await session.technology.cursor, actions: actions, style: style)
    lastScreen = await session.currentScreen
    let notes = await source.takeNotes()
    steps.append(Step(name: name, time: time, heard: heard, posted: notes.posted))
    if throwsWhenAppFails, heard.lines.contains(where: { $0.cause == .failed }) {
      let why = notes.error.map { ": \($0)" } ?? " in time"
      throw ScenarioMistake("the app did not answer '\(name)'\(why)")
    }
    return heard
  }
}

extension Session {
  /// Lines of an earlier turn as they ended; those that were never heard are left out.
  fileprivate func latest(_ lines: [Transcript.Line]) -> [Transcript.Line] {
    lines.compactMap { line in
      timeline.lines.last {
        $0.start == line.start && $0.utterance == line.utterance && $0.sound == line.sound
      }
    }
  }
}

extension VoiceOverUser {
  /// One gesture and what was heard after it.
  struct Step: Sendable {
    var name: String
    /// When it was made, in seconds of the session.
    var time: Double
    var heard: VoiceOverOutput
    /// What the app posted because of it.
    var posted: [TimedChange]
  }
}
