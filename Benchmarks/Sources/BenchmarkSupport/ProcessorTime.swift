import Foundation

/// Seconds that the processor has spent on this thread: a busy machine makes nothing slow.
public var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
