import Synchronization

/// The messages to a tab, in order; one that does not take it is dropped.
final class TabOutput: Sendable {
  /// The most bytes that wait for a tab.
  private static let limit = 64 << 20

  /// The frames to send.
  let frames: AsyncStream<[UInt8]>
  private let continuation: AsyncStream<[UInt8]>.Continuation
  private let waiting = Mutex(0)

  init() { (frames, continuation) = AsyncStream.makeStream() }

  /// Sends a text.
  func send(_ message: [UInt8]) { send(WebSocket.Frame(.text, message)) }

  /// Sends a frame; too much that waits ends the connection.
  func send(_ frame: WebSocket.Frame) {
    let count = waiting.withLock { waiting in
      waiting += frame.payload.count
      return waiting
    }
    guard count <= Self.limit else { return continuation.finish() }
    continuation.yield(frame.bytes)
  }

  /// Notes that some bytes were sent.
  func sent(_ count: Int) { waiting.withLock { $0 -= count } }

  /// Sends nothing more.
  func finish() { continuation.finish() }
}
