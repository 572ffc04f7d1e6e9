import Foundation

/// A program that speaks or encodes sound, found at run time.
struct VoiceProgram: Sendable {
  /// The name by which it is found.
  var name: String
  /// The file of the program.
  private var file: URL

  /// Seconds after which it is stopped.
  private static let limit = 120.0

  /// Finds a program in the folders of the environment.
  ///
  /// Throws ``VoiceError`` that names the package.
  init(_ name: String, package: String) throws(VoiceError) {
    guard let program = VoiceProgram(named: name) else {
      throw .isMissing(program: name, package: package)
    }
    self = program
  }

  /// Finds a program in the folders of the environment; `nil` when it is not installed.
  init?(named name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    self.name = name
    self.file = file
  }

  /// What the program prints.
  func text(_ arguments: [String]) throws(VoiceError) -> String {
    try String(decoding: run(input: []) { _, _ in arguments }, as: UTF8.self)
  }

  /// What the program writes into a file, or prints where it writes none.
  ///
  /// Texts and sounds go by files, never as arguments, where they could be taken for options.
  ///
  /// - Parameters:
  ///   - input: the bytes that the program reads, from a file or from standard input.
  ///   - arguments: the arguments; receives the path of the input and that of the output.
  func run(
    input: [UInt8], _ arguments: (String, String) -> [String]
  ) throws(VoiceError) -> [UInt8] {
    do {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (source, result) = (folder.appending(path: "input"), folder.appending(path: "output"))
      try Data(input).write(to: source)
      try Data().write(to: result)
      let process = Process()
      process.executableURL = file
      process.arguments = arguments(source.path, result.path)
      process.standardInput = try FileHandle(forReadingFrom: source)
      process.standardOutput = try FileHandle(forWritingTo: result)
      process.standardError = FileHandle.nullDevice
      guard try isFine(process) else { throw VoiceError.failed(voice: name, reason: "it failed") }
      return [UInt8](try Data(contentsOf: result))
    } catch let error as VoiceError {
      throw error
    } catch {
      throw .failed(voice: name, reason: "it could not be started")
    }
  }

  /// Runs a process to its end, or to that of its time.
  private func isFine(_ process: Process) throws -> Bool {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + VoiceProgram.limit) == .timedOut, process.isRunning {
      // The child inherits the signals that our threads block, SIGTERM among them.
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

extension VoiceProgram {
  /// As many programs as run at once without waiting for one another.
  static var cores: Int { max(2, ProcessInfo.processInfo.activeProcessorCount) }
}
