import EarshotHost
import Foundation

/// The captures and scripts that a readiness document is about, and the tasks that they belong to.
package struct ReadinessInputs {
  /// The captures and folders to audit.
  package private(set) var captures: [String] = []
  /// The scripts that were named, and those in the folders.
  package private(set) var scripts: [String] = []
  private var folders: [AbsolutePath] = []

  /// Sorts what the user names; the built-in app stands for all of its screens.
  ///
  /// - Parameter scenarios: scripts, or folders of them, that lie elsewhere.
  package init(_ named: [String], scenarios: [String] = []) {
    for path in named {
      if BuiltInScreens.apps.contains(path), BuiltInScreens.isMeant(by: path) {
        captures += BuiltInScreens.screens.map { "\(path)/\($0)" }
      } else if DriveScripts.isScript(path) {
        scripts.append(path)
      } else if let folder = InputFolder.listing(path) {
        let own = folder.names.filter { DriveScripts.isScript($0) }
        scripts += own.map(folder.path)
        folders.append(AbsolutePath(path))
        // A folder of scripts alone holds no captures that could be missing.
        if own.isEmpty || own.count < folder.names.count { captures.append(path) }
      } else {
        captures.append(path)
      }
    }
    scripts += scenarios.flatMap { path in
      FolderListing(path, isProject: true).map { folder in
        folder.names.filter { DriveScripts.isScript($0) }.map(folder.path)
      } ?? [path]
    }
    var seen: Set<AbsolutePath> = []
    scripts = scripts.filter { seen.insert(AbsolutePath($0)).inserted }
  }

  /// The task of a capture: the first folder below the folder that was named; of a capture directly
  /// in it, and of one that was named itself, the folder that it lies in.
  package func task(of path: String) -> String {
    if BuiltInScreens.isMeant(by: path) { return String(path.prefix { $0 != "/" }) }
    let file = AbsolutePath(path)
    // The longest folder is the nearest one where one that was named lies in another.
    let root = folders.filter(file.isIn).max { $0.text.utf8.count < $1.text.utf8.count }
    guard let root else { return Self.name(of: file.folder) }
    let parts = file.relative(to: root).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : Self.name(of: root)
  }

  /// The name of a folder, or a dot for that in which the program runs.
  private static func name(of folder: AbsolutePath) -> String {
    if folder == .current { return "." }
    return folder.text.split(separator: "/").last.map(String.init) ?? "/"
  }
}
