/// Works on several things at once and hands the results over in the order of the things.
package enum OrderedTasks {
  /// Runs a function on each input.
  ///
  /// No more than twice the number of results wait for their turn, so that memory is bounded by the
  /// largest of them. Throws what `finished` throws.
  package static func run<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], atOnce: Int, _ work: @escaping @Sendable (Input) -> Output,
    finished: (Output) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      var started = 0
      var handedOver = 0
      var waiting: [Int: Output] = [:]
      func startMore() {
        while started < inputs.count, started - handedOver < atOnce * 2,
          started - handedOver - waiting.count < atOnce
        {
          let index = started
          group.addTask { (index, work(inputs[index])) }
          started += 1
        }
      }
      startMore()
      while let (index, output) = try await group.next() {
        waiting[index] = output
        while let next = waiting.removeValue(forKey: handedOver) {
          handedOver += 1
          try finished(next)
        }
        startMore()
      }
    }
  }
}
