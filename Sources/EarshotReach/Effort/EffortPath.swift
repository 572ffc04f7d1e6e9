/// The cheapest way to a goal by one technology.
package struct EffortPath: Hashable, Sendable {
  /// The technology.
  package let technology: ReachTechnology
  /// The goal.
  package let goal: EffortGoal
  /// The steps, in order.
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

/// The outcome of a search for a path.
package enum EffortOutcome: Hashable, Sendable {
  /// The cheapest way.
  case path(EffortPath)
  /// There is none, and why.
  case obstacle(EffortObstacle)

  /// The way; `nil` if there is none.
  package var path: EffortPath? {
    guard case .path(let path) = self else { return nil }
    return path
  }
}
