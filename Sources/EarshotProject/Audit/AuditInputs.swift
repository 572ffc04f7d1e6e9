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
  /// - Parameter isWanted: decides about the files of folders, besides the configuration.
  package init(
    _ named: [String], _ file: ConfigurationFile, _ messages: Messages,
    where isWanted: (String) -> Bool = { _ in true }
  ) {
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
        of: path, logged, alsoTakes: { StringsInput(path: $0) != nil }
      ) { configuration.wants($0) && isWanted($0) }
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
    messages.pass(on: log.text)
    unread = log.errors.map { error in
      var error = error
      error.path = AbsolutePath.reported(error.path.withoutDot)
      return error
    }
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
