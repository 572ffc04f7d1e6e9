import Foundation
import Synchronization

/// Work on all cores, on threads with a stack for trees that are walked by recursion.
///
/// The threads of the system's pool have as little as 512 KB.
package enum DeepWork {
  /// The bytes of a stack; only what is used of it takes memory.
  private static let stackSize = 64 << 20

  /// The results for numbers from 0, in their order, made at the same time.
  ///
  /// The thread that asks works too, so that one result is made here and now.
  package static func map<Result: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let others = min(count, ProcessInfo.processInfo.activeProcessorCount) - 1
    guard others > 0 else { return (0..<count).map(transform) }
    let next = Mutex(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    @Sendable func work() {
      while true {
        let number = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard number < count else { return }
        let result = transform(number)
        results.withLock { $0[number] = result }
      }
    }
    let ended = DispatchGroup()
    for _ in 0..<others {
      ended.enter()
      let thread = Thread {
        work()
        ended.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    work()
    ended.wait()
    return results.withLock { $0.compactMap(\.self) }
  }
}
