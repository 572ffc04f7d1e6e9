package import EarshotSession
import EarshotSpeech
import EarshotTree
package import EarshotVoiceOver

/// Finds the cheapest gestures to a goal, by seconds.
///
/// Swipes to the next and previous element, taps with four fingers to the first and last one, turns
/// of the rotor and its steps are compared; then comes a double tap, or vertical swipes for an
/// action or a value. Exploring by touch, reading everything and the item chooser are left out:
/// they need knowledge of the screen, attention or typing that has no number.
package struct VoiceOverEffort {
  private let graph: VoiceOverGraph
  private let technology: VoiceOver

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - technology: VoiceOver as it stands; its focus is where the way begins.
  ///   - screen: the screen in reading order.
  ///   - pace: how long things take.
  package init(_ technology: VoiceOver, on screen: Transcript.OrderedScreen, pace: EffortPace) {
    self.technology = technology
    graph = VoiceOverGraph(technology, on: screen, pace: pace)
  }

  /// The cheapest way to a goal, or why there is none.
  package func path(to goal: EffortGoal) -> EffortOutcome {
    guard let start = graph.start, let stop = graph.screen.order.index(of: goal.element) else {
      return .obstacle(EffortObstacle(missing: goal.element, on: graph.screen))
    }
    let plan: GesturePlan
    switch GesturePlan.plan(for: goal, on: graph.screen.order.stops[stop].element, graph) {
    case .success(let found): plan = found
    case .failure(let failure): return .obstacle(failure.obstacle)
    }
    var search = CheapestPath<EffortStep>(stateCount: graph.stateCount)
    let gesture = graph.pace.gesture
    let found = search.steps(
      from: graph.number(start),
      goalCost: { number in
        let state = graph.state(number)
        guard state.stop == stop else { return nil }
        return plan.mode == nil || graph.effectiveMode(state) == plan.mode ? plan.seconds : nil
      },
      edges: { number, visit in
        graph.edges(from: graph.state(number)) { edge in
          let next = graph.number(edge.state)
          let seconds = gesture + edge.cost.seconds
          let id = graph.screen.order.stops[edge.state.stop].id
          visit(
            EffortStep(
              .gesture(edge.gesture), heard: edge.cost.text, element: id, seconds: seconds),
            next, seconds)
        }
      })
    guard let found else { return .obstacle(.unreached) }
    return .path(EffortPath(technology: .voiceOver, goal: goal, steps: found.steps + plan.steps))
  }
}
