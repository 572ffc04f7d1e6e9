/// Runs a question that may fail or take too long.
package enum Timeout {
  /// The answer, or `nil` if there was none in time; a late answer is dropped.
  package static func run<Answer: Sendable>(
    _ limit: Duration?, _ question: @escaping @Sendable () async throws -> Answer
  ) async -> Answer? {
    guard let limit else { return try? await question() }
    let (answers, continuation) = AsyncStream<Answer?>.makeStream()
    let asking = Task(executorPreference: WorkThreads.executor) {
      continuation.yield(try? await question())
    }
    let waiting = Task {
      try? await Task.sleep(for: limit)
      continuation.yield(nil)
    }
    defer {
      asking.cancel()
      waiting.cancel()
    }
    for await answer in answers { return answer }
    return nil
  }
}
