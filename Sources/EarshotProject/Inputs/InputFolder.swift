import EarshotCaptures
package import EarshotHost

/// Folders in the place of captures.
package enum InputFolder {
  /// The inputs that a path stands for: the captures in a folder and below, or the path itself.
  ///
  /// A package such as `Menu.vodesign` is one input. Files of a folder that are of no known format
  /// are left out, with a note; nobody named them.
  ///
  /// - Parameters:
  ///   - isTaken: which files are inputs though they are no captures.
  ///   - isWanted: decides about the files of a folder before they are looked at.
  package static func paths(
    of path: String, _ messages: Messages, alsoTakes isTaken: (String) -> Bool = { _ in false },
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    guard let folder = listing(path) else { return [path] }
    return names(in: folder, messages, alsoTakes: isTaken, where: isWanted).map(folder.path)
  }

  /// The files of a folder; `nil` when the path is one input.
  package static func listing(_ path: String) -> FolderListing? {
    isPackage(path) ? nil : FolderListing(path)
  }

  /// The names of the captures in a folder, sorted; says what is left out, and that there are none.
  package static func names(
    in folder: FolderListing, _ messages: Messages,
    alsoTakes isTaken: (String) -> Bool = { _ in false },
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    let packages = Set(folder.names.compactMap(packageName))
    let names = folder.names.filter { packageName($0) == nil } + packages
    let wanted = names.sorted().filter { isWanted(folder.path(of: $0)) }
    let found = wanted.filter { name in
      isPackage(name) || isTaken(name) || isCapture(folder.path(of: name), messages)
    }
    if wanted.isEmpty, !names.isEmpty {
      messages.error(
        "the configuration leaves out all files of this folder",
        help: "check 'included' and 'excluded', or name a file of it", path: folder.path)
    } else if found.isEmpty {
      messages.error(
        "no file in this folder is a capture",
        help: "known formats: " + CaptureFormat.all.map(\.id).joined(separator: ", "),
        path: folder.path)
    }
    return found
  }

  /// Whether a folder is one input.
  package static func isPackage(_ path: String) -> Bool {
    path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/")
  }

  /// The package that a file of a folder lies in.
  private static func packageName(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".vodesign") }) else { return nil }
    return parts[...index].joined(separator: "/")
  }

  private static func isCapture(_ path: String, _ messages: Messages) -> Bool {
    guard let bytes = InputFile(path: path).start(CapturePrefix.length) else { return true }
    if bytes.starts(with: Archive.magicBytes) { return true }
    if (try? CaptureFormat.recognizing(bytes)) != nil { return true }
    messages.note("left out: it is of no known format", path: path)
    return false
  }
}
