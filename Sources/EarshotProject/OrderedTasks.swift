import EarshotHost
import EarshotSession

/// Works on several things at once and hands the results over in the order of the things.
package enum OrderedTasks {
  /// The end of the work.
  package struct Outcome: Hashable, Sendable {
    /// The places of the things that were not finished.
    package var unfinished: [Int] = []
    /// The signal that ended the work early; `nil` when all was done.
    package var signal: Int32?
  }

  private enum Event<Output: Sendable> {
    case finished(Int, Output)
    case interrupted(Int32)
  }

  /// Runs a function on each input.
  ///
  /// No more than twice the number of results wait for their turn, so that memory is bounded by the
  /// largest of them. A signal ends the work: nothing else is started, what is not finished is not
  /// waited for, and a second one ends the program. Throws what `finished` throws.
  @discardableResult
  package static func run<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], atOnce: Int, endsEarly: Bool = false,
    _ work: @escaping @Sendable (Input) -> Output, finished: (Output) throws -> Void
  ) async throws -> Outcome {
    let (events, continuation) = AsyncStream<Event<Output>>.makeStream()
    if endsEarly { listen { continuation.yield(.interrupted($0)) } }
    defer { if endsEarly { Interruption.shared.listen(nil) } }
    var started = 0
    var handedOver = 0
    var waiting: [Int: Output] = [:]
    func startMore() {
      while started < inputs.count, started - handedOver < atOnce * 2,
        started - handedOver - waiting.count < atOnce
      {
        let (index, input) = (started, inputs[started])
        Task(executorPreference: WorkThreads.executor) {
          continuation.yield(.finished(index, work(input)))
        }
        started += 1
      }
    }
    startMore()
    guard !inputs.isEmpty else { return Outcome() }
    for await event in events {
      switch event {
      case .interrupted(let signal):
        for (_, output) in waiting.sorted(by: { $0.key < $1.key }) { try finished(output) }
        let unfinished = (handedOver..<inputs.count).filter { waiting[$0] == nil }
        return Outcome(unfinished: unfinished, signal: signal)
      case .finished(let index, let output): waiting[index] = output
      }
      while let next = waiting.removeValue(forKey: handedOver) {
        handedOver += 1
        try finished(next)
      }
      if handedOver == inputs.count { break }
      startMore()
    }
    return Outcome()
  }

  /// Tells of the first signal, and then ends the programs that run: what they do is not wanted.
  private static func listen(_ interrupted: @escaping @Sendable (Int32) -> Void) {
    Interruption.shared.listen { number in
      interrupted(number)
      Interruption.shared.endPrograms()
      Interruption.shared.listen(nil)
    }
  }
}
