#if Source
  import EarshotHost
  import EarshotText

  /// The Swift files that the projects of Xcode in a folder build.
  struct BuiltFiles {
    /// The folders of the projects, with the slash at their ends.
    private var projects: [Substring] = []
    /// The folders of packages, whose files belong to their targets by where they lie.
    private var packages: [Substring] = []
    /// What targets for phones build.
    private var ofPhones = XcodeTargets.Names()
    /// What targets for other systems build, as for television or watches.
    private var ofOtherSystems = XcodeTargets.Names()
    /// Whether the projects name nearly all of the code that lies beside them.
    private var isWhole = true

    /// Reads the projects in a folder; `nil` where they do not tell which files are built.
    init?(_ folder: FolderListing) {
      for name in folder.names {
        if name == "Package.swift" || name.hasSuffix("/Package.swift") {
          packages.append(name.dropLast("Package.swift".count))
        }
        guard name.hasSuffix(".xcodeproj/project.pbxproj") else { continue }
        guard let bytes = try? InputFile(path: folder.path(of: name)).bytes() else { return nil }
        let targets = XcodeTargets(String(decoding: bytes, as: UTF8.self))
        ofPhones.formUnion(targets.ofPhones)
        ofOtherSystems.formUnion(targets.ofOtherSystems)
        let parts = name.split(separator: "/").dropLast(2)
        projects.append(parts.isEmpty ? "" : parts.joined(separator: "/")[...] + "/")
      }
      // A project that builds so little of what lies beside it builds it in another way.
      let code = folder.names.filter { $0.hasSuffix(".swift") }
      isWhole = 4 * code.count(where: isInNoTarget) <= code.count
      let tellsSystems = !ofPhones.isEmpty && !ofOtherSystems.isEmpty
      guard tellsSystems || isWhole && !(ofPhones.isEmpty && ofOtherSystems.isEmpty) else {
        return nil
      }
    }

    /// Whether a file is not built for phones.
    ///
    /// It was left behind beside a project, or is for another system, as for television. Where no target is
    /// for phones, all that is built is read.
    func leaveOut(_ name: String) -> Bool {
      if isInNoTarget(name) { return isWhole }
      return !ofPhones.isEmpty && ofOtherSystems.hold(name) && !ofPhones.hold(name)
        && isBesideProject(name)
    }

    private func isInNoTarget(_ name: String) -> Bool {
      isBesideProject(name) && !ofPhones.hold(name) && !ofOtherSystems.hold(name)
    }

    private func isBesideProject(_ name: String) -> Bool {
      projects.contains(where: name.hasPrefix) && !packages.contains(where: name.hasPrefix)
    }
  }
#endif
