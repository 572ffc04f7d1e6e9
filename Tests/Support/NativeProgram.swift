public import Foundation

/// A program of the machine that checks what we write.
public struct NativeProgram: Sendable {
  /// Where it is.
  public let path: String

  /// Finds a program on the path; `nil` when it is not installed.
  public init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Whether a test that needs the program runs: when it is there, and when it must be.
  public static func isExpected(_ name: String) -> Bool {
    NativeProgram(name) != nil || SharedFolder.isRequired
  }

  /// Runs the program; a file takes the place of a pipe, so that nothing can block.
  public func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.runUnblocked()
    process.waitUntilExit()
    return (process.terminationStatus, try Data(contentsOf: file))
  }
}
