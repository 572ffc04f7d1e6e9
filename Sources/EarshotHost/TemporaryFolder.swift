package import Foundation

/// A folder of files that is there for one task.
package enum TemporaryFolder {
  /// Makes a folder, and removes it when the task ends.
  package static func with<Result>(_ task: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try task(folder)
  }
}
