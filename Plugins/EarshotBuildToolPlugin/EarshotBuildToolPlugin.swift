import Foundation
import PackagePlugin

/// Audits the screens and texts of a target at each build that changes them.
///
/// Findings are shown as warnings and errors; a build never fails for one.
@main
struct EarshotBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return command(
      program: try context.tool(named: "EarshotCommandLine").url,
      root: context.package.directoryURL, files: target.sourceFiles.map(\.url))
  }

  /// What audits, if there is anything to audit.
  private func command(program: URL, root: URL, files: [URL]) -> [Command] {
    let inputs = files.flatMap(contents).filter {
      Self.kinds.contains($0.pathExtension.lowercased())
    }
    if inputs.isEmpty { return [] }
    let configuration = root.appending(path: ".earshot.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    let options =
      (isConfigured ? ["--config", configuration.path] : []) + [
        "--fail-on", "never", "--quiet", "--format", "xcode",
      ]
    return [
      .buildCommand(
        displayName: "Earshot audits \(inputs.count) file\(inputs.count == 1 ? "" : "s")",
        executable: program, arguments: ["audit"] + inputs.map(\.path) + options,
        // What it prints is all that it makes.
        inputFiles: inputs, outputFiles: [])
    ]
  }

  /// A file itself, or what is in a folder that is copied as one resource, by name.
  private func contents(_ url: URL) -> [URL] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    else { return [url] }
    return paths.sorted().map { url.appending(path: $0) }
  }

  /// What a build may hold that is a screen or its texts beyond doubt; captures of other formats
  /// are audited by `swift package earshot audit`.
  private static let kinds: Set = [
    "screen", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
  ]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EarshotBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      command(
        program: try context.tool(named: "EarshotCommandLine").url,
        root: context.xcodeProject.directoryURL, files: target.inputFiles.map(\.url))
    }
  }
#endif
