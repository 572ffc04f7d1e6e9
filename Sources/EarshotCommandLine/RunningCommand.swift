import ArgumentParser
import Dispatch
import EarshotSession

/// A command, run on threads with a large stack while this one waits for it.
///
/// An asynchronous `main` would end its thread by unwinding it, and a static program sorts all its
/// frame tables for that: 30 ms of processor time, twice what reading a small screen takes.
///
/// Unchecked, for the command and its failure pass to the task and, after `finished`, back.
final class RunningCommand: @unchecked Sendable {
  private var command: any ParsableCommand
  private var failure: (any Error)?
  private let finished = DispatchSemaphore(value: 0)

  init(_ command: any ParsableCommand) { self.command = command }

  /// Runs the command to its end; throws what it throws.
  func runAndWait() throws {
    Task.detached(executorPreference: LargeStackExecutor.shared) { [self] in
      do {
        if var command = command as? any AsyncParsableCommand {
          try await WorkThreads.$executor.withValue(LargeStackExecutor.shared) {
            try await command.run()
          }
        } else {
          try command.run()
        }
      } catch {
        failure = error
      }
      finished.signal()
    }
    finished.wait()
    if let failure { throw failure }
  }
}
