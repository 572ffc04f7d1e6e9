import ArgumentParser
import EarshotAudit
import EarshotProject
import EarshotReach
import EarshotSession
import EarshotWriting

/// Answers, for somebody who ordered an audit, what hinders people and what is to be done.
struct Report: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the audit of an app as one document for a client.",
    discussion: """
      The document begins with the result and a table of WCAG, then has the screens as they are \
      heard, every finding with its fix, what changed since the version before, the effort of a \
      goal, and how all was done. The nearest .earshot.yml holds, as for 'earshot audit'.

      Examples:
        earshot report screens --app Pizza --output pizza.html
        earshot report screens --before old-screens --messages ru --output pizza.html
        earshot report menu.xml --to Pay --format markdown > menu.md
      """)

  @Argument(
    help: ArgumentHelp("Captures, or folders of them.", valueName: "input"), completion: .file())
  var inputs: [String]

  @Option(help: ArgumentHelp("The title. (default: what it is, with the app)", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The name of the app.", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("The day of the document.", valueName: "YYYY-MM-DD"))
  var date: Day = .today

  @Option(
    help: ArgumentHelp(
      "The version before, a capture or folder to compare the one input with.", valueName: "input"),
    completion: .file())
  var before: String?

  @Option(
    help: ArgumentHelp(
      "A goal whose effort is told, on the one input; several are done one after another.",
      valueName: "goal"))
  var to: [String] = []

  @OptionGroup var overwrite: OverwriteArguments

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var reportLanguage: ReportLanguageArguments

  @OptionGroup var imports: ImportArguments

  @OptionGroup var selection: AuditSelection

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the document is written: html or markdown. (default: the ending of --output, "
        + "else html)"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    OutputFormat<ClientReport>.all.chosenID(formatName, forFile: output) ?? "html"
  }

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try FormatName.validate(format, among: OutputFormat<ClientReport>.all.map(\.id))
    if inputs.count != 1, before != nil || !to.isEmpty {
      throw ValidationError("'--before' and '--to' are about one input; name one with them")
    }
    if inputs.contains("-") {
      throw ValidationError("a report reads its inputs several times; name files or folders")
    }
  }

  func run() async throws {
    let messages = Messages(isQuiet: quiet, explainsInput: imports.explainInput)
    let work = try DocumentAudit(
      of: inputs, speech: reportLanguage.options(speech), imports: imports.options, today: date,
      version: EarshotCommand.configuration.version, messages: messages,
      plan: { AuditPlan($0, options: try selection.options($0)) })
    let (audit, status) = try await work.run()
    let paths = work.inputs.capturePaths
    // What the audit has said about the inputs is not said again.
    let silent = InputReader(
      speech: reportLanguage.options(speech), imports: imports.options,
      messages: Messages(isQuiet: true, log: MessageLog()))
    let job = ClientReportJob(
      draw: DrawJob(view: .both, technology: DrawnTechnology(), reader: silent),
      compare: CompareJob(
        reader: InputReader(
          speech: reportLanguage.options(speech), imports: imports.options, messages: messages),
        pace: SpeechPace(rate: 0.5)), before: before)
    var report = ClientReport(
      title: "", app: app, date: date, audit: ClientReportJob.shown(audit),
      screens: job.screens(of: paths), comparisons: try job.comparisons(with: inputs[0]),
      effort: try await effort(messages))
    report.title = title ?? report.standardTitle
    let destination = Destination(
      path: output, overwrite.place(paths + [before]), messages)
    try destination.write(OutputFormat<ClientReport>.all.named(format)?.write(report) ?? [])
    try destination.close()
    if status != ExitStatus.fine { throw ExitCode(status) }
  }

  private func effort(_ messages: Messages) async throws -> EffortDocument? {
    guard !to.isEmpty else { return nil }
    return try await EffortJob(
      source: inputs[0], goals: to, technologies: ReachTechnology.allCases, limits: [],
      model: EffortModel(), isBefore: false,
      reader: InputReader(
        speech: reportLanguage.options(speech), imports: imports.options, messages: messages)
    ).document()
  }
}
