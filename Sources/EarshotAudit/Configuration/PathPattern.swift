import EarshotText

/// Paths that a configuration names, seen from the folder of its file.
package struct PathPattern: Hashable, Sendable {
  /// The folder of the file, as an absolute path.
  package var folder: String
  /// The pattern as it was written.
  package var pattern: String

  /// Makes a pattern.
  package init(_ pattern: String, in folder: String) {
    self.folder = folder
    self.pattern = pattern
  }

  /// Whether an absolute path, or a folder that it lies in, fits.
  package func matches(_ path: String) -> Bool {
    if pattern.hasPrefix("/") { return Glob(pattern).matches(path: path) }
    var base = folder.split(separator: "/")
    var names = pattern.split(separator: "/")[...]
    while let first = names.first, first == "." || first == ".." {
      if first == "..", !base.isEmpty { base.removeLast() }
      names.removeFirst()
    }
    let parts = path.split(separator: "/")
    // The folder itself may have a name with a star in it.
    guard parts.starts(with: base) else { return false }
    return Glob(names.joined(separator: "/")).matches(
      path: parts[base.count...].joined(separator: "/"))
  }
}
