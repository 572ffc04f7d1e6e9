import ArgumentParser
import Foundation

/// Two files that hold versions of one screen.
struct ComparedPair {
  var before: String
  var after: String

  /// The pairs that two paths name: two files, or the files of two folders by their names.
  ///
  /// A file that only one folder has is said and makes the result incomplete. Throws when one path
  /// is a folder and the other is none.
  static func pairs(
    _ before: String, _ after: String, _ messages: Messages
  ) throws -> (pairs: [ComparedPair], isIncomplete: Bool) {
    switch (FolderListing(before), FolderListing(after)) {
    case (nil, nil): return ([ComparedPair(before: before, after: after)], false)
    case (let old?, let new?): return pairs(old, new, messages)
    default:
      throw ValidationError("one of '\(before)' and '\(after)' is a folder and the other is none")
    }
  }

  private static func pairs(
    _ old: FolderListing, _ new: FolderListing, _ messages: Messages
  ) -> ([ComparedPair], Bool) {
    let shared = old.names.filter(Set(new.names).contains)
    for (folder, other) in [(old, new), (new, old)] {
      for name in Set(folder.names).subtracting(other.names).sorted() {
        messages.error(
          "the other folder has no file of this name",
          help: "add it to '\(other.path)', or remove it here", path: folder.path(of: name))
      }
    }
    let pairs = shared.map { ComparedPair(before: old.path(of: $0), after: new.path(of: $0)) }
    return (pairs, shared.count != old.names.count || shared.count != new.names.count)
  }
}

/// The files in a folder and below, without hidden ones, sorted by name.
struct FolderListing {
  var path: String
  var names: [String]

  /// Lists a folder; `nil` when the path is none.
  init?(_ path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    self.path = path
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    names = all.filter { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: path + "/" + name, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }

  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }
}
