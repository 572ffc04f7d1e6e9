import EarshotBraille
import Foundation

/// The native parts that tests of braille need.
enum Louis {
  /// Whether the library is there; in continuous integration a missing one fails instead.
  static var isInstalled: Bool {
    (try? LibLouis()) != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  /// Whether the command is there, which translates in a process of its own.
  static var hasCommand: Bool {
    isInstalled
      && (FileManager.default.isExecutableFile(atPath: command)
        || ProcessInfo.processInfo.environment["CI"] == "true")
  }

  static let command = "/usr/bin/lou_translate"

  /// The lines of a text, translated by the command with the tables.
  static func translate(_ lines: [String], tables: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = ["--forward", tables]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
