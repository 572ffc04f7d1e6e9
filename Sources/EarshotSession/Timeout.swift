/// Runs a question that may fail or take too long.
package enum Timeout {
  /// The parts in which a time is waited out.
  private static let slices = 32

  /// The answer, or `nil` if there was none in time; a late answer is dropped.
  ///
  /// Time during which all threads did other work does not count: the wait is made of slices, and
  /// one that ends late counts no more than its length. So a question that is answered at once is
  /// answered, too, on a machine that is too busy to ask it in time.
  package static func run<Answer: Sendable>(
    _ limit: Duration?, _ question: @escaping @Sendable () async throws -> Answer
  ) async -> Answer? {
    guard let limit else { return try? await question() }
    let (answers, continuation) = AsyncStream<Answer?>.makeStream()
    let asking = Task(executorPreference: WorkThreads.executor) {
      continuation.yield(try? await question())
    }
    let waiting = Task {
      for _ in 0..<slices {
        do { try await Task.sleep(for: limit / slices) } catch { return }
      }
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
