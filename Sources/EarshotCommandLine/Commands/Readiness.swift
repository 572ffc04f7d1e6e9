import ArgumentParser
import EarshotAudit
import EarshotProject
import EarshotWriting
import Foundation

/// Answers which requirements of a standard an app bears out, with the evidence.
struct Readiness: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Put findings and scenarios beside the labels of the App Store, or a standard.",
    discussion: """
      For each requirement: supported by the evidence, not supported, or not enough evidence; what \
      the captures, findings and scenarios show, and what a person still has to try. Each folder \
      below the one that is named is a task; iPhone and iPad are told apart by the size of the \
      screen. Scripts in the folders (.vo, .vc, .sc) are driven as scenarios of the screens that \
      they name. The nearest .earshot.yml holds, as for 'earshot audit'.

      'pizza' and 'pizza-before' stand for all screens of the built-in app.

      Examples:
        earshot readiness screens
        earshot readiness screens --standard en301549 --output readiness.html
        earshot readiness screens --scenarios scripts --format markdown --messages ru
        earshot readiness pizza --language en
      """)

  @Argument(
    help: ArgumentHelp(
      "Captures and scripts, or folders of them.", valueName: "input"), completion: .file())
  var inputs: [String]

  @Option(
    help: ArgumentHelp(
      "The requirements: labels of the App Store, wcag, en301549 or gost.", valueName: "name"))
  var standard = ReadinessStandard.labels

  @Option(
    help: ArgumentHelp(
      "Scripts that lie elsewhere, or a folder of them; may repeat.", valueName: "path"),
    completion: .file())
  var scenarios: [String] = []

  @Option(help: ArgumentHelp("The day of suppressions.", valueName: "YYYY-MM-DD"))
  var today: Day = .today

  @Option(help: "How many inputs are audited at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var reportLanguage: ReportLanguageArguments

  @OptionGroup var imports: ImportArguments

  @OptionGroup var selection: AuditSelection

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the document is written: html, json, markdown or text. (default: the ending of "
        + "--output, else text)"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    OutputFormat<ReadinessDocument>.all.chosenID(formatName, forFile: output.path) ?? "text"
  }

  @OptionGroup var output: OutputArguments

  func validate() throws {
    try FormatName.validate(format, among: OutputFormat<ReadinessDocument>.all.map(\.id))
    guard (1...1_024).contains(jobs) else {
      throw ValidationError("--jobs \(jobs) is not between 1 and 1024")
    }
    if inputs.contains("-") {
      throw ValidationError("evidence is told with its files; name files or folders")
    }
  }

  func run() async throws {
    let messages = Messages(isQuiet: output.quiet, explainsInput: imports.explainInput)
    let found = ReadinessInputs(inputs, scenarios: scenarios)
    guard !found.captures.isEmpty else {
      messages.error(
        "there is no capture to look at",
        help: "name captures, or a folder of them, with the scripts",
        path: inputs.first ?? "earshot")
      throw ExitCode(ExitStatus.badInput)
    }
    let job = ReadinessJob(inputs: found, scripts: scripts)
    let audit = try DocumentAudit(
      of: found.captures, speech: reportLanguage.options(speech), imports: imports.options,
      today: today, version: EarshotCommand.configuration.version, messages: messages,
      plan: { AuditPlan($0, options: try selection.options($0)) },
      where: { !DriveScripts.isScript($0) })
    // Texts of the app are on no screen, and no task has them.
    let isCapture = { (input: AuditInput) in
      if case .capture = input { return true }
      return false
    }
    let progress = ProgressLine(
      total: audit.inputs.all.count(where: isCapture), isQuiet: output.quiet)
    let (findings, status) = try await audit.run(atOnce: jobs, where: isCapture) {
      progress.clear()
      progress.advance()
    }
    progress.clear()
    let driven = await job.scenarios()
    let document = job.document(findings, driven.scenarios, for: standard)
    let destination = output.destination(reading: audit.inputs.paths + found.scripts, messages)
    try destination.write(OutputFormat<ReadinessDocument>.all.named(format)?.write(document) ?? [])
    try destination.close()
    let worst = max(status, driven.status)
    if worst != ExitStatus.fine { throw ExitCode(worst) }
  }

  /// The runner of scenarios; a script names its own language, and the audit has said what is odd.
  private var scripts: DriveScripts {
    var options = speech.options
    options.language = nil
    return DriveScripts(
      sources: DriveSources(
        isBefore: false, isScripted: true,
        reader: InputReader(
          speech: options, imports: imports.options, messages: Messages(isQuiet: true))),
      isRecording: false, setup: DriveSetup())
  }
}

extension ReadinessStandard: ExpressibleByArgument {}
