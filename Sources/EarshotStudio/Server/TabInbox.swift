/// The work of a tab, one thing after another.
final class TabInbox: Sendable {
  /// Something to do.
  enum Work: Sendable {
    /// A message of the client.
    case message([UInt8])
    /// Time has passed in a room.
    case tick(Tab.Room)
  }

  /// The work that waits, in order.
  let work: AsyncStream<Work>
  private let continuation: AsyncStream<Work>.Continuation
  private let waiting: LimitedCount

  init(limit: Int) {
    waiting = LimitedCount(limit: limit)
    (work, continuation) = AsyncStream.makeStream()
  }

  /// Adds something; false if too much waits already.
  func post(_ work: Work) -> Bool {
    guard waiting.add() else { return false }
    continuation.yield(work)
    return true
  }

  /// Notes that something was done.
  func done() { waiting.remove() }

  /// Takes nothing more.
  func finish() { continuation.finish() }
}
