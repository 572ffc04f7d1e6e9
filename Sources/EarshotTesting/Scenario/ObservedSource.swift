import EarshotSession
import EarshotTree

/// Notes what an app throws and posts, because a session only speaks of it.
actor ObservedSource: ScreenSource {
  private let source: any ScreenSource
  /// The last error since it was asked for.
  private var error: String?
  /// What the app posted since it was asked for.
  private var posted: [TimedChange] = []

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

  private func noting<Answer: Sendable>(_ question: () async throws -> Answer) async throws
    -> Answer
  {
    do {
      return try await question()
    } catch {
      self.error = "\(error)"
      throw error
    }
  }
}
