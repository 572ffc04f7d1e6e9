package import EarshotSpeech
import EarshotTree

/// Runs scripts on a session and compares what comes of them.
package struct ScriptRunner<Technology: ScriptedTechnology>: Sendable {
  /// The session.
  let session: Session<Technology>
  /// The source of the session when it is a capture, for what scripts do in the place of an app.
  package let still: StillScreen?
  /// How what was heard is written, and compared.
  let style: SpeechStyle

  /// Makes a runner for a session; a capture is given so that scripts can change it.
  package init(
    session: Session<Technology>, still: StillScreen? = nil, style: SpeechStyle = .caption
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
  package func run(
    _ script: Script<Technology>, name: String, source: String
  ) async -> ScriptReport {
    await recordedRun(script, name: name, source: source).report
  }

  /// Runs a script, and answers how it went as well.
  package func recordedRun(
    _ script: Script<Technology>, name: String, source: String
  ) async -> (report: ScriptReport, record: SessionRecord) {
    var report = ScriptReport(name: name, source: source)
    report.settings = await session.technology.settingsInReports.map { "\($0.name) \($0.value)" }
    var record = SessionRecord()
    // Who switches it on had it off before.
    if script.steps.dropFirst().contains(where: { $0.command == .start }) {
      await session.change { $0.switchOffBeforeStart() }
    }
    for (index, step) in script.steps.enumerated() {
      let isOpen = script.steps.dropFirst(index + 1).first?.delay != nil
      report.steps.append(await run(step, isOpen: isOpen, &record))
    }
    return (report, record)
  }

  /// Does one step; an open one goes on being spoken when the next one comes.
  package func run(_ step: Script<Technology>.Step, isOpen: Bool = false) async -> ScriptReport.Step
  {
    var record = SessionRecord()
    return await run(step, isOpen: isOpen, &record)
  }

  private func run(
    _ step: Script<Technology>.Step, isOpen: Bool, _ record: inout SessionRecord
  ) async -> ScriptReport.Step {
    var outcome = ScriptReport.Step(
      line: step.location.line, text: step.text, start: await session.time)
    var observation = StepObservation(style: style)
    for repetition in 1...step.count {
      let start = await session.time
      observation = StepObservation(style: style, on: await session.currentScreen)
      if let problem = await perform(step, &observation) {
        (outcome.problem, outcome.help) = (problem.message, problem.help)
        outcome.isNameMissing = problem.isNameMissing
        break
      }
      if step.delay == nil && repetition < step.count || repetition == step.count && !isOpen {
        observation.add(await session.settle())
      }
      var recorded = await recorded(step, observation, since: start, after: record)
      recorded.isOpen = isOpen || step.delay != nil && repetition < step.count
      record.steps.append(recorded)
    }
    let screen = await session.currentScreen
    let technology = await session.technology
    observation.screens.append(screen)
    observation.focus = technology.focusedElement
    observation.overlay = technology.overlay(on: screen)
    do throws(BrailleTables.Problem) {
      observation.felt = try technology.brailleWindow()
    } catch {
      if outcome.problem == nil { (outcome.problem, outcome.help) = (error.message, error.help) }
    }
    outcome.felt = observation.felt
    outcome.heard = observation.heard
    outcome.shown = observation.shown
    outcome.overlay = observation.overlay
    outcome.appActions = observation.appActions.map(\.text)
    outcome.isUnknown = observation.isUnknown
    outcome.focus = observation.focus
    outcome.elements = observation.elements
    let expectations = step.expectations.map(\.expectation)
    // Whoever expects the refusal that is shown has tried it.
    if outcome.problem != nil, observation.shows(oneOf: expectations) {
      (outcome.problem, outcome.help) = (nil, nil)
      outcome.isNameMissing = false
    }
    outcome.rows = observation.rows(for: expectations)
    outcome.labels = observation.labels(for: expectations)
    if outcome.problem == nil, let help = observation.nearest(to: expectations) {
      (outcome.help, outcome.isNameMissing) = (help, true)
    }
    outcome.end = await session.time
    return outcome
  }

  /// A repetition of a step as it went.
  private func recorded(
    _ step: Script<Technology>.Step, _ observation: StepObservation, since start: Double,
    after record: SessionRecord
  ) async -> SessionRecord.Step {
    var screens = observation.seen
    let last = screens.last ?? record.steps.last { !$0.screens.isEmpty }?.screens.last
    // What a script does in the place of the app is seen with the next turn, or never.
    if let still, await still.screen() != last?.screen.screen {
      screens.append(SeenScreen(OrderedScreen(await still.screen()), at: await session.time))
    }
    return SessionRecord.Step(
      line: step.location.line, text: step.text, isByUser: step.command.isByUser,
      isByScript: step.command.isInPlaceOfApp, isOpen: false,
      time: start...max(start, await session.time),
      screens: screens, actions: observation.actions, posted: observation.posted,
      lines: observation.lines, focus: await session.technology.focusedElement)
  }

  /// Why the step cannot be done; `nil` if it was.
  private func perform(
    _ step: Script<Technology>.Step, _ observation: inout StepObservation
  ) async -> ScriptProblem? {
    let moment = step.delay.map { Turn.Moment.after($0) } ?? .quiet
    switch step.command {
    case .start:
      if let delay = step.delay { observation.add(await session.wait(delay)) }
      observation.add(await session.start())
    case .inputs(let inputs):
      for (index, input) in inputs.enumerated() {
        observation.add(await session.send(input.input, index == 0 ? moment : .after(input.delay)))
      }
      return await problem(after: inputs)
    case .post(let change):
      let (posted, problem) = await resolved(change)
      if let problem { return problem }
      observation.add(await session.post(posted, moment))
    case .wait(let seconds): observation.add(await session.wait(seconds + (step.delay ?? 0)))
    case .change(let id, let change):
      if let delay = step.delay { observation.add(await session.wait(delay)) }
      return await perform(change, on: id)
    }
    return nil
  }

  /// Why an input could not be done.
  private func problem(after inputs: [TimedInput<Technology.Input>]) async -> ScriptProblem? {
    let technology = await session.technology
    let screen = await session.currentScreen
    let problem = Technology.vocabulary.problem
    return inputs.lazy.compactMap { problem($0.input, technology, screen) }.first
  }

  /// A notification with the id of the element that it names, which on a still screen may be named by
  /// its label; or why it cannot be posted: the element is not there.
  private func resolved(_ change: ScreenChange) async -> (ScreenChange, ScriptProblem?) {
    let target: Element.ID? =
      switch change {
      case .screenChanged(let id, _), .layoutChanged(let id, _): id
      default: nil
      }
    guard let still, let name = target else { return (change, nil) }
    let elements = await still.screen().allElements
    guard let id = elements.id(called: name) else {
      return (change, missing(name, among: elements))
    }
    return switch change {
    case .screenChanged(_, let text): (.screenChanged(focus: id, text: text), nil)
    case .layoutChanged(_, let text): (.layoutChanged(focus: id, text: text), nil)
    default: (change, nil)
    }
  }

  private func missing(_ id: Element.ID, among elements: [Element]) -> ScriptProblem {
    ScriptProblem(
      "there is no element '\(id)'", naming: id.rawValue, among: elements.map(\.labelOrID),
      or: elements.map(\.id.rawValue))
  }

  /// Changes the screen in the place of the code of an app.
  private func perform(_ change: ScriptChange, on name: Element.ID) async -> ScriptProblem? {
    guard let still else {
      return ScriptProblem(
        "this source changes by itself; 'app' is for captures", help: "remove the step")
    }
    let elements = await still.screen().allElements
    guard let id = elements.id(called: name) else { return missing(name, among: elements) }
    if change == .ignore { await still.ignore(id) }
    _ = await still.change(id) { element in
      switch change {
      case .hide: element.isHidden = .given(true)
      case .show: element.isHidden = .given(false)
      case .value(let text): element.value = Property(text)
      case .label(let text): element.label = Property(text)
      case .ignore: break
      }
    }
    return nil
  }
}

extension Script.Command {
  /// Whether the user does something.
  fileprivate var isByUser: Bool {
    switch self {
    case .start, .inputs: true
    case .post, .wait, .change: false
    }
  }

  /// Whether the script does something in the place of the app.
  fileprivate var isInPlaceOfApp: Bool {
    switch self {
    case .post, .change: true
    case .start, .inputs, .wait: false
    }
  }
}

extension [Element] {
  /// The id of the only element of that id or, without one, of that label; `nil` for none or several.
  fileprivate func id(called name: Element.ID) -> Element.ID? {
    if contains(where: { $0.id == name }) { return name }
    let called = filter { $0.label.value == name.rawValue }
    return called.count == 1 ? called[0].id : nil
  }
}

extension ScriptReport.AudibleEvent {
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
      kind: line.completion == .cut ? .cut : isAnnouncement ? .announces : .says,
      text: spoken.sentence, line: spoken.line, start: line.start, end: line.end)
    isAudible = line.isAudible
  }
}
