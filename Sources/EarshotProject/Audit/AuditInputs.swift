package import EarshotAudit
import EarshotHost
import Foundation

/// The inputs of an audit: files that are named, and the files of folders that a configuration
/// wants; captures first, then strings files by table.
package struct AuditInputs {
  /// The inputs, each file once: captures, and the strings files of each table.
  package private(set) var all: [AuditInput] = []
  /// Whether the project is audited as a whole, so that what is not there does not exist.
  package private(set) var isWhole = false
  /// The code of folders that is audited along with their storyboards and xibs.
  package private(set) var code: ProjectCode?
  /// The status of what cannot be audited.
  package private(set) var status = ExitStatus.fine
  /// Whether an input that was named is not there, which no option forgives.
  package private(set) var isMissing = false
  /// Inputs that are not there, and what of folders cannot be read.
  package private(set) var unread: [AuditDocument.Unread] = []
  /// The numbers of files in folders that were passed over.
  package private(set) var leftOut = AuditDocument.LeftOut()

  /// The part of the inputs that this is; `nil` if it is all.
  package let shard: Shard?

  /// The paths of the inputs.
  package var paths: [String] {
    all.flatMap { input in
      switch input {
      case .capture(let path): [path]
      case .strings(let files): files.map(\.path)
      }
    }
  }

  /// The paths of the captures.
  package var capturePaths: [String] {
    all.compactMap { input in
      guard case .capture(let path) = input else { return nil }
      return path
    }
  }

  /// Finds the inputs; where none are named, those of the folder in which the program runs, or what
  /// the configuration includes.
  ///
  /// - Parameters:
  ///   - changes: the files that are looked at; `nil` for all.
  ///   - shard: the part of them that is looked at; `nil` for all.
  ///   - isWanted: decides about the files of folders, besides the configuration.
  package init(
    _ named: [String], _ file: ConfigurationFile, _ messages: Messages,
    changes: ChangedFiles? = nil, shard: Shard? = nil,
    where isWanted: (String) -> Bool = { _ in true }
  ) {
    self.shard = shard
    let configuration = file.configuration
    var named = named
    if named.isEmpty {
      named = [configuration.included.isEmpty ? "." : file.folder.relative(to: .current)]
    }
    let log = MessageLog()
    var logged = messages
    logged.log = log
    var seen: Set<AbsolutePath> = []
    var strings: [StringsInput] = []
    var code: [String] = []
    for path in named {
      guard path == "-" || BuiltInScreens.isMeant(by: path) || FileKind(of: path) != nil else {
        logged.error(BuiltInScreens.missing(path), path: path)
        status = max(status, ExitStatus.badInput)
        isMissing = true
        continue
      }
      let found = InputFolder.inputs(
        of: path, logged, alsoTakes: StringsInput.isFound,
        mayBeEmpty: changes != nil
      ) { path in
        configuration.wants(path) && isWanted(path)
          // The other languages of a table belong to one that differs.
          && (changes?.holds(path) ?? true || StringsInput(path: path) != nil)
      }
      if found.isIncomplete { status = max(status, ExitStatus.badInput) }
      leftOut += found.leftOut
      code += found.code.map { [$0.withoutDot] } ?? []
      isWhole = isWhole || found.folder != nil && file.folder.isIn(AbsolutePath(path))
      for path in found.paths.map(\.withoutDot)
      where path == "-" || seen.insert(AbsolutePath(path)).inserted {
        if var file = StringsInput(path: path) {
          file.isNamed = found.folder == nil
          strings.append(file)
        } else {
          all.append(.capture(path))
        }
      }
    }
    self.code = ProjectCode(code)
    all += StringsInput.tables(strings).map(AuditInput.strings)
    if let changes { take(changes, messages) }
    if let shard {
      all = shard.part(of: all)
      // What was not read, and what is no input, is told by one of the runs.
      if shard.number > 1 {
        leftOut = AuditDocument.LeftOut()
        status = ExitStatus.fine
        return
      }
    }
    messages.pass(on: log.text)
    unread = log.errors.map(\.reported)
  }

  /// Leaves out what does not differ from a revision.
  private mutating func take(_ changes: ChangedFiles, _ messages: Messages) {
    all = all.filter(changes.holds)
    isWhole = false
    if all.isEmpty, status == ExitStatus.fine {
      messages.note("no input differs from '\(changes.revision)'", path: "earshot")
    }
  }
}

extension AuditDocument.Unread {
  /// The same with the path that reports have.
  fileprivate var reported: Self {
    var error = self
    error.path = AbsolutePath.reported(path.withoutDot)
    return error
  }
}

extension AuditConfiguration {
  /// Whether a file of a folder is to be audited.
  package func wants(_ path: String) -> Bool {
    let path = AbsolutePath(path).text
    if !included.isEmpty, !included.contains(where: { $0.matches(path) }) { return false }
    return !excluded.contains { $0.matches(path) }
  }
}

extension String {
  /// The path without `./` before it.
  fileprivate var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
