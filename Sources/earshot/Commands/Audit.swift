import ArgumentParser
import EarshotAudit
import EarshotCaptures
import EarshotOutput
import EarshotSpeech
import EarshotTree
import Foundation

/// Answers what is broken, for whom, and how to fix it.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what a listener would stumble over, and how to mend it.",
    discussion: """
      Examples:
        earshot audit menu.xml
        earshot audit screens --format sarif --output earshot.sarif
      """)

  @Argument(
    help: ArgumentHelp("Captures, or folders of them; - reads standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String]

  @OptionGroup var speech: SpeechOptions

  @OptionGroup var imports: ImportOptions

  @Option(
    help: ArgumentHelp(
      "Format of the inputs. (default: recognised by content)", valueName: "format"))
  var from: String?

  @Option(help: "How the report is written.")
  var format = "text"

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try speech.validate()
    try FormatName.validate(from, among: CaptureFormat.all.map(\.id))
    try FormatName.validate(format, among: OutputFormat<AuditDocument>.all.map(\.id))
  }

  func run() async throws {
    let messages = Messages(isQuiet: quiet)
    let paths = inputs.flatMap { InputFolder.paths(of: $0, messages) }
    let reader = InputReader(
      format: from.flatMap(CaptureFormat.named), profile: speech.profile,
      language: speech.language, imports: imports, messages: messages)
    var files: [AuditDocument.File] = []
    var failed = paths.isEmpty
    for path in paths {
      do {
        files.append(file(of: try reader.capture(path), path))
      } catch {
        failed = true
      }
    }
    let document = AuditDocument(
      language: speech.language ?? "en", profile: (speech.profile ?? .standard).description,
      version: EarshotCommand.configuration.version, files: files, rules: Rule.all)
    let destination = Destination(path: output, messages)
    let writer = OutputFormat<AuditDocument>.all.first { $0.id == format } ?? .text
    try destination.write(writer.write(document))
    try destination.close()
    if failed { throw ExitCode(Status.badInput) }
    if !document.counted.isEmpty { throw ExitCode(Status.findings) }
  }

  private func file(of capture: Capture, _ path: String) -> AuditDocument.File {
    let unknown = Set(capture.losses.map(\.what))
    let results = capture.screens.enumerated().map { index, screen in
      let audited = AuditedScreen(screen, unknown: unknown)
      let report = Audit.standard.report(of: audited)
      let hearing = Hearing(audited, settings: speech.settings(for: screen))
      let problems = report.findings.enumerated().compactMap { number, finding in
        problem(finding, number + 1, audited, hearing)
      }
      return AuditDocument.ScreenResult(
        title: screen.title, number: index + 1, size: screen.size,
        stopCount: audited.stops.count, problems: problems, outcomes: report.outcomes)
    }
    return AuditDocument.File(path: path, format: capture.format, screens: results)
  }

  private func problem(
    _ finding: Finding, _ number: Int, _ screen: AuditedScreen, _ hearing: Hearing
  ) -> AuditDocument.Problem? {
    guard let rule = Rule.named(finding.rule) else { return nil }
    let element = finding.element.flatMap(screen.element)
    return AuditDocument.Problem(
      finding: finding, rule: rule,
      words: rule.words(for: finding, in: speech.language ?? "en"),
      heard: hearing.heard(at: finding), location: element?.source,
      frame: element?.effectiveFrame,
      shape: finding.element.flatMap(screen.shape) ?? "screen", number: number)
  }
}
