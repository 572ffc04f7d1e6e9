import EarshotSpeech
public import EarshotTree

/// A technology at work on an app: turns that never overlap, on a clock of their own.
///
/// An actor may be entered again while it waits for the app, so each turn waits for the one before.
/// The clock is virtual: time passes only as inputs, waits and speech let it pass. With a voice it
/// never runs ahead of that of the wall.
///
/// ```swift
/// let session = Session(VoiceOver(), on: StillScreen(screen))
/// _ = await session.start()
/// let turn = await session.send(.swipeRight)
/// let heard = turn.lines.map { SpeechStyle.caption($0.utterance).sentence }
/// ```
public actor Session<Technology: AssistiveTechnology> {
  /// The technology with its state.
  public private(set) var technology: Technology
  /// Seconds since the session began.
  public private(set) var time = 0.0
  /// The channel of speech.
  package private(set) var timeline: SpeechTimeline

  private let source: any ScreenSource
  private let voice: (any LiveVoice)?
  private let timeout: Duration?
  private let lineLimit: Int
  private let lookInterval: Double?
  private var screen: Transcript.OrderedScreen
  private var pending: [(time: Double, change: ScreenChange)] = []
  private var actions: [PerformedAction] = []
  private var focused: [Element.ID] = []
  private var shown: [String] = []
  private var posted: [TimedChange] = []
  private var seen: [SeenScreen] = []
  private var lastTurn: Task<Void, Never>?
  /// What the app was told last of VoiceOver.
  private var toldRunning = false
  /// Whether the app failed in this stretch of the turn; it is not asked again then.
  private var hasFailed = false

  /// Makes a session that has not begun.
  ///
  /// - Parameters:
  ///   - technology: the technology in the state to begin with.
  ///   - source: the app.
  ///   - pace: how fast is spoken.
  ///   - voice: makes heard what is said, and lets the session wait for it; `nil` is silence.
  ///   - timeout: how long the app may take for one answer; `nil` waits for ever.
  ///   - lineLimit: how many lines of the transcript are kept.
  ///   - lookInterval: seconds after which the screen is looked at again while time passes; `nil`
  ///     looks only when something happens.
  package init(
    _ technology: Technology, on source: any ScreenSource, pace: SpeechPace = SpeechPace(),
    voice: (any LiveVoice)? = nil, timeout: Duration? = nil, lineLimit: Int = 10_000,
    lookInterval: Double? = nil
  ) {
    self.technology = technology
    self.source = source
    self.voice = voice
    self.timeout = timeout
    self.lineLimit = lineLimit
    self.lookInterval = lookInterval
    timeline = SpeechTimeline(pace: pace)
    screen = Transcript.OrderedScreen(Screen(elements: []))
  }

  /// The screen as it was last seen, with its order.
  public var currentScreen: Transcript.OrderedScreen { screen }

  /// The transcript so far, as far as it is kept.
  public var transcript: Transcript {
    Transcript(screens: [screen], lines: timeline.lines, settings: technology.settings)
  }

  /// Switches the technology on.
  @discardableResult
  public func start() async -> Turn {
    await turn { session in
      guard await session.refresh() else { return }
      let responses = session.technology.start(on: session.screen, at: session.time)
      await session.carryOut(responses)
    }
  }

  /// Answers an input.
  @discardableResult
  public func send(_ input: Technology.Input, _ moment: Turn.Moment = .quiet) async -> Turn {
    await turn { session in
      await session.wait(for: moment)
      guard await session.refresh() else { return }
      let responses = session.technology.respond(
        to: input, on: session.screen, at: session.time)
      await session.carryOut(responses)
      await session.deliverDueChanges()
    }
  }

  /// Lets the app post a notification.
  @discardableResult
  public func post(_ change: ScreenChange, _ moment: Turn.Moment = .quiet) async -> Turn {
    await turn { session in
      await session.wait(for: moment)
      guard await session.refresh() else { return }
      session.posted.append(TimedChange(change, after: session.time))
      await session.carryOut(
        session.technology.notice(change, on: session.screen, at: session.time))
    }
  }

  /// Lets seconds pass.
  @discardableResult
  public func wait(_ seconds: Double) async -> Turn {
    await turn { session in await session.advance(to: session.time + seconds) }
  }

  /// Changes what the user set up, between turns.
  public func change(_ change: @escaping @Sendable (inout Technology) -> Void) async {
    _ = await turn { session in change(&session.technology) }
  }

  /// Lets time pass until nothing is being said, read on or awaited.
  @discardableResult
  public func settle() async -> Turn {
    await turn { session in await session.wait(for: .quiet) }
  }
}

