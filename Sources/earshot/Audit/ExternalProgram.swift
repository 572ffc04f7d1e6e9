import Foundation

/// A program that is found at run time and does what no Swift package does.
struct ExternalProgram {
  /// Why there is no result.
  enum Failure: Error {
    /// The program is not installed.
    case isMissing(package: String)
    /// It did not accept the input, or took too long.
    case failed
  }

  /// The name by which it is found.
  var name: String
  /// The package that holds it.
  var package: String
  /// What is set for it besides our own environment.
  var environment: [String: String] = [:]

  /// The seconds after which it is stopped.
  var limit = 60.0

  /// Runs the program on a file and collects what it prints.
  ///
  /// - Parameters:
  ///   - input: the bytes of the file.
  ///   - arguments: the arguments; receives the path of the file.
  ///
  /// Throws ``Failure``.
  func output(on input: [UInt8], _ arguments: (String) -> [String]) throws -> Data {
    try TemporaryFolder.with { folder in
      // Under a name of our own: one that the user chose could be taken for an option.
      let file = folder.appending(path: "input")
      try Data(input).write(to: file)
      return try output(arguments(file.path), in: folder)
    }
  }

  /// Runs the program in a folder and collects what it prints.
  ///
  /// Throws ``Failure``.
  func output(_ arguments: [String], in folder: URL) throws -> Data {
    let result = folder.appending(path: "output")
    guard FileManager.default.createFile(atPath: result.path, contents: nil) else {
      throw Failure.failed
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: result)
    try run(process)
    if process.terminationStatus == 127 { throw Failure.isMissing(package: package) }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure.failed
    }
    return try Data(contentsOf: result)
  }

  /// Runs a process to its end, or to that of its time.
  private func run(_ process: Process) throws {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + limit) == .timedOut, process.isRunning {
      // The child inherits the signals that our threads block, SIGTERM among them.
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }
}

/// A folder of files that is there for one task.
struct TemporaryFolder {
  /// Makes a folder, and removes it when the task ends.
  static func with<Result>(_ task: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try task(folder)
  }
}
