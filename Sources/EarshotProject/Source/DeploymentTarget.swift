#if Source
  import EarshotHost
  import EarshotSource
  import EarshotText
  import Foundation

  /// The oldest system that an app runs on, as its project tells it.
  enum DeploymentTarget {
    /// The oldest system that the projects of Xcode and the packages in a folder name; `nil` if none does, or
    /// if one names it in a way that cannot be read.
    ///
    /// Of several targets the oldest counts: no code that a phone gets to is taken for unreached.
    static func oldest(in folder: FolderListing) -> SystemVersion? {
      var oldest: SystemVersion?
      for name in folder.names {
        let isPackage = name == "Package.swift" || name.hasSuffix("/Package.swift")
        let isSetting = name.hasSuffix(".xcodeproj/project.pbxproj") || name.hasSuffix(".xcconfig")
        guard isPackage || isSetting else { continue }
        guard let bytes = try? InputFile(path: folder.path(of: name)).bytes() else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        for value in isPackage ? platforms(in: text) : settings(in: text) {
          guard let version = SystemVersion(value) else { return nil }
          oldest = min(oldest ?? version, version)
        }
      }
      return oldest
    }

    /// The values that settings of a build give, such as `15.2` or `$(MIN_IOS)`, those for one kind of phone
    /// too; a use of the setting gives none.
    private static func settings(in text: String) -> [String] {
      let word = "IPHONEOS_DEPLOYMENT_TARGET"
      return text.ranges(of: word).compactMap { range in
        if let before = text[..<range.lowerBound].last, before.isLetter || "_$({".contains(before) {
          return nil
        }
        var rest = text[range.upperBound...]
        while rest.first == "[", let end = rest.firstIndex(of: "]") {
          rest = rest[rest.index(after: end)...]
        }
        rest = rest.drop { " \t\"".contains($0) }
        guard rest.first == "=" else { return nil }
        let line = rest.dropFirst().prefix { !$0.isNewline && $0 != ";" }
        let end = line.ranges(of: "//").first?.lowerBound ?? line.endIndex
        let value = String(line[..<end]).replacing("\"", with: "").trimmed
        return value == "$(inherited)" ? nil : value
      }
    }

    /// The values that a package gives: `15` of `.iOS(.v15)`, `15.2` of `.iOS("15.2")`.
    private static func platforms(in text: String) -> [String] {
      text.split(separator: ".iOS(", omittingEmptySubsequences: false).dropFirst().map { part in
        let value = part.prefix { $0 != ")" }.trimmingPrefix("SupportedPlatform.IOSVersion")
        return String(value.trimmingPrefix(".v")).replacing("_", with: ".").replacing(
          "\"", with: ""
        )
        .trimmed
      }
    }
  }
#endif
