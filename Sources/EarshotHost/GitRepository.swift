package import Foundation

/// The files of a Git repository at its revisions, read by `git` without any change to it.
package struct GitRepository: Sendable {
  /// The state of the files.
  package enum Side: Hashable, Sendable {
    /// A commit, by its hash.
    case commit(String)
    /// The files as they lie in the folder, those that are not added yet with them.
    case workingTree
  }

  /// The folder from which files are seen.
  private let folder: String
  /// The path of the folder in the repository: empty, or with `/` at its end.
  package let prefix: String
  /// Whether the repository has files outside of its commits.
  package let hasWorkingTree: Bool

  /// Finds the repository around a folder.
  ///
  /// Throws ``InputError`` when there is none, or no `git`.
  package init(around folder: String) throws(InputError) {
    self.folder = folder
    guard let prefix = try GitRepository.answer(["rev-parse", "--show-prefix"], in: folder) else {
      throw InputError(
        message: "this folder is in no Git repository, or Git refuses to read it",
        help: "name a folder of a checkout; 'git status' there says what is wrong")
    }
    self.prefix = prefix
    let answer = try GitRepository.answer(["rev-parse", "--is-inside-work-tree"], in: folder)
    hasWorkingTree = answer == "true"
  }

  /// The hash of the commit that a revision names.
  ///
  /// Throws ``InputError`` when there is no such commit.
  package func commit(_ revision: String) throws(InputError) -> String {
    let isName = !revision.hasPrefix("-") && !revision.contains { $0.isNewline || $0 == "\0" }
    if isName, let hash = try answer(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) {
      return hash
    }
    let isShallow = try answer(["rev-parse", "--is-shallow-repository"]) == "true"
    throw InputError(
      message: "there is no commit '\(revision)' in this repository",
      help: isShallow
        ? "the history is cut off: fetch it with 'git fetch --unshallow', or with 'fetch-depth: 0' "
          + "in a workflow" : "name a commit, a branch or a tag; 'git fetch' brings those of others"
    )
  }

  /// The branch that is checked out; `nil` of a commit without one.
  ///
  /// Throws ``InputError`` when there is no `git`.
  package func branch() throws(InputError) -> String? {
    try answer(["symbolic-ref", "--quiet", "--short", "HEAD"])
  }

  /// A commit and those before it along the first parents, the nearest first.
  ///
  /// Throws ``InputError`` when there is no such commit.
  ///
  /// - Parameter limit: how many there are at most.
  package func ancestors(of hash: String, limit: Int) throws(InputError) -> [String] {
    let list = try output(["rev-list", "--first-parent", "--max-count=\(limit)", hash, "--"])
    return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The hash of the commit at which two others parted.
  ///
  /// Throws ``InputError`` when they have none in common.
  package func mergeBase(_ first: String, _ second: String) throws(InputError) -> String {
    if let hash = try answer(["merge-base", first, second]) { return hash }
    throw InputError(
      message: "the two revisions have no commit in common",
      help: "compare them with '..' in the place of '...', or fetch more of the history")
  }

  /// The files of the whole repository that differ from a commit, those that are not added yet among
  /// them.
  ///
  /// Throws ``InputError`` when there is no such commit, or the repository has no files outside of its
  /// commits.
  package func differing(from revision: String) throws(InputError) -> Set<AbsolutePath> {
    guard hasWorkingTree else {
      throw InputError(
        message: "this repository has no working tree to compare with",
        help: "name a folder of a checkout")
    }
    let hash = try commit(revision)
    let changed = try output(["diff", "--name-only", "--no-renames", "-z", hash, "--"])
    let added = try output([
      "ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/",
    ])
    let steps = prefix.split(separator: "/").map { _ in "../" }.joined()
    let root = AbsolutePath(steps + ".", in: AbsolutePath(folder))
    return Set(
      (changed.split(separator: 0) + added.split(separator: 0)).compactMap {
        String(validating: $0, as: UTF8.self).map { AbsolutePath($0, in: root) }
      })
  }

  /// Writes the files of the folder into another one, under their paths.
  ///
  /// Throws ``InputError`` when they cannot be read or written.
  ///
  /// - Parameter isWanted: decides about a file by its path seen from the folder.
  package func export(
    _ side: Side, to target: URL, where isWanted: (String) -> Bool
  ) throws(InputError) {
    switch side {
    case .commit(let hash):
      let tree = try output(["ls-tree", "-r", "-z", hash])
      let entries = tree.split(separator: 0).compactMap { GitTreeEntry($0) }
      try write(entries.filter { isWanted($0.name) }, to: target)
    case .workingTree:
      let names = try output([
        "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate",
      ])
      for bytes in names.split(separator: 0) {
        guard let name = String(validating: bytes, as: UTF8.self), isWanted(name),
          FileKind(of: "\(folder)/\(name)", followsLinks: false) == .file
        else { continue }
        // What was deleted while this runs is gone.
        guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")) else { continue }
        try GitRepository.write(data, to: target.appending(path: name))
      }
    }
  }

  /// Reads the contents of entries at once and writes them.
  private func write(_ entries: [GitTreeEntry], to target: URL) throws(InputError) {
    guard !entries.isEmpty else { return }
    let list = entries.map { $0.blob + "\n" }.joined()
    let batch = try output(["cat-file", "--batch"], input: Data(list.utf8))
    var rest = batch[...]
    for entry in entries {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[rest.index(after: end)...]
      guard head.count == 3, let size = Int(head[2]), rest.count > size else {
        throw InputError(
          message: "the content of '\(entry.name)' is not in this repository",
          help: "fetch it: a clone with '--filter' lacks the files of other revisions")
      }
      // A tree that somebody made by hand may lead out of the folder.
      let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
        throw InputError(
          message: "the repository names a file outside of itself: '\(entry.name)'",
          help: "do not trust it")
      }
      try GitRepository.write(rest.prefix(size), to: target.appending(path: entry.name))
      rest = rest.dropFirst(size + 1)
    }
  }

  private static func write(_ data: Data, to file: URL) throws(InputError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw noRoom
    }
  }

  private static let noRoom = InputError(
    message: "the files of a revision cannot be written into the folder for temporary ones",
    help: "make room in \(FileManager.default.temporaryDirectory.path), or set TMPDIR")

  // MARK: Running

  /// The variables under which it asks nobody and fetches nothing.
  private static let program = Program(
    "git", package: "git",
    environment: ["GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"],
    limit: 300, megabytes: 1_024)

  private func answer(_ arguments: [String]) throws(InputError) -> String? {
    try GitRepository.answer(arguments, in: folder)
  }

  /// The one line that a command prints; `nil` when it fails.
  private static func answer(
    _ arguments: [String], in folder: String
  ) throws(InputError) -> String? {
    try run(arguments, in: folder).map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  private func output(_ arguments: [String], input: Data? = nil) throws(InputError) -> Data {
    if let output = try GitRepository.run(arguments, in: folder, input: input) { return output }
    throw InputError(
      message: "'git \(arguments[0])' failed", help: "'git fsck' says what is wrong with it")
  }

  /// The output of a command; `nil` when its status is not 0.
  private static func run(
    _ arguments: [String], in folder: String, input: Data? = nil
  ) throws(InputError) -> Data? {
    do {
      return try TemporaryFolder.with { scratch in
        let (source, result) = (scratch.appending(path: "in"), scratch.appending(path: "out"))
        try (input ?? Data()).write(to: source)
        try Data().write(to: result)
        let status = try program.status(
          of: ["-C", folder] + arguments, input: source, output: result)
        return status == 0 ? try Data(contentsOf: result) : nil
      }
    } catch let failure as Program.Failure {
      throw InputError(
        message: "the revisions cannot be read: git: \(failure.reason)",
        help: "install git, or compare two folders in the place of revisions")
    } catch {
      throw noRoom
    }
  }
}

/// A file in the list of a tree: `100644 blob HASH<tab>NAME`.
private struct GitTreeEntry {
  let name: String
  let blob: String

  /// Reads a line; `nil` for links and submodules, and for names that are no text.
  init?(_ line: Data) {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    let parts = text.split(separator: "\t", maxSplits: 1)
    let facts = parts.first?.split(separator: " ") ?? []
    guard parts.count == 2, facts.count == 3, facts[1] == "blob", facts[0].hasPrefix("100") else {
      return nil
    }
    name = String(parts[1])
    blob = String(facts[2])
  }
}
