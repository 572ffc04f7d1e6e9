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
    if let named = environment["EARSHOT_STATE"] {
      guard !named.isEmpty, named != "off" else { return nil }
      path = named
    } else if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/earshot"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      #if os(macOS)
        path = home + "/Library/Application Support/earshot"
      #else
        path = home + "/.local/state/earshot"
      #endif
    } else {
      return nil
    }
  }

  /// The path of the file that belongs to another one; `nil` if its folder cannot be made.
  ///
  /// - Parameters:
  ///   - folder: the folder in this one, such as `designs`.
  ///   - file: the file that it belongs to; the same file by another name has the same one.
  package func file(_ folder: String, for file: String) -> String? {
    let folder = path + "/" + folder
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard FileKind(of: folder) == .folder else { return nil }
    let hash = ContentHash(Array(AbsolutePath(file).text.utf8))
    return folder + "/" + String(hash.high, radix: 16) + String(hash.low, radix: 16)
  }
}
