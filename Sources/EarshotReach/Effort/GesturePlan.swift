import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// The gestures for a goal when focus is on its element.
struct GesturePlan {
  /// Why it cannot be done.
  struct Failure: Error {
    var obstacle: EffortObstacle
  }

  /// The mode that vertical swipes need; `nil` if it does not matter.
  var mode: RotorMode?
  /// The gestures.
  var steps: [EffortStep]

  var seconds: Double { steps.reduce(0) { $0 + $1.seconds } }

  /// The gestures for a goal.
  static func plan(
    for goal: EffortGoal, on element: Element, _ graph: VoiceOverGraph
  ) -> Result<GesturePlan, Failure> {
    let builder = Builder(element: element.id, graph: graph)
    switch goal.aim {
    case .activate: return .success(GesturePlan(steps: [builder.step(.doubleTap)]))
    case .action(let names):
      let actions = graph.screen.customActions(for: element.id)
      guard let steps = builder.steps(to: names, in: actions) else {
        return .failure(Failure(obstacle: .noAction))
      }
      return .success(GesturePlan(mode: .system(.actions), steps: steps))
    case .value(let wanted):
      guard let adjustment = AdjustmentSteps(of: element, to: wanted) else {
        return .failure(Failure(obstacle: .noValue))
      }
      let gesture: Gesture = adjustment.count > 0 ? .swipeUp : .swipeDown
      let steps = adjustment.values.map { builder.step(gesture, hearing: $0) }
      return .success(
        GesturePlan(mode: steps.isEmpty ? nil : .system(.adjustValue), steps: steps))
    }
  }

  /// Makes steps on one element.
  private struct Builder {
    var element: Element.ID
    var graph: VoiceOverGraph

    func step(_ gesture: Gesture, hearing text: String = "") -> EffortStep {
      let cost = text.isEmpty ? SpokenCost(text: "", seconds: 0) : graph.cost(text)
      return EffortStep(
        .gesture(gesture), heard: cost.text, element: element,
        seconds: graph.pace.gesture + cost.seconds)
    }

    /// Vertical swipes to an action, through folders; actions go round, the first one is
    /// activation.
    func steps(to names: [String], in actions: [CustomAction]) -> [EffortStep]? {
      var steps: [EffortStep] = []
      var actions = actions
      var here = 0
      for (depth, name) in names.enumerated() {
        guard let place = actions.firstIndex(where: { $0.name == name }) else { return nil }
        let isLast = depth == names.count - 1
        guard isLast == actions[place].actions.isEmpty else { return nil }
        steps += swipes(from: here, to: place + 1, among: actions)
        let inner = actions[place].actions
        steps.append(step(.doubleTap, hearing: inner.first?.name ?? ""))
        actions = inner
        here = 1
      }
      return steps.isEmpty ? nil : steps
    }

    private func swipes(from start: Int, to end: Int, among actions: [CustomAction]) -> [EffortStep]
    {
      func path(_ direction: Int) -> [EffortStep] {
        var steps: [EffortStep] = []
        var here = start
        let count = actions.count + 1
        while here != end {
          here = (here + direction + count) % count
          let name = here == 0 ? graph.activateName : actions[here - 1].name
          steps.append(step(direction > 0 ? .swipeUp : .swipeDown, hearing: name))
        }
        return steps
      }
      let (up, down) = (path(1), path(-1))
      let isUp = up.reduce(0) { $0 + $1.seconds } <= down.reduce(0) { $0 + $1.seconds }
      return isUp ? up : down
    }
  }
}
