import EarshotSession
import EarshotTree

/// Notes what an app throws and posts, because a session only speaks of it.
actor ObservedSource: ScreenSource {
  private let source: any ScreenSource
  /// The last error since it was asked for.
  private var error: String?
  /// What the app posted since it was asked for.
  private var posted: [TimedChange] = []
  /// How many questions were asked and not answered.
  private var unanswered = 0

  init(_ source: any ScreenSource) { self.source = source }

  func screen() async throws -> Screen {
    try await noting { try await source.screen() }
  }

  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    let result = try await noting { try await source.perform(action, on: id) }
    posted += result.changes
    return result
  }

  func advance(by seconds: Double) async throws -> [TimedChange] {
    let changes = try await noting { try await source.advance(by: seconds) }
    posted += changes
    return changes
  }

  /// What happened since the last time.
  func takeNotes() -> (error: String?, posted: [TimedChange]) {
    defer {
      error = nil
      posted = []
    }
    return (error, posted)
  }

  /// Why the app did not answer since the last time; `nil` if it did.
  func takeFailure() -> String? {
    defer { unanswered = 0 }
    if let error = takeNotes().error { return ": \(error)" }
    return unanswered > 0 ? " in time" : nil
  }

  private func noting<Answer: Sendable>(_ question: () async throws -> Answer) async throws
    -> Answer
  {
    unanswered += 1
    do {
      let answer = try await question()
      unanswered = max(0, unanswered - 1)
      return answer
    } catch {
      unanswered = max(0, unanswered - 1)
      self.error = "\(error)"
      throw error
    }
  }
}
