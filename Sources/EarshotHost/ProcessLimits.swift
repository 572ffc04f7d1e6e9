import Foundation

/// The limits of this process.
package enum ProcessLimits {
  /// Limits the addresses of this process; who needs more is ended.
  package static func limitMemory(toMegabytes megabytes: Int) {
    var limit = rlimit()
    limit.rlim_cur = rlim_t(megabytes) << 20
    limit.rlim_max = limit.rlim_cur
    #if os(Linux)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      _ = setrlimit(RLIMIT_AS, &limit)
    #endif
  }

  /// Ends this process when the one that started it is gone, whatever it works on.
  package static func endWithParent() {
    let parent = getppid()
    let thread = Thread {
      while getppid() == parent { sleep(1) }
      _exit(1)
    }
    thread.start()
  }
}
