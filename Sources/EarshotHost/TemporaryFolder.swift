package import Foundation

/// A folder of files that is there for one task.
package enum TemporaryFolder {
  /// Whether there is no room for temporary files, so that a new one may be cut.
  package static var isFull: Bool {
    var status = statvfs()
    guard statvfs(FileManager.default.temporaryDirectory.path, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) == 0
  }

  /// Makes a folder, and removes it when the task ends.
  package static func with<Result>(_ task: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    Interruption.shared.making(folder.path)
    defer {
      try? FileManager.default.removeItem(at: folder)
      Interruption.shared.removed(folder.path)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try task(folder)
  }
}
