public import EarshotSession
public import EarshotSpeech
import EarshotTree

/// Runs scripts of VoiceOver on a session and compares what comes of them.
public struct ScriptRunner: Sendable {
  /// The session.
  let session: Session<VoiceOver>
  /// The source of the session when it is a capture, for what scripts do in the place of an app.
  let still: StillScreen?
  /// How what was heard is written, and compared.
  let style: SpeechStyle

  /// A finger that explores moves that fast, in points a second; ours.
  private static let exploringSpeed = 200.0
  /// The finger is looked at that often, in points.
  private static let exploringStep = 2.0

  /// Makes a runner for a session; a capture is given so that scripts can change it.
  public init(
    session: Session<VoiceOver>, still: StillScreen? = nil, style: SpeechStyle = .caption
  ) {
    self.session = session
    self.still = still
    self.style = style
  }

  /// Runs a script from its first step to its last.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - name: what the report calls it.
  ///   - source: what the report calls the source.
  public func run(
    _ script: VoiceOverScript, name: String, source: String
  ) async -> ScriptReport {
    var report = ScriptReport(name: name, source: source)
    for (index, step) in script.steps.enumerated() {
      let isOpen = script.steps.dropFirst(index + 1).first?.delay != nil
      report.steps.append(await run(step, isOpen: isOpen))
    }
    return report
  }

  /// Does one step; an open one goes on being spoken when the next one comes.
  public func run(_ step: VoiceOverScript.Step, isOpen: Bool = false) async -> ScriptReport.Step {
    var outcome = ScriptReport.Step(
      line: step.location.line, text: step.text, start: await session.time)
    var observation = StepObservation(style: style)
    for repetition in 1...step.count {
      observation = StepObservation(style: style)
      if let problem = await perform(step, &observation) {
        (outcome.problem, outcome.help) = (problem.message, problem.help)
        break
      }
      if step.delay == nil && repetition < step.count || repetition == step.count && !isOpen {
        observation.add(await session.settle())
      }
    }
    observation.screen = await session.currentScreen
    observation.focus = await session.technology.cursor
    outcome.heard = observation.heard
    outcome.focus = observation.focus
    outcome.rows = observation.rows(for: step.expectations.map(\.expectation))
    outcome.end = await session.time
    return outcome
  }

  /// Why the step cannot be done; `nil` when it was.
  private func perform(
    _ step: VoiceOverScript.Step, _ observation: inout StepObservation
  ) async -> Problem? {
    let moment = step.delay.map { Session<VoiceOver>.Moment.after($0) } ?? .quiet
    switch step.command {
    case .start:
      if let delay = step.delay { observation.add(await session.wait(delay)) }
      observation.add(await session.start())
    case .gesture(let gesture):
      observation.add(await session.send(gesture, moment))
      if case .focus(let id) = gesture { return await problem(focusing: id) }
      if case .rotor(let name) = gesture { return await problem(turningTo: name) }
    case .explore(let start, let end):
      await explore(from: start, to: end, moment, &observation)
    case .post(let change): observation.add(await session.post(change, moment))
    case .wait(let seconds): observation.add(await session.wait(seconds + (step.delay ?? 0)))
    case .change(let id, let change):
      if let delay = step.delay { observation.add(await session.wait(delay)) }
      return await perform(change, on: id)
    }
    return nil
  }

  private func explore(
    from start: Point, to end: Point, _ moment: Session<VoiceOver>.Moment,
    _ observation: inout StepObservation
  ) async {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let count = min(max(1, Int((length / ScriptRunner.exploringStep).rounded(.up))), 10_000)
    let pause = length / Double(count) / ScriptRunner.exploringSpeed
    for index in 0...count {
      let part = Double(index) / Double(count)
      let point = Point(x: start.x + dx * part, y: start.y + dy * part)
      observation.add(await session.send(.touch(point), index == 0 ? moment : .after(pause)))
    }
  }

  /// Changes the screen in the place of the code of an app.
  private func perform(_ change: VoiceOverScript.Change, on id: Element.ID) async -> Problem? {
    guard let still else {
      return Problem(
        "this source changes by itself; 'app' is for captures", help: "remove the step")
    }
    let isChanged = await still.change(id) { element in
      switch change {
      case .hide: element.isHidden = .given(true)
      case .show: element.isHidden = .given(false)
      case .value(let text): element.value = Property(text)
      case .label(let text): element.label = Property(text)
      }
    }
    if isChanged { return nil }
    let ids = await still.screen().allElements.map(\.id.rawValue)
    return Problem("there is no element '\(id)'", naming: id.rawValue, among: ids)
  }
}

extension ScriptRunner {
  /// Why a step cannot be done.
  private struct Problem {
    var message: String
    var help: String

    init(_ message: String, help: String) {
      self.message = message
      self.help = help
    }

    /// A name that is none of those there are.
    init(_ message: String, naming name: String, among names: [String]) {
      let nearest = Suggestion.nearest(to: name, among: names)
      self.message = message + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      let some = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
      help =
        names.isEmpty
        ? "there is none here" : "use one of \(some)" + (names.count > 10 ? ", …" : "")
    }
  }

  private func problem(focusing id: Element.ID) async -> Problem? {
    let order = await session.currentScreen.order
    guard order.index(of: id) == nil else { return nil }
    return Problem(
      "there is no stop '\(id)'", naming: id.rawValue, among: order.map(\.id.rawValue))
  }

  /// A mode that exists but is not offered here answers with a sound; one that nobody knows of is a
  /// mistake in the script.
  private func problem(turningTo name: String) async -> Problem? {
    let voiceOver = await session.technology
    let offered = await voiceOver.rotorModes(on: session.currentScreen)
    let known = offered + RotorName.allCases.map { .system($0) }
    if known.contains(where: { $0.scriptName == name || voiceOver.name(of: $0) == name }) {
      return nil
    }
    return Problem(
      "there is no rotor mode '\(name)'", naming: name,
      among: offered.flatMap { mode in
        let names = [mode.scriptName, voiceOver.name(of: mode)]
        return names[0] == names[1] ? [names[0]] : names
      })
  }
}

extension ScriptReport.Heard {
  /// Takes what matters to a script from a line of the transcript.
  init(_ line: Transcript.Line, _ style: SpeechStyle) {
    if let sound = line.sound {
      self.init(
        kind: .sounds, text: sound.rawValue, line: sound.rawValue, start: line.start, end: line.end)
      return
    }
    let spoken = style(line.utterance)
    // A new focus is announced too, but it is the element that is said then.
    let isAnnouncement = line.cause == .announced && line.element == nil
    self.init(
      kind: line.fate == .cut ? .cut : isAnnouncement ? .announces : .says,
      text: spoken.sentence, line: spoken.line, start: line.start, end: line.end)
  }
}
