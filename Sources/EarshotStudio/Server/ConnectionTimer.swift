import Synchronization

/// The moment until which a client has to do what the server waits for.
final class ConnectionTimer: Sendable {
  private let limit = Mutex<ContinuousClock.Instant?>(nil)

  /// Begins to wait so many seconds; `nil` waits for ever.
  func wait(_ seconds: Double?) {
    limit.withLock { $0 = seconds.map { ContinuousClock.now + .seconds($0) } }
  }

  /// Whether the client was too slow.
  var isOver: Bool { limit.withLock { $0.map { $0 < .now } ?? false } }
}
