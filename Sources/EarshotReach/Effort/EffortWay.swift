/// The cheapest way to a goal by one technology.
package struct EffortWay: Hashable, Sendable {
  /// The technology.
  package let technology: ReachTechnology
  /// The goal.
  package let goal: EffortGoal
  /// What is done, in order.
  package let steps: [EffortStep]

  /// How much is done: gestures, commands, presses of switches, or steps of a test.
  package var count: Int { steps.count }
  /// Seconds that all steps take together.
  package var seconds: Double { steps.reduce(0) { $0 + $1.seconds } }
  /// Words that are said to Voice Control; 0 for other technologies.
  package var words: Int {
    steps.reduce(0) { count, step in
      guard case .say(let text) = step.input else { return count }
      return count + text.split(separator: " ").count
    }
  }
}

/// What came of looking for a way.
package enum EffortOutcome: Hashable, Sendable {
  /// The cheapest way.
  case way(EffortWay)
  /// There is none, and why.
  case obstacle(EffortObstacle)

  /// The way; `nil` if there is none.
  package var way: EffortWay? {
    guard case .way(let way) = self else { return nil }
    return way
  }
}
