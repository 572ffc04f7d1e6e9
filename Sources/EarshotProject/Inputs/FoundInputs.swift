package import EarshotAudit
package import EarshotHost

/// The inputs that a path stands for, and what of it is none.
package struct FoundInputs {
  /// The folder; `nil` when the path is one input.
  package let folder: FolderListing?
  /// The names of the captures in the folder, sorted; or the path itself.
  package var names: [String]
  /// The path of the folder when its code is read along with its storyboards and xibs.
  package var code: String?
  /// Whether something could not be read that may be a capture, or there is none.
  package var isIncomplete = false
  /// The numbers of files that were passed over.
  package var leftOut = AuditDocument.LeftOut()

  /// The paths of the inputs.
  package var paths: [String] { folder.map { names.map($0.path) } ?? names }
}

extension [FoundInputs] {
  /// The code of those folders that is read along with their storyboards and xibs.
  package var code: ProjectCode? { ProjectCode(compactMap(\.code)) }

  /// The paths that stand in folders, so that nobody named them.
  package var unnamedPaths: Set<String> {
    Set(lazy.filter { $0.folder != nil }.flatMap(\.paths))
  }
}
