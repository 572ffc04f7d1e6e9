import BenchmarkSupport
import Foundation
import Synchronization

/// Tells which input was read when the process dies, and ends a read that never does.
enum Watchdog {
  private static let number = Atomic<Int>(-1)
  private static let limit: UInt32 = 120

  /// Names the input in what is said of a crash.
  static func install() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      Foundation.signal(signal) { signal in
        say("signal \(signal) at input \(Watchdog.number.load(ordering: .relaxed))")
        _exit(2)
      }
    }
  }

  static func begin(_ input: Int) {
    number.store(input, ordering: .relaxed)
    if input.isMultiple(of: 100) { alarm(limit) }
  }

  static func end() {
    number.store(-1, ordering: .relaxed)
  }
}
