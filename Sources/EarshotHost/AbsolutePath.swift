import Foundation

/// A path without detours, so that two ways of naming a file are one.
package struct AbsolutePath: Hashable, Sendable {
  /// The path from the root.
  package let text: String

  /// Makes a path from one that the user wrote, seen from a folder or from the working directory.
  package init(_ path: String, in folder: AbsolutePath? = nil) {
    let base = folder.map { URL(filePath: $0.text, directoryHint: .isDirectory) }
    text = URL(filePath: path, relativeTo: base).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The working directory.
  package static var current: AbsolutePath {
    AbsolutePath(FileManager.default.currentDirectoryPath)
  }

  /// A path for reports: as it was written, or from the working directory when it lies in that.
  ///
  /// Whoever names a file from the root, or by a detour, gets the same report as others do.
  package static func reported(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == "" || parts.contains("..") else { return path }
    let seen = AbsolutePath(path).relative(to: .current)
    return seen.hasPrefix("../") || seen == ".." ? path : seen
  }

  /// The folder that it lies in.
  package var folder: AbsolutePath {
    AbsolutePath(URL(filePath: text).deletingLastPathComponent().path)
  }

  /// The path of something in it, by its name; links are not followed.
  func appending(_ name: String) -> AbsolutePath {
    AbsolutePath(verbatim: text.hasSuffix("/") ? text + name : "\(text)/\(name)")
  }

  private init(verbatim text: String) { self.text = text }

  /// Whether it is a folder or lies in it.
  package func isIn(_ folder: AbsolutePath) -> Bool {
    text.split(separator: "/").starts(with: folder.text.split(separator: "/"))
  }

  /// The path as it is seen from a folder, with `/` between parts.
  package func relative(to folder: AbsolutePath) -> String {
    let own = text.split(separator: "/")
    let base = folder.text.split(separator: "/")
    let shared = zip(own, base).prefix { $0 == $1 }.count
    let steps = base[shared...].map { _ in ".." } + own[shared...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
