import Foundation
import TestSupport

/// The built program, run as a user runs it.
enum Program {
  /// What a run left.
  struct Outcome: Sendable {
    var output: [UInt8]
    var messages: String
    var status: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder of the built program: that of the running tests.
  static var folder: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Runs the program in the root of the checkout.
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    try run(folder.appending(path: "earshot"), arguments, input: input)
  }

  /// Runs a line of a shell that finds the program; output and messages are one text.
  static func shell(_ line: String) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let command = "PATH='\(folder.path)':'\(path)'; { \(line)\n} 2>&1"
    return try run(URL(filePath: "/bin/sh"), ["-c", command], input: []).text
  }

  /// Runs any program; files take the place of pipes, so that nothing can block.
  static func run(
    _ program: URL, _ arguments: [String], input: [UInt8], in folder: URL = SharedFolder.checkout
  ) throws -> Outcome {
    let scratch = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.runUnblocked()
    process.waitUntilExit()
    return Outcome(
      output: [UInt8](try Data(contentsOf: files[1])),
      messages: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationStatus)
  }
}

extension Scratch {
  /// Runs the program in the folder.
  func run(_ arguments: [String], in name: String = "", input: [UInt8] = []) throws
    -> Program.Outcome
  {
    try Program.run(
      Program.folder.appending(path: "earshot"), arguments, input: input,
      in: URL(filePath: path(name)))
  }
}
