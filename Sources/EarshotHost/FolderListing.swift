import Foundation

/// The regular files in a folder and below, without hidden ones, sorted by name.
package struct FolderListing: Sendable {
  /// The path of the folder.
  package let path: String
  /// The names, as paths in the folder.
  package let names: [String]

  /// Lists a folder; `nil` when the path is none.
  package init?(_ path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    self.path = path
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    names = all.filter { name in
      FileKind(of: path + "/" + name) == .file
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }

  /// The path of a file by its name.
  package func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }
}
