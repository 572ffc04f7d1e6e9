import EarshotHost
import Synchronization

#if Source
  import EarshotSource
  import EarshotSwiftParsing
#endif

/// The code of folders that hold storyboards and xibs too, read once for all inputs that ask for it.
package final class ProjectCode: Sendable {
  /// The paths of the folders.
  package let folders: [String]

  /// Makes the code of folders; `nil` of none.
  package init?(_ folders: [String]) {
    guard !folders.isEmpty else { return nil }
    self.folders = folders
  }

  #if Source
    private let parsed = Mutex<[String: [SwiftFile]]>([:])
    private let joined = Mutex<[String: Set<String>]>([:])

    /// The Swift files of a folder; whoever asks first parses them.
    func files(
      of folder: String, _ parse: () throws -> [SwiftFile]
    ) throws -> [SwiftFile] {
      guard folders.contains(folder) else { return try parse() }
      return try parsed.withLock { known in
        if let files = known[folder] { return files }
        let files = try parse()
        known[folder] = files
        return files
      }
    }
  #endif

  /// The classes of the code around a document that are read with what the document says of them.
  func classes(joinedWith document: String) -> Set<String> {
    #if Source
      let place = AbsolutePath(document)
      guard let folder = folders.first(where: { place.isIn(AbsolutePath($0)) }) else { return [] }
      let files = try? files(of: folder) {
        let listing = FolderListing(folder, isProject: true)
        return try SourceFiles.parsed(folder, listing, listing.flatMap(DeploymentTarget.oldest))
      }
      return joined.withLock { known in
        if let classes = known[folder] { return classes }
        let classes = files.map { SourceProject($0, language: "en").classesOfUIKit } ?? []
        known[folder] = classes
        return classes
      }
    #else
      return []
    #endif
  }
}

extension ProjectCode: Hashable {
  package static func == (left: ProjectCode, right: ProjectCode) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
