import EarshotAudit
import EarshotCaptures
package import EarshotHost

/// Folders in the place of captures.
package enum InputFolder {
  /// The inputs that a path stands for: the captures in a folder and below, or the path itself.
  ///
  /// A package such as `Menu.vodesign` is one input. Files of a folder that are of no known format
  /// are counted; nobody named them. What may be a capture and cannot be read is said.
  ///
  /// - Parameters:
  ///   - isTaken: which files are inputs though they are no captures.
  ///   - mayBeEmpty: whether it is no mistake that the folder holds none.
  ///   - isWanted: decides about the files of a folder before they are looked at.
  package static func inputs(
    of path: String, _ messages: Messages, alsoTakes isTaken: (String) -> Bool = { _ in false },
    mayBeEmpty: Bool = false, where isWanted: (String) -> Bool = { _ in true }
  ) -> FoundInputs {
    guard let folder = listing(path) else { return FoundInputs(folder: nil, names: [path]) }
    return inputs(
      in: folder, messages, alsoTakes: isTaken, mayBeEmpty: mayBeEmpty, where: isWanted)
  }

  /// The inputs that a path stands for where they are read or their screens are named: captures, and
  /// the texts of an app.
  package static func readable(
    of path: String, listsScreens: Bool, _ messages: Messages
  ) -> FoundInputs {
    var found = inputs(of: path, messages, alsoTakes: StringsInput.isFound)
    // The texts of a project are heard where its code shows them, and texts alone are no screens.
    if found.code != nil || listsScreens {
      found.names.removeAll { StringsInput(path: $0) != nil }
    }
    return found
  }

  /// The files of a folder; `nil` when the path is one input.
  package static func listing(_ path: String) -> FolderListing? {
    guard path != "-", !isPackage(path), let folder = FolderListing(path, isProject: true) else {
      return nil
    }
    let isCodeAlone = SourceInput.isMeant(by: folder) && !folder.names.contains(where: isDocument)
    return isCodeAlone ? nil : folder
  }

  /// The captures in a folder; says what cannot be read, what is left out, and that there are none.
  package static func inputs(
    in folder: FolderListing, _ messages: Messages,
    alsoTakes isTaken: (String) -> Bool = { _ in false }, mayBeEmpty: Bool = false,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> FoundInputs {
    let packages = Set(folder.names.compactMap(packageName))
    let names = folder.names.filter { packageName($0) == nil } + packages
    let wanted = names.sorted().filter { isWanted(folder.path(of: $0)) }
    var found = FoundInputs(folder: folder, names: [])
    found.leftOut.ignored = folder.ignored.map(folder.path)
    for file in folder.unread where file.name.isEmpty || isWanted(folder.path(of: file.name)) {
      messages.error(file.error, path: folder.path(of: file.name))
      found.isIncomplete = true
    }
    if SourceInput.isMeant(by: folder), wanted.contains(where: { $0.hasSuffix(".swift") }) {
      // The name of the folder itself: its code is one input, joined with its documents.
      found.names.append("")
      found.code = folder.path
    }
    for name in wanted where found.code == nil || !name.hasSuffix(".swift") {
      if found.code != nil, isDocument(name), isOfTests(name) {
        found.leftOut.files += 1
      } else if isPackage(name) || isTaken(name) {
        found.names.append(name)
      } else {
        take(name, &found, messages)
      }
    }
    if mayBeEmpty, found.names.isEmpty {
      messages.note(leftOut: found.leftOut, path: folder.path)
      return found
    }
    if wanted.isEmpty, !names.isEmpty {
      messages.error(
        "the configuration leaves out all files of this folder",
        help: "check 'included' and 'excluded', or name a file of it", path: folder.path)
    } else if found.names.isEmpty, !found.isIncomplete, isOfXcode(folder.path) {
      let project = AbsolutePath(folder.path).folder
      messages.error(
        "this is a file of Xcode about a project, and holds no screens",
        help: "name the folder of the project: '\(AbsolutePath.reported(project.text))'",
        path: folder.path)
    } else if found.names.isEmpty, !found.isIncomplete {
      messages.error(
        "no file in this folder is a capture",
        help: "known formats: " + knownFormats.joined(separator: ", "),
        path: folder.path)
    }
    messages.note(leftOut: found.leftOut, path: folder.path)
    found.isIncomplete = found.isIncomplete || found.names.isEmpty
    return found
  }

  /// The names of what is read, Swift source among it in a build that reads it.
  private static var knownFormats: [String] {
    #if Source
      return CaptureFormat.all.map(\.id) + [SourceInput.format]
    #else
      return CaptureFormat.all.map(\.id)
    #endif
  }

  /// Whether a file of an app belongs to its tests, by the folder that it lies in.
  static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether a path is that of a storyboard or a xib.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Whether a folder is one input.
  package static func isPackage(_ path: String) -> Bool {
    path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/")
  }

  /// Whether a folder is what Xcode shows as a file that opens a project.
  private static func isOfXcode(_ path: String) -> Bool {
    let endings = [".xcodeproj", ".xcworkspace"]
    return endings.contains { path.hasSuffix($0) || path.hasSuffix($0 + "/") }
  }

  /// The package that a file of a folder lies in.
  private static func packageName(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".vodesign") }) else { return nil }
    return parts[...index].joined(separator: "/")
  }

  /// Looks at a file that nobody named.
  private static func take(_ name: String, _ found: inout FoundInputs, _ messages: Messages) {
    let path = found.folder?.path(of: name) ?? name
    // One that cannot be opened is said when it is read.
    guard let start = InputFile(path: path).start(CapturePrefix.length) else {
      return found.names.append(name)
    }
    guard !start.starts(with: Archive.magicBytes) else {
      // Beside code an archive is a part of the app, such as what it installs.
      if found.code == nil { found.names.append(name) } else { found.leftOut.files += 1 }
      return
    }
    let file = FoundFile(name, start: start, isBesideCode: found.code != nil) {
      start.count < CapturePrefix.length ? start : (try? InputFile(path: path).bytes()) ?? start
    }
    switch file {
    case .capture: found.names.append(name)
    case .other: found.leftOut.files += 1
    case .unread(let error):
      messages.error(error, path: path)
      found.isIncomplete = true
    }
  }
}
