#if Source
  import EarshotText

  /// The targets of one project of Xcode with what they build, as `project.pbxproj` tells it.
  struct XcodeTargets {
    /// The names of what targets for phones build: Swift files, and folders that one builds as a whole.
    private(set) var ofPhones = Names()
    /// The names of what targets for other systems build, as for television or watches.
    private(set) var ofOtherSystems = Names()

    /// Names of files and folders.
    struct Names {
      var files: Set<Substring> = []
      var folders: Set<Substring> = []

      var isEmpty: Bool { files.isEmpty && folders.isEmpty }

      /// Whether a file is one of them, or lies in one of the folders.
      func hold(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.last.map(files.contains) == true || !folders.isDisjoint(with: parts.dropLast())
      }

      mutating func formUnion(_ others: Names) {
        files.formUnion(others.files)
        folders.formUnion(others.folders)
      }
    }

    /// Reads the text of a project; what no target names counts as that of phones.
    init(_ text: String) {
      let objects = XcodeObjects(text)
      let project = objects.all(of: "PBXProject").first?.object
      var (phones, others) = (Set<Substring>(), Set<Substring>())
      for (_, target) in objects.all(of: "PBXNativeTarget") {
        if objects.isForPhones(target, in: project) {
          phones.formUnion(target.parts)
        } else {
          others.formUnion(target.parts)
        }
      }
      others.subtract(phones)
      for (id, phase) in objects.all(of: "PBXSourcesBuildPhase") {
        if others.contains(id) {
          ofOtherSystems.files.formUnion(phase.files)
        } else {
          ofPhones.files.formUnion(phase.files)
        }
      }
      for (id, group) in objects.all(of: "PBXFileSystemSynchronizedRootGroup") {
        guard let name = group.values["path"]?.split(separator: "/").last else { continue }
        if others.contains(id) {
          ofOtherSystems.folders.insert(name)
        } else {
          ofPhones.folders.insert(name)
        }
      }
    }
  }

  /// The objects of a project of Xcode, by their ids.
  private struct XcodeObjects {
    /// An object: its values, and its lists of other objects with the names that comments give them.
    struct Object {
      var kind: Substring = ""
      var values: [Substring: Substring] = [:]
      var lists: [Substring: [Substring]] = [:]
    }

    private static let kinds: Set<Substring> = [
      "PBXProject", "PBXNativeTarget", "PBXSourcesBuildPhase", "XCConfigurationList",
      "XCBuildConfiguration", "PBXFileSystemSynchronizedRootGroup",
    ]

    private var objects: [Substring: Object] = [:]

    /// Reads the lines of a project; an object begins and ends at two tabs, as Xcode writes it.
    init(_ text: String) {
      var id: Substring = ""
      var object = Object()
      var list: Substring?
      let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
      for line in text.utf8.split(whereSeparator: isBreak) where line.count < 10_000 {
        let depth = line.prefix { $0 == UInt8(ascii: "\t") }.count
        let line = Substring(line.dropFirst(depth))
        switch depth {
        case 2 where line.hasSuffix(" = {"):
          id = line.prefix { $0 != " " }
          (object, list) = (Object(), nil)
        case 2:
          // A group may be written on one line.
          if line.contains("isa = PBXFileSystemSynchronizedRootGroup;") {
            id = line.prefix { $0 != " " }
            object = Object(kind: "PBXFileSystemSynchronizedRootGroup")
            object.values["path"] = Self.value(of: " path", in: line)
          }
          if Self.kinds.contains(object.kind) { objects[id] = object }
          object = Object()
        case 3 where line.hasSuffix(" = ("): list = line.prefix { $0 != " " }
        case 3 where line == ");": list = nil
        case 4... where list != nil:
          object.lists[list ?? "", default: []].append(line)
        case 3, 4: object.take(line)
        default: break
        }
      }
    }

    private static func value(of key: Substring, in line: Substring) -> Substring? {
      guard let start = line.firstRange(of: key + " = ")?.upperBound else { return nil }
      return line[start...].prefix { $0 != ";" }.filter { $0 != "\"" }[...]
    }

    /// The objects of a kind.
    func all(of kind: Substring) -> [(id: Substring, object: Object)] {
      objects.filter { $0.value.kind == kind }.map { ($0.key, $0.value) }
    }

    /// Whether a target is built for phones; one that does not tell is, unless the project tells.
    func isForPhones(_ target: Object, in project: Object?) -> Bool {
      let systems = [target, project].lazy.compactMap { $0.map(self.systems) }.first { !$0.isEmpty }
      guard let systems else { return true }
      return systems.contains { $0.contains("iphone") || $0.contains("$(") }
    }

    /// The systems that the settings of a build name.
    private func systems(of object: Object) -> [Substring] {
      guard
        let list = object.values["buildConfigurationList"].flatMap({ id in
          objects[id.prefix { $0 != " " }]
        })
      else { return [] }
      return list.ids("buildConfigurations").compactMap { objects[$0] }.compactMap { settings in
        let kit = settings.values["SDKROOT"]
        return kit == nil || kit == "auto" ? settings.values["SUPPORTED_PLATFORMS"] : kit
      }
    }
  }

  extension XcodeObjects.Object {
    fileprivate init(kind: Substring) { self.kind = kind }

    /// The ids of the objects in a list.
    fileprivate func ids(_ key: Substring) -> [Substring] {
      (lists[key] ?? []).map { $0.prefix { $0 != " " && $0 != "," } }
    }

    /// The ids of all that a target builds.
    fileprivate var parts: [Substring] { ids("buildPhases") + ids("fileSystemSynchronizedGroups") }

    /// The names of the Swift files that a phase builds.
    fileprivate var files: [Substring] {
      (lists["files"] ?? []).compactMap { line in
        guard let end = line.firstRange(of: ".swift in Sources */")?.lowerBound,
          let start = line.firstRange(of: "/* ")?.upperBound, start < end
        else { return nil }
        return line[start..<end] + ".swift"
      }
    }

    /// Takes a line with a value.
    fileprivate mutating func take(_ line: Substring) {
      guard let sign = line.firstRange(of: " = ") else { return }
      let key = line[..<sign.lowerBound]
      let value = line[sign.upperBound...].prefix { $0 != ";" }
      if key == "isa" {
        kind = value
      } else if ["buildConfigurationList", "SDKROOT", "SUPPORTED_PLATFORMS", "path"].contains(key) {
        values[key] = value.filter { $0 != "\"" }[...]
      }
    }
  }
#endif
