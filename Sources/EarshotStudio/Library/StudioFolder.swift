package import EarshotHost
import EarshotProject
import Foundation

/// A folder or file that was opened: nothing outside of it is read or written.
package struct StudioFolder: Hashable, Sendable {
  /// The path as it was given.
  package let path: String
  /// The folder without links, that all lies in.
  package let folder: AbsolutePath
  /// Whether a folder was opened rather than one file.
  package let isFolder: Bool

  /// Opens a path; `nil` if there is nothing.
  package init?(_ path: String) {
    guard let kind = FileKind(of: path) else { return nil }
    self.path = path
    isFolder = kind == .folder && !InputFolder.isPackage(path)
    folder = isFolder ? AbsolutePath(path) : AbsolutePath(path).folder
  }

  /// Whether a path leads to something in it, behind all links.
  package func holds(_ path: String) -> Bool { AbsolutePath(path).isIn(folder) }

  /// The name of something in it, as clients are told it.
  package func name(of path: String) -> String {
    let name = AbsolutePath(path).relative(to: folder)
    return name == "." ? URL(filePath: folder.text).lastPathComponent : name
  }

  /// The path for a new file of a name that a client chose; one that is taken gets a number.
  ///
  /// Only the last part of the name counts. Throws ``StudioError`` for a name that is none.
  package func place(forNew name: String) throws(StudioError) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let isSafe = last.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isSafe, !last.hasPrefix("."), !last.isEmpty, last.utf8.count <= 200 else {
      throw StudioError(.badArgument, "'name' is no name of a file")
    }
    let url = URL(filePath: last)
    let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    for number in 1...10_000 {
      let tried = number == 1 ? last : "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
      let path = folder.text + "/" + tried
      if FileKind(of: path, followsLinks: false) == nil { return path }
    }
    throw StudioError(.cannotWrite, "there are too many files of the name '\(last)'")
  }
}
