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
  /// The status of what cannot be audited.
  package private(set) var status = ExitStatus.fine
  /// Inputs that are not there, and folders without captures.
  package private(set) var unread: [AuditDocument.Unread] = []

  /// Finds the inputs.
  ///
  /// Throws ``UsageError`` when nothing names any.
  package init(_ named: [String], _ file: ConfigurationFile, _ messages: Messages) throws {
    let configuration = file.configuration
    var named = named
    if named.isEmpty {
      guard !configuration.included.isEmpty else {
        throw UsageError(
          "name a capture or a folder of them, or 'included' in \(ConfigurationFile.name)")
      }
      named = [file.folder.relative(to: .current)]
    }
    let log = MessageLog()
    let logged = Messages(isQuiet: messages.isQuiet, log: log)
    var seen: Set<AbsolutePath> = []
    var strings: [StringsInput] = []
    for path in named {
      guard path == "-" || BuiltInScreens.isMeant(by: path) || FileKind(of: path) != nil else {
        logged.error(
          "there is no such file or folder", help: BuiltInScreens.help(forMissing: path), path: path
        )
        status = max(status, ExitStatus.wrongUsage)
        continue
      }
      let found = InputFolder.paths(
        of: path, logged, alsoTakes: { StringsInput(path: $0) != nil }
      ) { configuration.wants($0) }
      if found.isEmpty { status = max(status, ExitStatus.badInput) }
      isWhole = isWhole || InputFolder.listing(path) != nil && file.folder.isIn(AbsolutePath(path))
      for path in found.map(\.withoutDot)
      where path == "-" || seen.insert(AbsolutePath(path)).inserted {
        if let file = StringsInput(path: path) {
          strings.append(file)
        } else {
          all.append(.capture(path))
        }
      }
    }
    all += StringsInput.tables(strings).map(AuditInput.strings)
    messages.pass(on: log.text)
    unread = log.errors
  }
}

extension AuditConfiguration {
  /// Whether a file of a folder is to be audited.
  fileprivate func wants(_ path: String) -> Bool {
    let path = AbsolutePath(path).text
    if !included.isEmpty, !included.contains(where: { $0.matches(path) }) { return false }
    return !excluded.contains { $0.matches(path) }
  }
}

extension String {
  /// The path without `./` before it.
  fileprivate var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
