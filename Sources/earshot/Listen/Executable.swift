import Foundation

/// Programs that are installed.
enum Executable {
  /// The folders of programs, as the environment has them.
  static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  /// The file of a program; `nil` when it is not installed.
  static func named(_ name: String, on path: String = path) -> URL? {
    path.split(separator: ":").lazy.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
