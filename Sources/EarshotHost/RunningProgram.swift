package import Foundation

/// A process of another program, from its start to its end.
package final class RunningProgram: Sendable {
  private let process = Process()
  private let end = DispatchSemaphore(value: 0)

  /// Starts a program; what it writes to standard error is dropped.
  ///
  /// Throws when it cannot be started.
  ///
  /// - Parameters:
  ///   - file: the file of the program.
  ///   - arguments: the arguments.
  ///   - environment: the variables that are set for it besides those of this process.
  ///   - folder: the folder in which it runs; `nil` is that of this process.
  ///   - input: standard input, a file or a pipe.
  ///   - output: the file that takes standard output.
  package init(
    _ file: URL, _ arguments: [String], environment: [String: String] = [:], folder: URL? = nil,
    input: Any = FileHandle.nullDevice, output: FileHandle = .nullDevice
  ) throws {
    process.executableURL = file
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment
        .merging(environment) { _, new in new }
    }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let end = end
    process.terminationHandler = { _ in end.signal() }
    try process.run()
  }

  /// Waits for the end and gives the exit status; `nil` when a signal ended it.
  ///
  /// - Parameter limit: the seconds after which it is stopped.
  package func status(within limit: Double? = nil) -> Int32? {
    if let limit, end.wait(timeout: .now() + limit) == .timedOut { stop() }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Ends it at once.
  package func stop() {
    // The child inherits the signals that our threads block, SIGTERM among them.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
