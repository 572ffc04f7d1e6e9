import ArgumentParser
import EarshotAudit
import EarshotHost
import EarshotProject
import EarshotWriting
import Foundation

/// The reports of one run: each format goes to its own place.
struct AuditReports: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the report is written: \(OutputFormat<AuditDocument>.all.map(\.id).joined(separator: ", ")), "
        + "or auto: github in a workflow of GitHub, else text. May repeat, with an --output each. "
        + "(default: the configuration's reporter, else text)", valueName: "format"))
  var format: [String] = []

  @Option(
    help: ArgumentHelp(
      "File to write instead of standard output; - is standard output. May repeat.",
      valueName: "file"),
    completion: .file())
  var output: [String] = []

  @Flag(help: "Tell every finding in full in the report, and all numbers of the run.")
  var verbose = false

  @Flag(
    help: "Write findings that do not count for tools too: SARIF and JUnit leave them out.")
  var includeSuppressed = false

  @OptionGroup var overwrite: OverwriteArguments

  func validate() throws {
    for name in format {
      try FormatName.validate(
        name, among: OutputFormat<AuditDocument>.all.map(\.id) + ["auto"])
    }
    guard output.count == max(1, format.count) || (output.isEmpty && format.count <= 1) else {
      throw ValidationError(
        "there are \(format.count) formats and \(output.count) outputs; name an --output for each "
          + "--format, '-' is standard output")
    }
    let places = output.map { $0 == "-" ? $0 : AbsolutePath($0).text }
    if Set(places).count != places.count {
      throw ValidationError("two reports would go to the same place")
    }
  }

  /// Writes the reports.
  ///
  /// Says what cannot be written; `nil` when all is.
  ///
  /// - Parameter inputs: the paths that the run reads.
  func write(
    _ document: AuditDocument, inputs: [String], reporter: String?, _ messages: Messages
  ) -> RunFailure? {
    var failure: RunFailure?
    let formats = format.isEmpty ? [formatByEnding ?? reporter ?? "text"] : format
    for (index, name) in formats.enumerated() {
      let path = index < output.count && output[index] != "-" ? output[index] : nil
      let destination = Destination(path: path, overwrite.place(inputs), messages)
      do throws(RunFailure) {
        try destination.write(AuditReports.format(name).write(document))
        try destination.close()
      } catch {
        failure = error
      }
    }
    return failure
  }

  /// The format that the ending of the only output names; `nil` if none or several have it.
  private var formatByEnding: String? {
    guard let path = output.first else { return nil }
    let formats = OutputFormat<AuditDocument>.all.filter { path.hasSuffix("." + $0.fileExtension) }
    return formats.count == 1 ? formats[0].id : nil
  }

  private static func format(_ name: String) -> OutputFormat<AuditDocument> {
    let isInWorkflow = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    let name = name == "auto" ? (isInWorkflow ? "github" : "text") : name
    return OutputFormat<AuditDocument>.all.first { $0.id == name } ?? .text
  }
}
