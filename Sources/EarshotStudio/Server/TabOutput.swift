/// The messages to a tab, in order; one that does not take it is dropped.
final class TabOutput: Sendable {
  /// The frames to send.
  let frames: AsyncStream<[UInt8]>
  private let continuation: AsyncStream<[UInt8]>.Continuation
  /// The bytes of frames that wait for the tab.
  private let waiting: LimitedCount

  init(limit: Int = StudioServer.Limit.waitingBytes) {
    waiting = LimitedCount(limit: limit)
    (frames, continuation) = AsyncStream.makeStream()
  }

  /// Sends a text.
  func send(_ message: [UInt8]) { send(WebSocket.Frame(.text, message)) }

  /// Sends a frame; too much that waits ends the connection.
  func send(_ frame: WebSocket.Frame) {
    let bytes = frame.bytes
    guard waiting.add(bytes.count) else { return continuation.finish() }
    continuation.yield(bytes)
  }

  /// Notes that some bytes were sent.
  func sent(_ count: Int) { waiting.remove(count) }

  /// Sends nothing more.
  func finish() { continuation.finish() }
}
