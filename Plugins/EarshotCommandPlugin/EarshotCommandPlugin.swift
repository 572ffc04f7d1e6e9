import Foundation
import PackagePlugin

/// `swift package earshot audit`: runs the program in the folder of the package, with the arguments
/// as they stand; without arguments it audits the package.
@main
struct EarshotCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "EarshotCommandLine").url, in: context.package.directoryURL,
      arguments: arguments)
  }

  private func run(_ program: URL, in folder: URL, arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments.isEmpty ? ["audit", "."] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // What is wrong stands above, so the status is all that is left to say.
      Diagnostics.error("earshot ended with status \(process.terminationStatus)")
      return
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EarshotCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen, which mean nothing to the program.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "EarshotCommandLine").url, in: context.xcodeProject.directoryURL,
        arguments: extractor.remainingArguments)
    }
  }
#endif
