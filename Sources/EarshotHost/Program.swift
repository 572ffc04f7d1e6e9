package import Foundation

/// A program that is found at run time and does what no Swift package does.
package struct Program: Sendable {
  /// Why there is no result.
  package enum Failure: Error, Hashable, Sendable {
    /// The program is not installed.
    case isMissing(package: String)
    /// It is installed without the language of the input.
    case lacksLanguage(package: String)
    /// It did not accept the input.
    case failed
    /// It was stopped after so many seconds.
    case tookTooLong(seconds: Int)
    /// It was stopped when it had written so many megabytes.
    case wroteTooMuch(megabytes: Int)
    /// There is no room for its files in the folder for temporary ones.
    case hasNoRoom

    /// The reason as a sentence of which the program is the subject.
    package var reason: String {
      switch self {
      case .isMissing(let package): "it is not installed; its package is \(package)"
      case .lacksLanguage(let package):
        "it cannot read the language; install the package \(package)"
      case .failed: "it failed"
      case .tookTooLong(let seconds): "it was stopped after \(seconds) seconds"
      case .wroteTooMuch(let megabytes): "it was stopped after it wrote \(megabytes) MB"
      case .hasNoRoom:
        "the disk is full in \(FileManager.default.temporaryDirectory.path); make room, or set TMPDIR"
      }
    }
  }

  /// The name by which it is found.
  package let name: String
  /// The Debian package that holds it.
  package let debianPackage: String
  /// The variables that are set for it besides those of this process.
  private let environment: [String: String]
  /// The seconds after which it is stopped.
  private let limit: Double
  /// The megabytes of output after which it is stopped.
  private let megabytes: Int

  /// Names a program.
  ///
  /// - Parameters:
  ///   - name: the name by which it is found.
  ///   - package: the Debian package that holds it.
  ///   - environment: the variables that are set for it besides those of this process.
  ///   - limit: the seconds after which it is stopped.
  ///   - megabytes: the output after which it is stopped: an hour and a half of speech, or a
  ///     picture of 85 million points.
  package init(
    _ name: String, package: String, environment: [String: String] = [:], limit: Double = 60,
    megabytes: Int = 256
  ) {
    self.name = name
    debianPackage = package
    self.environment = environment
    self.limit = limit
    self.megabytes = megabytes
  }

  /// The output of the program for a file.
  ///
  /// Throws ``Failure``.
  ///
  /// - Parameters:
  ///   - input: the bytes of the file, which is its standard input, too.
  ///   - arguments: the arguments; receives the path of the file.
  package func output(on input: [UInt8], _ arguments: (String) -> [String]) throws -> Data {
    try output(on: input) { source, _ in arguments(source) }
  }

  /// The file that the program writes, or its output where it writes none.
  ///
  /// Throws ``Failure``.
  ///
  /// - Parameters:
  ///   - input: the bytes of a file, which is its standard input, too.
  ///   - needsSuccess: whether a status other than 0 is a failure.
  ///   - arguments: the arguments; receives the path of the input and that of the output.
  package func output(
    on input: [UInt8], needsSuccess: Bool = true, _ arguments: (String, String) -> [String]
  ) throws -> Data {
    try TemporaryFolder.with { folder in
      // Under fixed names: one that the user chose could be taken for an option.
      let (source, result) = (folder.appending(path: "input"), folder.appending(path: "output"))
      do {
        try Data(input).write(to: source)
        try Data().write(to: result)
      } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
        throw Failure.hasNoRoom
      }
      let status = try status(
        of: arguments(source.path, result.path), input: source, output: result)
      if TemporaryFolder.isFull { throw Failure.hasNoRoom }
      guard status == 0 || !needsSuccess else { throw Failure.failed }
      return try Data(contentsOf: result)
    }
  }

  /// The output of the program, run in a folder that also takes the file of it.
  ///
  /// Throws ``Failure``.
  package func output(_ arguments: [String], in folder: URL) throws -> Data {
    let result = folder.appending(path: "output")
    guard (try? Data().write(to: result)) != nil,
      try status(of: arguments, output: result, in: folder) == 0
    else { throw Failure.failed }
    return try Data(contentsOf: result)
  }

  /// Runs the program to its end and gives its exit status; `nil` when a signal ended it.
  ///
  /// Throws ``Failure`` when it is not installed or had to be stopped, and what the system says
  /// when it cannot start.
  ///
  /// - Parameters:
  ///   - arguments: the arguments.
  ///   - input: the file that is its standard input; `nil` is none.
  ///   - output: the file that takes its standard output; `nil` drops it.
  ///   - folder: the folder in which it runs; `nil` is that of this process.
  package func status(
    of arguments: [String], input: URL? = nil, output: URL? = nil, in folder: URL? = nil
  ) throws -> Int32? {
    guard let file = Program.file(named: name) else {
      throw Failure.isMissing(package: debianPackage)
    }
    let running = try RunningProgram(
      file, arguments, environment: environment, folder: folder,
      input: try input.map { try FileHandle(forReadingFrom: $0) },
      output: try output.map { try FileHandle(forWritingTo: $0) })
    switch running.wait(within: limit, output: output, megabytes: megabytes) {
    case .exit(let status): return status
    case .signal: return nil
    case .tookTooLong(let seconds): throw Failure.tookTooLong(seconds: seconds)
    case .wroteTooMuch(let megabytes): throw Failure.wroteTooMuch(megabytes: megabytes)
    }
  }
}

extension Program {
  /// The seconds after which a program that was launched is taken to have done its work.
  private static let trial = 10.0

  /// Starts the program for the user, as a browser, and leaves it to itself: nobody waits for it, and
  /// neither its end nor that of this process ends what it started.
  ///
  /// Throws ``Failure`` when it is not installed, and what the system says when it cannot start.
  ///
  /// - Parameters:
  ///   - arguments: the arguments.
  ///   - whenFailed: is called if it ends within 10 seconds with another status than 0.
  package func launch(
    _ arguments: [String], whenFailed: @escaping @Sendable () -> Void
  ) throws {
    guard let file = Program.file(named: name) else {
      throw Failure.isMissing(package: debianPackage)
    }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let number = try ProcessSetup(input: nil, output: nil)
      .spawn([file.path] + arguments, variables.map { "\($0)=\($1)" })
    let start = ContinuousClock.now
    // Some browsers run on in the program that was to open them, for as long as the user likes.
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0 { guard errno == EINTR else { return } }
      if status != 0, ContinuousClock.now - start < .seconds(Program.trial) { whenFailed() }
    }
  }

  /// The folders of programs, as the environment has them.
  package static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  /// The file of a program; `nil` when it is not installed.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - path: the folders to look in, in the form of the variable `PATH`.
  package static func file(named name: String, on path: String = path) -> URL? {
    path.split(separator: ":").lazy.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether it is installed.
  package var isInstalled: Bool { Program.file(named: name) != nil }
}
