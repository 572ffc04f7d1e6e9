#if Source
  import EarshotHost
  import EarshotSource
  import Foundation

  /// The oldest system that an app runs on, as its project tells it.
  enum DeploymentTarget {
    /// The oldest system that the projects of Xcode in a folder name, or else its packages; `nil` if none
    /// does.
    ///
    /// Of several targets the oldest counts: no code that a phone gets to is taken for unreached.
    static func oldest(in folder: FolderListing) -> SystemVersion? {
      let settings = folder.names.filter {
        $0.hasSuffix(".xcodeproj/project.pbxproj") || $0.hasSuffix(".xcconfig")
      }
      return oldest(in: settings, of: folder, before: "IPHONEOS_DEPLOYMENT_TARGET", and: " =\"")
        ?? oldest(
          in: folder.names.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") },
          of: folder, before: ".iOS(", and: ".v\"")
    }

    private static func oldest(
      in names: [String], of folder: FolderListing, before word: String, and signs: String
    ) -> SystemVersion? {
      names.flatMap { name -> [SystemVersion] in
        guard let bytes = try? InputFile(path: folder.path(of: name)).bytes() else { return [] }
        return versions(in: String(decoding: bytes, as: UTF8.self), before: word, and: signs)
      }.min()
    }

    /// The versions that stand behind a word and some signs; `.v15_2` is one too.
    private static func versions(
      in text: String, before word: String, and signs: String
    ) -> [SystemVersion] {
      text.split(separator: word, omittingEmptySubsequences: false).dropFirst().compactMap { part in
        let value = part.drop { signs.contains($0) }
        return SystemVersion(
          value.prefix { $0.isNumber || $0 == "." || $0 == "_" }.replacing("_", with: "."))
      }
    }
  }
#endif
