import ArgumentParser
import EarshotProject
import EarshotReach
import EarshotWriting

/// Answers how much it takes to reach a goal by each technology.
struct Effort: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the cheapest way to a goal: gestures, words, presses of switches, seconds.",
    discussion: """
      A goal is an element by id, identifier or label; 'ID:action Name' is one of its actions, and \
      'ID=value' a value of an adjustable element. Several goals are done one after another, each \
      on what the one before has left.

      \(BuiltInScreens.help)

      The seconds are for comparing screens: which numbers are ours is told in \
      Documentation/Effort.md.

      Examples:
        earshot effort menu.xml --to Pay
        earshot effort pizza --language en --to "Pepperoni Heart" --to "Add to cart"
        earshot effort menu.xml --to "size=Large" --technology switch-control --switches 2
        earshot effort menu.xml --to Pay --budget "switch-control=20s,voiceover=12"
      """)

  @Argument(help: ArgumentHelp("A capture, or pizza.", valueName: "source"), completion: .file())
  var source: String

  @Option(
    name: .long,
    help: ArgumentHelp("What is wanted; several are done one after another.", valueName: "goal"))
  var to: [String]

  @Option(
    help: ArgumentHelp(
      "Where VoiceOver begins. (default: the first element)", valueName: "element"))
  var start: String?

  @Option(
    help: ArgumentHelp(
      "By what: voiceover, voice-control, switch-control, ui-test or all.",
      valueName: "technology"))
  var technology = ReadTechnology.all

  @OptionGroup var model: EffortArguments

  @Option(
    help: ArgumentHelp(
      "What it may take at most, such as 'voiceover=12,switch-control=20s'.", valueName: "limits"))
  var budget: String?

  @Flag(help: "Of a built-in app, the build before its adaptation.")
  var before = false

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var reportLanguage: ReportLanguageArguments

  @OptionGroup var imports: ImportArguments

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the document is written: json, markdown or text. (default: the ending of "
        + "--output, else text)"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    OutputFormat<EffortDocument>.all.chosenID(formatName, forFile: output.path) ?? "text"
  }

  @OptionGroup var output: OutputArguments

  func validate() throws {
    if to.isEmpty || to.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("name a goal with '--to'")
    }
    if before, !BuiltInScreens.isMeant(by: source, ignoresFolders: true) {
      throw ValidationError("'--before' is for the built-in app; a capture has one build")
    }
    if source == "-", technology.technologies.count > 1 || budget != nil {
      throw ValidationError("standard input can be read only once; name '--technology', or a file")
    }
    _ = try EffortBudget.limits(budget, among: technology.technologies)
    try FormatName.validate(format, among: OutputFormat<EffortDocument>.all.map(\.id))
  }

  func run() async throws {
    let messages = Messages(isQuiet: output.quiet, explainsInput: imports.explainInput)
    let technologies = technology.technologies
    let document = try await EffortJob(
      source: source, goals: to, start: start, technologies: technologies,
      limits: try EffortBudget.limits(budget, among: technologies), model: model.model,
      isBefore: before,
      reader: InputReader(
        speech: reportLanguage.options(speech), imports: imports.options, messages: messages)
    ).document()
    let destination = output.destination(reading: [source], messages)
    let writer = OutputFormat<EffortDocument>.all.first { $0.id == format }
    try destination.write(writer?.write(document) ?? [])
    try destination.close()
    if !document.exceeded.isEmpty { throw ExitCode(ExitStatus.findings) }
  }
}
