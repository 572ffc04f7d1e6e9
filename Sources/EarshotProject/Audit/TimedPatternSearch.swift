import EarshotAudit
import Foundation
import Synchronization

/// Looks for the patterns of a project on threads that are given up when they take too long.
///
/// Nothing ends a search of Swift's `Regex` from outside: the thread goes on until the program ends,
/// and the rule is not run again.
final class TimedPatternSearch: PatternSearch {
  /// The seconds that a rule may take on one screen or strings table.
  static let limit = 5

  private struct State: Sendable {
    /// The rules that took too long.
    var slow: Set<Rule.ID> = []
    /// Those that nobody was told of.
    var waiting: [Rule.ID] = []
  }

  private let state = Mutex(State())

  func matches(in texts: Set<String>, of pattern: String, for rule: Rule.ID) -> Set<String>? {
    guard state.withLock({ !$0.slow.contains(rule) }) else { return nil }
    let answer = Answer()
    let thread = Thread {
      answer.set(PlainPatternSearch().matches(in: texts, of: pattern, for: rule))
    }
    // As much as the first thread has: matching goes deep.
    thread.stackSize = 8 << 20
    thread.start()
    if let found = answer.wait(seconds: TimedPatternSearch.limit) { return found }
    state.withLock { state in
      if state.slow.insert(rule).inserted { state.waiting.append(rule) }
    }
    return nil
  }

  /// Whether a rule took too long.
  var hasSlow: Bool { state.withLock { !$0.slow.isEmpty } }

  /// The rules that were found to take too long since this was asked the last time.
  func takeSlow() -> [Rule.ID] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}

/// The texts that a thread found.
private final class Answer: Sendable {
  private let found = Mutex<Set<String>?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func set(_ texts: Set<String>?) {
    found.withLock { $0 = texts }
    isThere.signal()
  }

  /// The texts; `nil` when they did not come in time.
  func wait(seconds: Int) -> Set<String>? {
    guard isThere.wait(timeout: .now() + .seconds(seconds)) == .success else { return nil }
    return found.withLock(\.self)
  }
}
