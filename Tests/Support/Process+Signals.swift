public import Foundation

extension Process {
  /// Starts the process with no signal blocked.
  ///
  /// The threads that run tests block most signals, and a process inherits that; a shell would never
  /// hear in `wait` that its commands have ended.
  public func runUnblocked() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
