import EarshotSession
import EarshotSpeech
import EarshotTree
import Testing

/// A technology that shows rather than speaks, at work on an app, with what was done so far.
final class Scenario<Technology: ScriptedTechnology> {
  /// One input and what came of it.
  struct Step: Sendable {
    var name: String
    /// When it was made, in seconds of the session.
    var time: Double
    var output: ShownOutput
    /// The screens before and after it.
    var screens: [Transcript.OrderedScreen]
  }

  let session: Session<Technology>
  private let source: ObservedSource
  private(set) var steps: [Step] = []

  /// What came of the last input.
  var output: ShownOutput { steps.last?.output ?? ShownOutput() }

  init(
    on source: some ScreenSource, as listener: Listener, timeout: Duration?,
    _ technology: (SpeechSettings) -> Technology
  ) async throws {
    let observed = ObservedSource(source)
    let screen = try? await observed.screen()
    let settings = try listener.completed(by: .current).settings(for: screen)
    session = Session(technology(settings), on: observed, timeout: timeout)
    self.source = observed
    try await note("start", at: 0, await session.start())
  }

  /// Makes an input and waits until nothing is awaited of the app.
  func send(_ input: Technology.Input, _ name: String) async throws -> ShownOutput {
    let time = await session.time
    return try await note(name, at: time, await session.send(input, .after(0)))
  }

  /// Lets seconds pass.
  func wait(_ seconds: Double) async throws -> ShownOutput {
    let time = await session.time
    return try await note("wait \(seconds)", at: time, await session.wait(seconds))
  }

  /// What came of all inputs since one, as of one.
  func output(since first: Int) -> ShownOutput {
    var all = ShownOutput(overlay: output.overlay)
    for step in steps[min(first, steps.count)...] {
      all.shown += step.output.shown
      all.actions += step.output.actions
    }
    return all
  }

  @discardableResult
  private func note(_ name: String, at time: Double, _ turn: Turn) async throws -> ShownOutput {
    let before = steps.last?.screens.last
    let rest = await session.settle()
    let technology = await session.technology
    let screen = await session.currentScreen
    let output = ShownOutput(
      shown: turn.shown + rest.shown, actions: turn.actions + rest.actions,
      overlay: technology.overlay(on: screen))
    let screens = [before, screen].compactMap(\.self)
    steps.append(Step(name: name, time: time, output: output, screens: screens))
    if let why = await source.takeFailure() {
      throw ScenarioMistake("the app did not answer '\(name)'\(why)")
    }
    return output
  }
}

extension Scenario {
  /// Throws ``ExpectationFailure`` with the last input and its problems, if there are any.
  func require(_ problems: [String]) throws(ExpectationFailure) {
    guard !problems.isEmpty else { return }
    let input = steps.last.map { "after \($0.name): " } ?? ""
    throw ExpectationFailure(input + problems.joined(separator: "\n"))
  }

  /// The id of the only element that a name means on the screens of the last input: its id, or a
  /// label; else the name, which no element has.
  func id(called name: Element.ID) -> Element.ID {
    for screen in steps.last?.screens ?? [] {
      let stops = screen.order.stops(called: name)
      if stops.count == 1 { return stops[0].id }
    }
    return name
  }

  /// Records the error of a check, with the transcript attached.
  func record(at location: Testing.SourceLocation, _ check: () throws -> Void) {
    do {
      try check()
    } catch {
      IssueReporter.attach(transcript: transcript, at: location)
      IssueReporter.report(error, at: location)
    }
  }

  /// The inputs and what was shown, with times in seconds.
  var transcript: String {
    var text = ""
    for step in steps {
      text += "\(step.time.asSeconds)   \(step.name)\n"
      for line in step.output.shown { text += "           \(line)\n" }
      for line in step.output.overlayTexts { text += "           [\(line)]\n" }
      for action in step.output.actions {
        text += "           \(action.action) of \(action.element?.rawValue ?? "the app")\n"
      }
    }
    return text
  }
}
