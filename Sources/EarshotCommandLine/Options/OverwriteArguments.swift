import ArgumentParser
import EarshotProject

/// The option to replace files that Earshot did not write.
struct OverwriteArguments: ParsableArguments {
  @Flag(help: "Replace a file even if it is an input, or one that Earshot did not write.")
  var force = false

  /// The rule about files that are there, with the paths that the run reads.
  func place(_ inputs: [String?]) -> OutputPlace {
    OutputPlace(inputs: inputs.compactMap { $0 }, isForced: force)
  }
}
