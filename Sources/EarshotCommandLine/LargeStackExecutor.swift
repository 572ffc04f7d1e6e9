import Foundation

/// Runs tasks on threads with a stack of its own size.
///
/// Trees are walked by recursion, and the threads of the pool have as little as 512 KB on some
/// systems, where 120 views in one another are too many.
///
/// Unchecked, for the jobs are touched under the condition alone.
final class LargeStackExecutor: TaskExecutor, @unchecked Sendable {
  /// The executor of all commands; its threads wait for work until the program ends.
  static let shared = LargeStackExecutor()

  /// The bytes of a stack: 1,000 levels of a tree in a build without optimisation.
  ///
  /// Only what is used of it takes memory.
  private static let size = 64 << 20

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var first = 0

  private init() {
    // One more than work at once, which waits for the others.
    for _ in 0...max(2, ProcessInfo.processInfo.activeProcessorCount) {
      let thread = Thread { [self] in work() }
      thread.stackSize = LargeStackExecutor.size
      thread.start()
    }
  }

  /// Takes a job, which is run as soon as a thread is free.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func work() {
    while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while first == jobs.count { condition.wait() }
      defer { first += 1 }
      // What is done is dropped now and then, not each time.
      if first > 1_000 {
        jobs.removeFirst(first)
        first = 0
      }
      return jobs[first]
    }
  }
}
