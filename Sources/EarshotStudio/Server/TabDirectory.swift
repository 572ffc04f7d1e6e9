import Synchronization

/// The tabs that are open, by their numbers.
final class TabDirectory: Sendable {
  private let outputs = Mutex<[Int: TabOutput]>([:])

  /// Whether nobody is there.
  var isEmpty: Bool { outputs.withLock { $0.isEmpty } }

  /// Takes a tab.
  func add(_ number: Int, _ output: TabOutput) { outputs.withLock { $0[number] = output } }

  /// Forgets a tab.
  func remove(_ number: Int) { outputs.withLock { _ = $0.removeValue(forKey: number) } }

  /// Sends an event to a tab; to all of them without a number.
  func notify(_ tab: Int?, event: String, _ reply: Reply) {
    let told = outputs.withLock { outputs in
      if let tab { outputs[tab].map { [$0] } ?? [] } else { Array(outputs.values) }
    }
    guard !told.isEmpty else { return }
    let message = reply.message(event: event)
    for output in told { output.send(message) }
  }
}
