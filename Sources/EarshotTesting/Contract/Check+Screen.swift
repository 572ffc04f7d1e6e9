import EarshotSession
import EarshotTree

extension ScreenSourceContract.Check {
  /// The screen is there.
  static let screenIsAnswered = Self(
    id: "screen-is-answered", wants: "screen() answers, in time",
    why: "every turn of a session begins with a look at the screen"
  ) { probe in
    _ = try await probe.screen()
    return []
  }

  /// Looking changes nothing.
  static let screenIsStable = Self(
    id: "screen-is-stable",
    wants: "two reads without an action or time between them answer equal screens",
    why: "a session reads the screen several times in a turn; focus would be lost between two"
  ) { probe in
    let (first, second) = (try await probe.screen(), try await probe.screen())
    guard first != second else { return [] }
    let (before, after) = (first.allElements, second.allElements)
    let changed = zip(before, after).first { $0 != $1 }.map { "'\($0.id)' and '\($1.id)'" }
    return [
      "two reads differ, first at \(changed ?? "element \(min(before.count, after.count) + 1)")"
    ]
  }

  /// An id names one element.
  static let idsAreUnique = Self(
    id: "ids-are-unique", wants: "no two nodes of a screen have the same id, and none is empty",
    why: "focus and actions find an element by its id, and would reach the wrong one"
  ) { probe in
    var seen: Set<Element.ID> = []
    let ids = try await probe.screen().allElements.map(\.id)
    let repeated = Set(ids.filter { !seen.insert($0).inserted })
    return repeated.map(\.rawValue).sorted().map { "the id '\($0)' is given more than once" }
      + (seen.contains("") ? ["an element has the empty id"] : [])
  }

  /// Calls may overlap.
  static let concurrentCallsAreSafe = Self(
    id: "concurrent-calls-are-safe",
    wants: "calls from several tasks at once are all answered, with whole screens",
    why: "a call that took too long still runs when the session makes the next one"
  ) { probe in
    let ids = try await probe.screen().allElements.map(\.id)
    return try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 0..<32 {
        group.addTask {
          if number.isMultiple(of: 4) { _ = try await probe.advance(by: 0) }
          if number.isMultiple(of: 2) { _ = try await probe.perform(.reveal, on: ids.first) }
          let found = try await probe.screen().allElements.map(\.id)
          if found.isEmpty, !ids.isEmpty { return "a screen read meanwhile was empty" }
          return Set(found).count < found.count ? "a screen read meanwhile repeated ids" : nil
        }
      }
      var problems: Set<String> = []
      for try await case let problem? in group { problems.insert(problem) }
      return problems.sorted()
    }
  }
}
