/// Dijkstra's search over states that have numbers; of equal costs the one with fewer steps wins.
struct CheapestPath<Step> {
  /// Costs and steps that are compared in this order.
  private struct Cost: Comparable {
    var seconds: Double
    var steps: Int

    static func < (left: Cost, right: Cost) -> Bool {
      left.seconds != right.seconds ? left.seconds < right.seconds : left.steps < right.steps
    }
  }

  private struct Arrival {
    var step: Step
    var from: Int
  }

  private var best: [Cost?]
  private var arrivals: [Arrival?]
  private var heap: [(cost: Cost, state: Int)] = []

  init(stateCount: Int) {
    best = Array(repeating: nil, count: stateCount)
    arrivals = Array(repeating: nil, count: stateCount)
  }

  /// The steps to the cheapest state that is a goal; `nil` if none can be reached.
  ///
  /// - Parameters:
  ///   - start: the number of the first state.
  ///   - goalCost: what is left to do in a state, in seconds; `nil` if it is no goal.
  ///   - edges: visits the step, the next state and the seconds of each edge of a state.
  mutating func steps(
    from start: Int, goalCost: (Int) -> Double?,
    edges: (Int, (Step, Int, Double) -> Void) -> Void
  ) -> (steps: [Step], state: Int)? {
    best[start] = Cost(seconds: 0, steps: 0)
    push(Cost(seconds: 0, steps: 0), start)
    var found: (cost: Double, steps: Int, state: Int)?
    while let (cost, state) = pop() {
      if let found, cost.seconds >= found.cost { break }
      guard let known = best[state], !(known < cost) else { continue }
      if let rest = goalCost(state) {
        let total = cost.seconds + rest
        if found.map({ (total, cost.steps) < ($0.cost, $0.steps) }) ?? true {
          found = (total, cost.steps, state)
        }
      }
      edges(state) { step, next, seconds in
        let reached = Cost(seconds: cost.seconds + seconds, steps: cost.steps + 1)
        if let known = best[next], known <= reached { return }
        best[next] = reached
        arrivals[next] = Arrival(step: step, from: state)
        push(reached, next)
      }
    }
    guard let found else { return nil }
    var steps: [Step] = []
    var state = found.state
    while state != start, let arrival = arrivals[state] {
      steps.append(arrival.step)
      state = arrival.from
    }
    return (steps.reversed(), found.state)
  }

  private mutating func push(_ cost: Cost, _ state: Int) {
    heap.append((cost, state))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].cost < heap[parent].cost else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> (Cost, Int)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].cost < heap[least].cost { least = child }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
