import EarshotHost

/// Two inputs that hold versions of the same screens.
package struct ComparedPair {
  /// The version before.
  package var before: String
  /// The version after.
  package var after: String

  /// Refuses two paths that cannot be compared: a folder with what is none, and one input twice.
  package static func validate(_ before: String, _ after: String) throws {
    if before == "-", after == "-" {
      throw UsageError("standard input can be read only once; name '-' one time")
    }
    if (InputFolder.listing(before) == nil) != (InputFolder.listing(after) == nil) {
      throw UsageError("one of '\(before)' and '\(after)' is a folder and the other is none")
    }
  }

  /// The pairs that two paths name: two inputs, or the captures in two folders by their names.
  ///
  /// What only one folder has is said and makes the result incomplete.
  package static func pairs(
    _ before: String, _ after: String, _ messages: Messages
  ) -> (pairs: [ComparedPair], isIncomplete: Bool) {
    guard let old = InputFolder.listing(before), let new = InputFolder.listing(after) else {
      return ([ComparedPair(before: before, after: after)], false)
    }
    return pairs(old, new, messages)
  }

  private static func pairs(
    _ old: FolderListing, _ new: FolderListing, _ messages: Messages
  ) -> ([ComparedPair], Bool) {
    let found = [old, new].map { InputFolder.inputs(in: $0, messages) }
    let sides = zip([old, new], found).map { (folder: $0, names: $1.names) }
    let shared = sides[0].names.filter(Set(sides[1].names).contains)
    // A folder without captures has been said; all files of the other one need not be listed too.
    if !sides.contains(where: { $0.names.isEmpty }) {
      for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
        for name in side.names where !shared.contains(name) {
          messages.error(
            "the other folder has no file of this name",
            help: "add it to '\(other.folder.path)', or remove it here",
            path: side.folder.path(of: name))
        }
      }
    }
    let pairs = shared.map { ComparedPair(before: old.path(of: $0), after: new.path(of: $0)) }
    let isIncomplete =
      found.contains(where: \.isIncomplete) || sides.contains { $0.names.count != pairs.count }
    return (pairs, pairs.isEmpty || isIncomplete)
  }
}
