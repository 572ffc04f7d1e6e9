import EarshotSession
import EarshotTree

/// A source under test: asks it within a time, and says in words what it throws.
struct Probe: ScreenSource {
  private let source: any ScreenSource
  private let limit: Duration

  init(_ source: any ScreenSource, limit: Duration) {
    self.source = source
    self.limit = limit
  }

  func screen() async throws -> Screen {
    try await ask("screen()") { try await $0.screen() }
  }

  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    let target = id.map { "'\($0)'" } ?? "nil"
    return try await ask("perform(.\(action), on: \(target))") {
      try await $0.perform(action, on: id)
    }
  }

  func advance(by seconds: Double) async throws -> [TimedChange] {
    try await ask("advance(by: \(seconds))") { try await $0.advance(by: seconds) }
  }

  /// The source itself, for a session that has its own timeout.
  var bare: any ScreenSource { source }
  /// How long one answer may take.
  var timeout: Duration { limit }

  private func ask<Answer: Sendable>(
    _ name: String, _ question: @escaping @Sendable (any ScreenSource) async throws -> Answer
  ) async throws -> Answer {
    let source = source
    let outcome = await Timeout.run(limit) { () -> Result<Answer, any Error> in
      do { return .success(try await question(source)) } catch { return .failure(error) }
    }
    switch outcome {
    case .success(let answer)?: return answer
    case .failure(let error)?: throw ScenarioMistake("\(name) threw: \(error)")
    case nil: throw ScenarioMistake("\(name) did not answer within \(limit)")
    }
  }
}
