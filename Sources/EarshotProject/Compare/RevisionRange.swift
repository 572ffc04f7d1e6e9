import EarshotHost

/// Two revisions as a user names them: `A`, `A` and `B`, `A..B`, or `A...B`.
package struct RevisionRange: Hashable, Sendable {
  /// The revision before; empty is the commit that is checked out.
  package var before: String
  /// The revision after; `nil` is the working tree.
  package var after: String?
  /// Whether the version before is the commit at which the two parted.
  package var isFromMergeBase = false

  /// Reads what stands on the command line.
  ///
  /// Throws ``UsageError`` when the revision after is named twice.
  package init(_ text: String, after: String? = nil) throws {
    let mark = text.contains("...") ? "..." : ".."
    let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    before = parts.first.map(String.init) ?? ""
    self.after = after
    guard parts.count == 2 else { return }
    if let after {
      throw UsageError("'\(text)' names both revisions, and there is no file or folder '\(after)'")
    }
    // As git has it, what is left out is the commit that is checked out.
    self.after = String(parts[1])
    isFromMergeBase = mark == "..."
  }

  /// The names of both sides, for reports.
  var names: (before: String, after: String) {
    let first = before.orHead
    let base = after.map { "the fork of \(first) and \($0.orHead)" } ?? first
    return (isFromMergeBase ? base : first, after?.orHead ?? "working tree")
  }

  /// The states of the files that it names.
  ///
  /// Throws ``InputError``.
  func sides(
    in repository: GitRepository
  ) throws(InputError) -> (before: GitRepository.Side, after: GitRepository.Side) {
    let first = try repository.commit(before.orHead)
    guard let after else {
      guard repository.hasWorkingTree else {
        throw InputError(
          message: "this repository has no working tree to compare with",
          help: "name the revision after as well: '\(before.orHead)..main'")
      }
      return (.commit(first), .workingTree)
    }
    let second = try repository.commit(after.orHead)
    let start = isFromMergeBase ? try repository.mergeBase(first, second) : first
    return (.commit(start), .commit(second))
  }
}

extension String {
  /// The revision, or that which is checked out.
  fileprivate var orHead: String { isEmpty ? "HEAD" : self }
}
