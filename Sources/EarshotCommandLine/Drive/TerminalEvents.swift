import EarshotHost
import Foundation
import Synchronization

/// Waits for keys, signals and time, and tells of them one after another.
final class TerminalEvents {
  let stream: AsyncStream<Terminal.Event>
  private let continuation: AsyncStream<Terminal.Event>.Continuation
  private var sources: [any DispatchSourceProtocol] = []
  /// Whether Ctrl-C was pressed: it does not wait until the keys before it are done.
  private let leaving = Flag()

  /// Whether the user wants to leave, whatever else there is to do.
  var isLeaving: Bool { leaving.value.load(ordering: .relaxed) }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }

  /// Signals that nobody else watches; the terminal is given back before the first ends the program.
  private static let watched = [SIGQUIT, SIGWINCH]
  private static let interrupt: UInt8 = 0x03

  init() {
    (stream, continuation) = AsyncStream.makeStream()
    let (continuation, leaving) = (continuation, leaving)
    let queue = DispatchQueue(label: "earshot.terminal")
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
    input.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if bytes.prefix(max(0, count)).contains(TerminalEvents.interrupt) {
        leaving.value.store(true, ordering: .relaxed)
      }
      continuation.yield(count > 0 ? .bytes(Array(bytes.prefix(count))) : .closed)
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler { continuation.yield(.tick) }
    sources = [input, timer]
    for number in TerminalEvents.watched {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        continuation.yield(number == SIGWINCH ? .resized : .signal(number))
      }
      sources.append(source)
    }
    Interruption.shared.listen { continuation.yield(.signal($0)) }
    for source in sources { source.resume() }
  }

  /// Leaves signals to the system again.
  func stop() {
    for source in sources { source.cancel() }
    Interruption.shared.listen(nil)
    for number in TerminalEvents.watched { signal(number, SIG_DFL) }
    continuation.finish()
  }
}
