import Foundation

/// The folder for what the program keeps for its user from one time to the next, such as the changes
/// of a design; nobody else can read it.
package struct StateFolder: Sendable {
  /// Its path.
  package let path: String

  /// Names a folder.
  package init(path: String) { self.path = path }

  /// The folder: that of `EARSHOT_STATE`, else the one of the system for this user; `nil` where there
  /// is none, or `EARSHOT_STATE` is empty or `off`.
  package init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = UserFolder.state.path(environment) else { return nil }
    self.path = path
  }

  /// The path of the file that belongs to another one; `nil` if its folder cannot be made.
  ///
  /// - Parameters:
  ///   - folder: the folder in this one, such as `designs`.
  ///   - file: the file that it belongs to; the same file by another name has the same one.
  package func file(_ folder: String, for file: String) -> String? {
    let folder = path + "/" + folder
    UserFolder.make(folder)
    guard FileKind(of: folder) == .folder else { return nil }
    let hash = ContentHash(Array(AbsolutePath(file).text.utf8))
    return folder + "/" + String(hash.high, radix: 16) + String(hash.low, radix: 16)
  }
}
