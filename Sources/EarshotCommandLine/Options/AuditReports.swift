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

  @Flag(
    help: ArgumentHelp(
      "Show every cause with all its places and its code, however long the report is. (default: a "
        + "screenful)")
  )
  var all = false

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
  /// - Parameters:
  ///   - inputs: the paths that the run reads.
  ///   - reporter: the format of the configuration.
  ///   - stream: the places of what was written while the audit ran; `nil` if nothing was.
  ///   - messages: the place for messages.
  func write(
    _ document: AuditDocument, inputs: [String], reporter: String?, stream: AuditStream? = nil,
    _ streamed: AuditJSONLines.Streamed, _ messages: Messages
  ) -> RunFailure? {
    var failure: RunFailure?
    do throws(RunFailure) {
      try stream?.end(AuditJSONLines.end(of: document, after: streamed))
    } catch {
      failure = error
    }
    for (name, path) in chosen(reporter) where stream == nil || !Self.isStreamed(name) {
      let pieces = stream?.spool == nil ? nil : AuditPieces(rawValue: name)
      let destination = Destination(
        path: path, overwrite.place(inputs), isStreamed: pieces != nil, messages)
      do throws(RunFailure) {
        var told = document
        told.detail.isUnreadSaid = path == nil
        if let pieces, let spool = stream?.spool {
          try spool.write(pieces, told, to: destination)
        } else {
          try destination.write(AuditReports.format(name).write(told))
        }
        try destination.close()
      } catch {
        failure = error
      }
    }
    return failure
  }

  /// The formats with their files; `nil` is standard output.
  private func chosen(_ reporter: String?) -> [(format: String, path: String?)] {
    let paths = (output.isEmpty ? ["-"] : output).map { $0 == "-" ? nil : $0 }
    guard !format.isEmpty else {
      let name = OutputFormat<AuditDocument>.all.chosenID(nil, forFile: paths[0])
      return [(name ?? reporter ?? "text", paths[0])]
    }
    return zip(format, paths).map { (format: $0, path: $1) }
  }

  /// Whether a report tells what was left out, so that nobody has to be told it twice.
  func tellLeftOut(_ reporter: String?) -> Bool {
    chosen(reporter).contains { AuditReports.format($0.format).tellsLeftOut }
  }

  /// The reports for which results do not stay in memory; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - inputs: the paths that the run reads.
  ///   - job: the work on an input.
  ///   - count: how many inputs there are; the findings of few of them stay in memory.
  func stream(
    _ reporter: String?, inputs: [String], of job: AuditJob, _ count: Int, _ messages: Messages
  ) throws(RunFailure) -> AuditStream? {
    let chosen = chosen(reporter)
    let lines = chosen.filter { Self.isStreamed($0.format) }
    let others = chosen.filter { !Self.isStreamed($0.format) }
    let isSpooled =
      count >= AuditCache.fewestInputs && !others.isEmpty
      && others.allSatisfy { AuditPieces(rawValue: $0.format) != nil }
    guard !lines.isEmpty || isSpooled else { return nil }
    return AuditStream(
      destinations: lines.map {
        Destination(path: $0.path, overwrite.place(inputs), isStreamed: true, messages)
      }, spool: isSpooled ? try AuditSpool(of: job, messages) : nil,
      keepsFiles: !others.isEmpty && !isSpooled)
  }

  private static func isStreamed(_ format: String) -> Bool {
    format == OutputFormat<AuditDocument>.jsonLines.id
  }

  private static func format(_ name: String) -> OutputFormat<AuditDocument> {
    let isInWorkflow = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    let name = name == "auto" ? (isInWorkflow ? "github" : "text") : name
    return OutputFormat<AuditDocument>.all.first { $0.id == name } ?? .text
  }
}
