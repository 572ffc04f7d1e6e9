import EarshotSession
import EarshotTree

/// A source that breaks the contract in one way.
struct SourceWithFault: ScreenSource {
  enum Fault: String, CaseIterable, Sendable {
    case alwaysFails
    case neverAnswers
    case changesByItself
    case repeatsIDs
    case throwsForUnknownIDs
    case handlesUnknownIDs
    case throwsForTheApp
    case adjustsEverything
    case losesRevealed
    case focusesNothing
    case postsWithoutTime
    case postsFromTheFuture
    case isTornByConcurrentCalls
    case diesAfterThreeCalls

    /// The checks that the fault fails.
    var breaks: Set<String> {
      switch self {
      case .alwaysFails, .neverAnswers: ["screen-is-answered"]
      case .changesByItself:
        ["screen-is-stable", "unknown-ids-are-ignored", "no-time-nothing-happens"]
      case .repeatsIDs: ["ids-are-unique", "concurrent-calls-are-safe"]
      case .throwsForUnknownIDs, .handlesUnknownIDs: ["unknown-ids-are-ignored"]
      case .throwsForTheApp: ["the-app-as-a-whole-is-asked"]
      case .adjustsEverything: ["others-are-not-adjusted"]
      case .losesRevealed: ["every-stop-is-asked"]
      case .focusesNothing: ["changes-name-elements"]
      case .postsWithoutTime: ["no-time-nothing-happens"]
      case .postsFromTheFuture: ["delays-are-in-time"]
      case .isTornByConcurrentCalls: ["concurrent-calls-are-safe"]
      case .diesAfterThreeCalls:
        [
          "unknown-ids-are-ignored", "the-app-as-a-whole-is-asked", "others-are-not-adjusted",
          "every-stop-is-asked", "changes-name-elements", "no-time-nothing-happens",
          "concurrent-calls-are-safe", "a-session-is-usable",
        ]
      }
    }
  }

  struct Gone: Error {}

  let fault: Fault
  let still: StillScreen
  private let counter = Counter()

  init(_ fault: Fault, _ screen: Screen) {
    self.fault = fault
    still = StillScreen(screen)
  }

  func screen() async throws -> Screen { try await inside { try await screen(atCall: $0) } }

  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    try await inside { _ in try await answer(action, on: id) }
  }

  private func screen(atCall calls: Int) async throws -> Screen {
    var screen = await still.screen()
    switch fault {
    case .changesByItself: screen.title = "\(calls)"
    case .repeatsIDs: screen.elements += [Element(id: "add", isAccessibilityElement: false)]
    case .losesRevealed where await counter.hasRevealed: screen.elements = []
    case .isTornByConcurrentCalls:
      let isAlone = await counter.depth == 1
      try await Task.sleep(for: .milliseconds(2))
      let isStillAlone = await counter.depth == 1
      if !isAlone || !isStillAlone { screen.elements = [] }
    default: break
    }
    return screen
  }

  private func answer(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    if action == .reveal, id == "add" { await counter.reveal() }
    switch fault {
    case .throwsForUnknownIDs:
      if let id, await still.screen()[id] == nil { throw Gone() }
    case .throwsForTheApp where id == nil: throw Gone()
    case .handlesUnknownIDs where id != nil && action == .magicTap:
      return ActionResult(isHandled: true)
    case .adjustsEverything where action == .increment:
      if let id, await still.screen()[id] != nil { return ActionResult(isHandled: true) }
    case .focusesNothing where action == .activate && id != nil:
      let isThere = await still.screen()[id ?? ""] != nil
      let change = TimedChange(.layoutChanged(focus: "nowhere"))
      return ActionResult(isHandled: isThere, changes: isThere ? [change] : [])
    default: break
    }
    return await still.perform(action, on: id)
  }

  func advance(by seconds: Double) async throws -> [TimedChange] {
    try await inside { _ in
      switch fault {
      case .postsWithoutTime where seconds == 0: [TimedChange(.announcement("Tick"))]
      case .postsFromTheFuture where seconds == 1: [TimedChange(.announcement("Soon"), after: 2)]
      default: []
      }
    }
  }

  private func inside<Answer>(_ body: (Int) async throws -> Answer) async throws -> Answer {
    let calls = try await begin()
    do {
      let answer = try await body(calls)
      await counter.leave()
      return answer
    } catch {
      await counter.leave()
      throw error
    }
  }

  private func begin() async throws -> Int {
    let calls = await counter.enter()
    switch fault {
    case .alwaysFails: throw Gone()
    case .neverAnswers: try await Task.sleep(for: .seconds(3600))
    case .diesAfterThreeCalls where calls > 3: throw Gone()
    default: break
    }
    return calls
  }
}

private actor Counter {
  private var calls = 0
  private(set) var depth = 0
  private(set) var hasRevealed = false

  func enter() -> Int {
    calls += 1
    depth += 1
    return calls
  }

  func leave() { depth -= 1 }

  func reveal() { hasRevealed = true }
}
