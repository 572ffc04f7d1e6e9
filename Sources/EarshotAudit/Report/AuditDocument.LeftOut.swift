package import EarshotWriting

extension AuditDocument {
  /// How much of the folders and archives of a run was passed over.
  package struct LeftOut: Hashable, Sendable, Codable {
    /// Files of no known format.
    package var files: Int
    /// The paths of files and folders that a `.gitignore` names, and of folders of packages.
    package var ignored: [String]

    package init(files: Int = 0, ignored: [String] = []) {
      self.files = files
      self.ignored = ignored
    }

    /// Whether nothing was.
    package var isEmpty: Bool { files + ignored.count == 0 }

    /// The most paths that a line names.
    private static let namesInLine = 20

    /// The numbers in one line, such as `left out: 2 files of no known format`.
    ///
    /// - Parameter isNaming: whether ignored paths are named.
    package func sentence(in language: String, naming isNaming: Bool = false) -> String {
      let words = AuditWords(language)
      let counts = [(files, AuditWords.Thing.unknownFile), (ignored.count, .ignoredPath)]
      let names = isNaming && !ignored.isEmpty ? " (\(names))" : ""
      return "\(words(.leftOut)): "
        + counts.filter { $0.0 > 0 }.map { words.count($0.0, $0.1) }.joined(separator: ", ") + names
    }

    private var names: String {
      let shown = ignored.prefix(Self.namesInLine).map(\.onOneLine).joined(separator: ", ")
      return ignored.count > Self.namesInLine ? "\(shown), …" : shown
    }

    /// Adds what was passed over elsewhere.
    package static func += (one: inout LeftOut, other: LeftOut) {
      one.files += other.files
      one.ignored += other.ignored
    }
  }
}

extension OutputFormat where Document == AuditDocument {
  /// Whether it has a place for what was left out; a line a finding has none.
  package var tellsLeftOut: Bool { !["concise", "gitlab", "jsonl", "sonarqube"].contains(id) }
}
