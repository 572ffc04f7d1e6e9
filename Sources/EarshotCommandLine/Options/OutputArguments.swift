import ArgumentParser
import EarshotProject

/// Where a document is written, and what is said on the way.
struct OutputArguments: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var path: String?

  @OptionGroup var overwrite: OverwriteArguments

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  /// Where the document goes, with the paths that the run reads.
  func destination(reading inputs: [String?], _ messages: Messages) -> Destination {
    Destination(path: path, overwrite.place(inputs), messages)
  }
}
