package import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
package import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver

/// The effort of one goal after another on an app: each is done before the next is looked for.
package struct EffortRun: Sendable {
  /// The path to one goal, or why there is none.
  package struct Segment: Hashable, Sendable {
    /// The goal as it was asked for.
    package let query: String
    /// The name that people use for its element; the query if nothing was found.
    package let name: String
    /// The cheapest way, or why there is none; `nil` if nothing on the screen is meant.
    package let outcome: EffortOutcome?
    /// The names that are most like the query when nothing is meant.
    package let nearest: [String]
    /// The stops that the query names alike, the one that is meant first; empty when it is alone.
    package let namesakes: [Element.ID]
  }

  private let model: EffortModel
  private let start: String?

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - model: who uses the app.
  ///   - start: the element at which VoiceOver begins, as a query has it; `nil` is the first one.
  package init(_ model: EffortModel, from start: String? = nil) {
    self.model = model
    self.start = start
  }

  /// Measures queries by a technology; what follows an unreachable goal is not measured.
  package func segments(
    for queries: [String], by technology: ReachTechnology, on source: any ScreenSource
  ) async -> [Segment] {
    switch technology {
    case .voiceOver: await voiceOver(queries, source)
    case .voiceControl: await voiceControl(queries, source)
    case .switchControl: await switchControl(queries, source)
    case .uiTest: await uiTest(queries, source)
    }
  }

  private func voiceOver(_ queries: [String], _ source: any ScreenSource) async -> [Segment] {
    let session = Session(VoiceOver(settings: model.settings), on: source, pace: model.pace.speech)
    await session.start()
    await session.settle()
    if let start, let id = await GoalQuery(start).goal(on: session.currentScreen)?.element {
      await session.send(.focus(id))
    }
    return await segments(queries, by: .voiceOver) {
      await session.currentScreen
    } find: { goal, screen in
      VoiceOverEffort(await session.technology, on: screen, pace: model.pace).path(to: goal)
    } perform: { step in
      if case .gesture(let gesture) = step.input { await session.send(gesture) }
      await session.settle()
      return true
    }
  }

  private func voiceControl(_ queries: [String], _ source: any ScreenSource) async -> [Segment] {
    let session = Session(
      VoiceControl(settings: model.settings), on: source, pace: model.pace.speech)
    await session.start()
    await session.settle()
    return await segments(queries, by: .voiceControl) {
      await session.currentScreen
    } find: { goal, screen in
      VoiceControlEffort(await session.technology, on: screen, pace: model.pace).path(to: goal)
    } perform: { step in
      if case .say(let text) = step.input { await session.send(.say(text)) }
      await session.settle()
      return true
    }
  }

  private func switchControl(_ queries: [String], _ source: any ScreenSource) async -> [Segment] {
    var scanning = model.scanning
    scanning.mode = .item
    scanning.scanningStyle = model.switches > 1 ? .manual : .auto
    let session = Session(
      SwitchControl(settings: model.settings, preferences: scanning), on: source,
      pace: model.pace.speech)
    await session.start()
    let interval = max(0.01, scanning.interval)
    return await segments(queries, by: .switchControl) {
      // Whatever is highlighted, scanning begins anew, as it does after a tap.
      await session.send(.press(.startScanning))
      return await session.currentScreen
    } find: { goal, screen in
      SwitchControlEffort(
        await session.technology, on: screen, pace: model.pace, switches: model.switches
      ).path(to: goal)
    } perform: { step in
      switch step.input {
      case .press(let press): await session.send(press, .after(0))
      case .wait(let moves, let press):
        let pause = max(0, scanning.pauseOnFirst)
        // Half an interval later nothing has moved on yet.
        await session.send(press, .after((Double(moves) + 0.5) * interval + pause))
      case .gesture, .say, .test: break
      }
      return true
    }
  }

  private func uiTest(_ queries: [String], _ source: any ScreenSource) async -> [Segment] {
    await segments(queries, by: .uiTest) {
      Transcript.OrderedScreen((try? await source.screen()) ?? Screen(elements: []))
    } find: { goal, screen in
      UITestEffort(
        ScreenReach(of: screen, settings: model.settings, preferences: model.scanning),
        pace: model.pace
      ).path(to: goal)
    } perform: { step in
      guard let id = step.element, let element = try? await source.screen()[id],
        let point = element.effectiveActivationPoint
      else { return false }
      let result = try? await source.perform(.tap(point, count: 1), on: id)
      if result?.isHandled != true { _ = try? await source.perform(.activate, on: id) }
      _ = try? await source.advance(by: model.pace.testStep)
      return true
    }
  }
}

extension EffortRun {
  private func segments(
    _ queries: [String], by technology: ReachTechnology,
    screen current: () async -> Transcript.OrderedScreen,
    find: (EffortGoal, Transcript.OrderedScreen) async -> EffortOutcome,
    perform: (EffortStep) async -> Bool
  ) async -> [Segment] {
    var segments: [Segment] = []
    for text in queries {
      let query = GoalQuery(text)
      let screen = await current()
      guard let goal = query.goal(on: screen) else {
        segments.append(
          Segment(
            query: text, name: text, outcome: nil, nearest: query.nearest(on: screen), namesakes: []
          ))
        return segments
      }
      let element = screen[goal.element]
      let name = element?.reachName ?? text
      var outcome =
        element?.has(.notEnabled) == true
        ? .obstacle(.notActedOn) : await find(stand(in: goal, technology, screen), screen)
      if case .obstacle(let obstacle) = outcome {
        outcome = .obstacle(obstacle.asFarAsTold(goal, by: technology, on: screen))
      }
      segments.append(
        Segment(
          query: text, name: name, outcome: outcome, nearest: [],
          namesakes: query.namesakes(on: screen)))
      guard let path = outcome.path else { return segments }
      for step in path.steps where await !perform(step) { return segments }
    }
    return segments
  }

  /// The goal as a technology has to put it; what is no stop may be reached by another element.
  private func stand(
    in goal: EffortGoal, _ technology: ReachTechnology, _ screen: Transcript.OrderedScreen
  ) -> EffortGoal {
    guard screen.order.index(of: goal.element) == nil else { return goal }
    let reach = ScreenReach(of: screen, settings: model.settings, preferences: model.scanning)
    return reach.goal(for: technology, instead: goal)
  }
}
