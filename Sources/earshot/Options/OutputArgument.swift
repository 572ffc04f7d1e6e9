import ArgumentParser
import EarshotProject

/// The option of every verb that writes one document.
struct OutputArgument: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var path: String?

  /// The place of the document.
  func destination(_ messages: Messages) -> Destination { Destination(path: path, messages) }
}
