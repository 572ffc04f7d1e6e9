import Synchronization

/// A count of what waits, which never grows beyond its limit.
///
/// What is refused is not counted, so that as much may come back as was let in.
final class LimitedCount: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  /// Begins with nothing that waits.
  init(limit: Int) { self.limit = limit }

  /// Counts more; false, with nothing counted, if that would be too much.
  func add(_ more: Int = 1) -> Bool {
    count.withLock { count in
      guard more <= limit - count else { return false }
      count += more
      return true
    }
  }

  /// Counts less, by what was counted before.
  func remove(_ less: Int = 1) { count.withLock { $0 -= less } }
}
