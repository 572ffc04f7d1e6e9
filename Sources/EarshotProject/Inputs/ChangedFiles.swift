package import EarshotHost

/// The files that differ from a revision of Git.
package struct ChangedFiles: Sendable {
  /// The revision as the user wrote it.
  package let revision: String
  private let files: Set<String>
  /// The folders around them.
  private let folders: Set<String>

  /// Asks the repository around the working directory.
  ///
  /// Throws ``InputError`` when there is none, or no such revision.
  package init(since revision: String) throws(InputError) {
    self.init(
      revision: revision, try GitRepository(around: ".").differing(from: revision))
  }

  /// Takes the files that differ.
  package init(revision: String, _ paths: Set<AbsolutePath>) {
    self.revision = revision
    files = Set(paths.map(\.text))
    var folders: Set<String> = []
    for path in paths {
      var folder = path.folder
      while folders.insert(folder.text).inserted, folder.folder != folder { folder = folder.folder }
    }
    self.folders = folders
  }

  /// Whether an input is one of them: itself, its screenshot, or what is in it.
  package func holds(_ path: String) -> Bool {
    let own = AbsolutePath(path).text
    if files.contains(own) || folders.contains(own) { return true }
    return Screenshot.path(beside: path).map { files.contains(AbsolutePath($0).text) } ?? false
  }

  /// Whether an input that nobody found in a folder is looked at.
  func holds(_ input: AuditInput) -> Bool {
    switch input {
    case .capture(let path): path == "-" || BuiltInScreens.isMeant(by: path) || holds(path)
    // The languages of a table are compared with one another.
    case .strings(let files): files.contains { holds($0.path) }
    }
  }
}
