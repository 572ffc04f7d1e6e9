import Foundation

/// A file that somebody named without the folders that it lies in.
package enum FileBelow {
  /// The most entries that are looked at; who stands in a home folder waits for no search.
  private static let limit = 20_000

  /// The one file or folder below the working directory whose path ends with a name; `nil` when there
  /// is none, when there are several, and when there is too much to look at.
  package static func only(_ name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("."),
      let entries = FileManager.default.enumerator(atPath: ".")
    else { return nil }
    var found: String?
    var count = 0
    for case let path as String in entries {
      count += 1
      guard count <= limit else { return nil }
      let last = path.split(separator: "/").last.map(String.init) ?? path
      if last.hasPrefix(".") || FolderListing.foreignFolders.contains(last) {
        entries.skipDescendants()
      } else if path.hasSuffix("/" + name) {
        guard found == nil else { return nil }
        found = path
      }
    }
    return found
  }
}
