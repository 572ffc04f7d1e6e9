import Foundation
import Synchronization

/// Tells of an input that nobody writes: who waits for it should know that.
package final class InputWatch: Sendable {
  /// Somebody who is told of the path.
  package typealias Listener = @Sendable (_ path: String) -> Void

  private static let listener = Mutex<Listener?>(nil)
  /// Seconds without a byte; a terminal is told of at once, for nothing is in it yet.
  private static let silence = 3.0

  private let isOver = Atomic(false)

  /// Begins to wait.
  init(_ path: String) {
    guard InputWatch.listener.withLock({ $0 != nil }) else { return }
    let isTerminal = path == "-" && isatty(STDIN_FILENO) == 1
    if isTerminal {
      InputWatch.tell(path)
      return
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + InputWatch.silence) { [self] in
      if !isOver.load(ordering: .relaxed) { InputWatch.tell(path) }
    }
  }

  /// Names who is told.
  package static func listen(_ listener: @escaping Listener) {
    InputWatch.listener.withLock { $0 = listener }
  }

  /// Something came, or nothing is waited for any more.
  func end() { isOver.store(true, ordering: .relaxed) }

  private static func tell(_ path: String) { listener.withLock { $0 }?(path) }
}