extension Session {
  /// Runs a turn when the one before has ended.
  private func turn(_ body: @escaping @Sendable (isolated Session) async -> Void) async -> Turn {
    let previous = lastTurn
    let turn = Task(executorPreference: WorkThreads.executor) { () -> Turn in
      await previous?.value
      return await self.run(body)
    }
    lastTurn = Task { _ = await turn.value }
    return await turn.value
  }

  private func run(_ body: @Sendable (isolated Session) async -> Void) async -> Turn {
    timeline.beginTurn()
    actions = []
    focused = []
    shown = []
    posted = []
    hasFailed = false
    await body(self)
    await voice?.follow(timeline, at: time)
    let turn = Turn(
      lines: Array(timeline.turnLines), interrupted: timeline.interrupted, actions: actions,
      focused: focused, shown: shown, posted: posted, screens: seen)
    // The next turn need not wait until large screens are freed that nobody else holds.
    seen = []
    timeline.forget(keeping: lineLimit)
    return turn
  }

  private func wait(for moment: Turn.Moment) async {
    // An app that failed while time passed may answer what comes next.
    defer { hasFailed = false }
    switch moment {
    case .after(let seconds): await advance(to: time + seconds)
    case .quiet:
      // An app that never stops posting must not keep the user waiting for ever.
      for _ in 0..<10_000 {
        let quiet = timeline.quietTime(from: time) ?? time
        let next = max(quiet, pending.map(\.time).max() ?? quiet)
        guard next > time || (isContinuing && !hasFailed) else { return }
        await advance(to: next)
      }
    }
  }

  /// Lets time pass up to a moment: notifications, wake-ups and reading on come in between.
  private func advance(to end: Double) async {
    // A day is not looked at twice a second.
    let look = lookInterval.map { max($0, (end - time) / 1_000) }
    for _ in 0..<100_000 {
      guard !hasFailed else { return await passUnasked(to: end) }
      let next = max(time, min(nextEvent(before: end), look.map { time + $0 } ?? end))
      let step = next - time
      if step > 0 {
        let beginning = time
        time = next
        if let voice { timeline.extend(by: await voice.wait(for: time), at: time) }
        timeline.advance(to: time)
        await voice?.follow(timeline, at: time)
        await tellVoiceOver()
        await ask { source in try await source.advance(by: step) }
          .map { self.schedule($0, from: beginning) }
      }
      await deliverDueChanges()
      if lookInterval != nil, !(await refresh()) { continue }
      let isDue = technology.wakeUpTime.map { $0 <= time } ?? false
      if isDue || (isContinuing && timeline.quietTime(from: time) == time) {
        guard await refresh() else { continue }
        await carryOut(technology.idle(on: screen, at: time))
      }
      if time >= end, nextEvent(before: end) >= end { return }
    }
  }

  /// Lets time pass after the app failed: what is being said ends, and nobody is asked.
  private func passUnasked(to end: Double) async {
    time = max(time, end)
    timeline.advance(to: time)
    await voice?.follow(timeline, at: time)
  }

  /// Whether the technology goes on by itself, which it does not while speech is paused.
  private var isContinuing: Bool { technology.isContinuing && !timeline.isPaused }

  private func nextEvent(before end: Double) -> Double {
    var next = end
    if let change = pending.first { next = min(next, change.time) }
    if let wakeUp = technology.wakeUpTime { next = min(next, wakeUp) }
    if isContinuing, let quiet = timeline.quietTime(from: time) {
      next = min(next, quiet)
    }
    // What waits has to be heard from its beginning.
    if voice != nil, let line = timeline.speaking?.line, line.end > time {
      next = min(next, line.end)
    }
    return max(next, time)
  }

  /// Tells an app that asks for it whether VoiceOver runs, when that has changed.
  private func tellVoiceOver() async {
    let isRunning = (technology as? any RunsAsVoiceOver)?.isOn ?? false
    guard isRunning != toldRunning, let app = source as? any AsksForVoiceOver else { return }
    toldRunning = isRunning
    await app.setVoiceOver(isRunning: isRunning)
  }

