import Foundation

/// The regular files in a folder and below, without hidden ones, sorted by name.
///
/// Links to folders are not followed, as they may lead back.
package struct FolderListing: Sendable {
  /// Something in the folder that cannot be looked at.
  package struct Unread: Hashable, Sendable {
    /// Its path in the folder, empty for the folder itself; bytes that are no text are escaped.
    package var name: String
    /// Why.
    package var error: InputError
  }

  /// The path of the folder.
  package let path: String
  /// The names, as paths in the folder.
  package private(set) var names: [String] = []
  /// The entries that cannot be looked at, sorted by name.
  package private(set) var unread: [Unread] = []
  /// The files and folders that are left alone, in order: those that a `.gitignore` names, and folders
  /// of what tools download and build.
  package private(set) var ignored: [String] = []

  /// Lists a folder; `nil` when the path is none.
  ///
  /// - Parameter isProject: whether what `.gitignore` names and folders of packages are left alone.
  package init?(_ path: String, isProject: Bool = false) {
    guard FileKind(of: path) == .folder else { return nil }
    self.path = path
    let root = AbsolutePath(path)
    list("", root, isProject ? FolderListing.ignoreFiles(around: root) : nil)
    names.sort()
    unread.sort { $0.name < $1.name }
  }

  /// The path of a file by its name.
  package func path(of name: String) -> String {
    guard !name.isEmpty else { return path }
    if path == "." || path == "./" { return name }
    return path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// The folders that package managers and Xcode fill; nobody audits those for a project.
  static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  /// The files of the folders around, up to the checkout, unless they leave the folder itself out:
  /// whoever names a folder that is left out means it.
  private static func ignoreFiles(around root: AbsolutePath) -> [IgnoreFile] {
    var folders: [AbsolutePath] = [root]
    while FileKind(of: folders[0].text + "/.git") == nil {
      guard folders[0].folder != folders[0] else { return [] }
      folders.insert(folders[0].folder, at: 0)
    }
    var files: [IgnoreFile] = []
    for folder in folders {
      if isIgnored(folder, isFolder: true, files) { return [] }
      if folder != root, let file = IgnoreFile(of: folder) { files.append(file) }
    }
    return files
  }

  private static func isIgnored(
    _ path: AbsolutePath, isFolder: Bool, _ files: [IgnoreFile]
  ) -> Bool {
    files.reversed().lazy.compactMap { $0.ignores(path, isFolder: isFolder) }.first ?? false
  }

  /// Lists a folder by its path in the whole one; `files` is `nil` where nothing is ignored.
  private mutating func list(_ folder: String, _ place: AbsolutePath, _ files: [IgnoreFile]?) {
    guard let entries = FolderListing.entries(of: path(of: folder)) else {
      return addUnread(folder, "the folder cannot be read", help: "check its permissions")
    }
    let files = files.map { files in files + (IgnoreFile(of: place).map { [$0] } ?? []) }
    for bytes in entries {
      let name = folder.isEmpty ? "" : folder + "/"
      guard let text = String(validating: bytes, as: UTF8.self) else {
        addUnread(
          name + FolderListing.escaped(bytes), "the name is no text in UTF-8",
          help: "rename it, or unpack its archive with the encoding of its names")
        continue
      }
      let own = place.appending(text)
      let kind = FileKind(of: path(of: name + text))
      let isLink = FileKind(of: path(of: name + text), followsLinks: false) == .link
      let isFolder = kind == .folder && !isLink
      if let files,
        isFolder && FolderListing.foreignFolders.contains(text)
          || FolderListing.isIgnored(own, isFolder: isFolder, files)
      {
        ignored.append(name + text)
      } else if isFolder {
        list(name + text, own, files)
      } else if kind == .file {
        names.append(name + text)
      } else if kind == nil, isLink {
        unread.append(Unread(name: name + text, error: .danglingLink))
      } else if kind == nil {
        addUnread(
          name + text, "the file cannot be read", help: "check the permissions of its folder")
      }
    }
  }

  private mutating func addUnread(_ name: String, _ message: String, help: String) {
    unread.append(Unread(name: name, error: InputError(message: message, help: help)))
  }

  /// The names in a folder as bytes, without hidden ones, in order; `nil` when it cannot be listed.
  private static func entries(of path: String) -> [[UInt8]]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      // Not as a tuple: a record is shorter than the longest name.
      let start = UnsafeRawPointer(entry).advanced(by: offset)
        .assumingMemoryBound(to: CChar.self)
      let name = UnsafeBufferPointer(start: start, count: strlen(start)).map(
        UInt8.init(bitPattern:))
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A name with its bytes beyond ASCII as `\xE0`.
  private static func escaped(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
