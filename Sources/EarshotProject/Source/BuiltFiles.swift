#if Source
  import EarshotHost
  import EarshotText

  /// The Swift files that the projects of Xcode in a folder build.
  struct BuiltFiles {
    /// The folders of the projects, with the slash at their ends.
    private var projects: [Substring] = []
    /// The folders of packages, whose files belong to their targets by where they lie.
    private var packages: [Substring] = []
    /// The names of the folders that targets build as a whole.
    private var folders: Set<Substring> = []
    /// The names of the files that stand in a target.
    private var files: Set<Substring> = []

    /// Reads the projects in a folder; `nil` where none names its files one by one.
    init?(_ folder: FolderListing) {
      for name in folder.names {
        if name == "Package.swift" || name.hasSuffix("/Package.swift") {
          packages.append(name.dropLast("Package.swift".count))
        }
        guard name.hasSuffix(".xcodeproj/project.pbxproj") else { continue }
        guard let bytes = try? InputFile(path: folder.path(of: name)).bytes() else { return nil }
        take(bytes)
        let parts = name.split(separator: "/").dropLast(2)
        projects.append(parts.isEmpty ? "" : parts.joined(separator: "/")[...] + "/")
      }
      // A project that builds so little of what lies beside it builds it in another way.
      let code = folder.names.filter { $0.hasSuffix(".swift") }
      if files.isEmpty || 4 * code.count(where: leaveOut) > code.count { return nil }
    }

    /// Takes what the targets of a project build.
    private mutating func take(_ bytes: [UInt8]) {
      var isFolder = false
      let text = String(decoding: bytes, as: UTF8.self)
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.count < 10_000 {
        let line = Substring(line)
        if line.hasASCII(".swift in Sources */,"), line.trimmed.hasSuffix(".swift in Sources */,") {
          let name = line.trimmed.split(separator: "/* ", maxSplits: 1).last ?? ""
          files.insert(name.dropLast(" in Sources */,".count))
        }
        // A group is written on one line, or on several.
        if line.hasASCII("isa = ") {
          isFolder = line.hasASCII("isa = PBXFileSystemSynchronizedRootGroup;")
        }
        guard isFolder, let path = line.firstRange(of: "path = ")?.upperBound else { continue }
        let folder = line[path...].prefix { $0 != ";" }.filter { $0 != "\"" }
        if let last = folder.split(separator: "/").last { folders.insert(last) }
      }
    }

    /// Whether a file lies beside a project that does not build it, as code that was left behind.
    func leaveOut(_ name: String) -> Bool {
      let parts = name.split(separator: "/")
      guard let file = parts.last, !files.contains(file) else { return false }
      return projects.contains(where: name.hasPrefix) && !packages.contains(where: name.hasPrefix)
        && folders.isDisjoint(with: parts.dropLast())
    }
  }
#endif
