extension AuditDocument {
  /// How much of the folders and archives of a run was passed over.
  package struct LeftOut: Hashable, Sendable {
    /// Files of no known format.
    package var files: Int
    /// Files and folders that a `.gitignore` names, and folders of packages.
    package var ignored: Int

    package init(files: Int = 0, ignored: Int = 0) {
      self.files = files
      self.ignored = ignored
    }

    /// Whether nothing was.
    package var isEmpty: Bool { files + ignored == 0 }

    /// The numbers in one line, such as `left out: 2 files of no known format`.
    package func sentence(in language: String) -> String {
      let words = AuditWords(language)
      let counts = [(files, AuditWords.Thing.unknownFile), (ignored, .ignoredPath)]
      return "\(words(.leftOut)): "
        + counts.filter { $0.0 > 0 }.map { words.count($0.0, $0.1) }.joined(separator: ", ")
    }

    /// Adds what was passed over elsewhere.
    package static func += (one: inout LeftOut, other: LeftOut) {
      one.files += other.files
      one.ignored += other.ignored
    }
  }
}