  private func carryOut(_ responses: [Response]) async {
    var queue = responses[...]
    var hasSpoken = false
    // A chain of responders is as long as a screen is deep; more is a technology that never ends.
    for _ in 0..<10_000 {
      guard let response = queue.popFirst() else { break }
      switch response {
      case .speak(let utterance, let speech):
        await say(utterance, speech, isFollowing: hasSpoken)
        hasSpoken = true
      case .sound(let sound):
        timeline.play(sound, element: nil, at: time)
        await voice?.play(sound)
      case .play(let graph):
        timeline.play(graph, element: nil, at: time, isFollowing: hasSpoken)
        hasSpoken = true
      case .togglePause: timeline.setPaused(!timeline.isPaused, at: time)
      case .silence: timeline.silence(at: time)
      case .setRate(let rate): timeline.pace.rate = rate
      case .hold(let seconds): timeline.hold(seconds, at: time)
      case .remind(let change, let delay): schedule([TimedChange(change, after: delay)], from: time)
      case .show(let text): shown.append(text)
      case .mute(let isMuted): timeline.isAudible = !isMuted
      case .perform(let action, let id):
        queue = (await perform(action, on: id))[...] + queue
      }
    }
    await voice?.follow(timeline, at: time)
  }

  private func say(_ utterance: Utterance, _ speech: Speech, isFollowing: Bool) async {
    let duration: Double? =
      if let voice, timeline.isAudible {
        await voice.prepare(
          utterance, timeline.pace, technology.settings,
          isCutting: timeline.cuts(speech, at: time, isFollowing: isFollowing))
      } else {
        nil
      }
    timeline.say(
      utterance, speech, screen: 0, at: time, isFollowing: isFollowing, duration: duration)
  }

  private func perform(_ action: ElementAction, on id: Element.ID?) async -> [Response] {
    if action == .reveal, let id { focused.append(id) }
    await tellVoiceOver()
    guard let result = await ask({ try await $0.perform(action, on: id) }), await refresh() else {
      return []
    }
    if action != .reveal {
      actions.append(
        PerformedAction(
          action: action, element: id, isHandled: result.isHandled, isKnown: result.isKnown))
    }
    if action.isActivation { timeline.noteTurn(at: time) }
    schedule(result.changes, from: time)
    return technology.conclude(action, on: id, result, on: screen, at: time)
  }

  private func schedule(_ changes: [TimedChange], from beginning: Double) {
    for change in changes {
      let due = beginning + max(0, change.delay)
      let place = pending.firstIndex { $0.time > due } ?? pending.endIndex
      pending.insert((due, change.change), at: place)
    }
  }

  private func deliverDueChanges() async {
    while let first = pending.first, first.time <= time, await refresh() {
      pending.removeFirst()
      posted.append(TimedChange(first.change, after: time))
      await carryOut(technology.notice(first.change, on: screen, at: time))
    }
  }

  /// Looks at the screen anew; false when the app cannot be asked.
  private func refresh() async -> Bool {
    guard let latest = await ask({ try await $0.screen() }) else { return false }
    let isOther = technology is any SeesScreenWithoutVoiceOver
    let shown = isOther ? latest.withoutVoiceOver : latest
    if shown != screen.screen {
      screen = Transcript.OrderedScreen(shown)
      seen.append(SeenScreen(screen, at: time))
    }
    return true
  }

  /// Asks the app; a failure is spoken, and the session stays usable.
  private func ask<Answer: Sendable>(
    _ question: @escaping @Sendable (any ScreenSource) async throws -> Answer
  ) async -> Answer? {
    guard !hasFailed else { return nil }
    let source = source
    if let answer = await Timeout.run(timeout, { try await question(source) }) { return answer }
    hasFailed = true
    for response in technology.fail(at: time) {
      switch response {
      case .speak(let utterance, let speech): await say(utterance, speech, isFollowing: false)
      case .show(let text): shown.append(text)
      default: break
      }
    }
    return nil
  }
}

extension ElementAction {
  /// Whether VoiceOver speaks the element after it, over what the app announces meanwhile.
  fileprivate var isActivation: Bool {
    switch self {
    case .activate, .tap: true
    default: false
    }
  }
}
