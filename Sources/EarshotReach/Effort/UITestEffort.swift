import EarshotTree

/// The effort of a UI test for a goal: one step, since it needs no path.
package struct UITestEffort {
  private let reach: ScreenReach
  private let pace: EffortPace

  /// Prepares the readings of a screen.
  package init(_ reach: ScreenReach, pace: EffortPace) {
    self.reach = reach
    self.pace = pace
  }

  /// The step to a goal, or why there is none; tests know nothing of custom actions.
  package func path(to goal: EffortGoal) -> EffortOutcome {
    guard let test = reach[goal.element]?.uiTest, !test.hittability.isMissed else {
      return .obstacle(.unreached)
    }
    let call: String
    switch goal.aim {
    case .activate: call = "tap()"
    case .action: return .obstacle(.noAction)
    case .value:
      guard test.type.name == "slider" else { return .obstacle(.noValue) }
      call = "adjust(toNormalizedSliderPosition:)"
    }
    let step = EffortStep(
      .test("\(test.query).\(call)"), element: goal.element, seconds: pace.testStep)
    return .path(EffortPath(technology: .uiTest, goal: goal, steps: [step]))
  }
}
