import ArgumentParser
import EarshotAudit
import EarshotProject
import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotStrings
import EarshotWriting
import Foundation

/// Answers what a screen says, stop by stop.
struct Read: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what VoiceOver says on a screen, or what other technologies make of it.",
    discussion: """
      One line a stop, in the order of swiping right, as the caption panel would show it. A folder \
      stands for the captures in it; a .vodesign package and a zip archive are one input.

      With --technology all each target has four readings: what VoiceOver says, the name in Voice \
      Control, the way of Switch Control and how a UI test finds it; what one reaches and another \
      does not is marked.

      Of a .strings, .stringsdict or .xcstrings file it prints what is heard of each text for some \
      numbers, in each language of the file.

      \(BuiltInScreens.help)

      Examples:
        earshot read menu.xml
        earshot read pizza --language en
        earshot read menu.xml --ids
        earshot read Sources --list
        earshot read Sources --entry MenuView
        earshot read menu.xml --ids --rotor headings
        earshot read menu.xml --language ru --no-hints
        earshot read menu.xml --technology all
        earshot read Base.lproj/Main.storyboard --language ru
        earshot read ru.lproj/Localizable.stringsdict --numbers 0,1,2,5
        earshot read screens --format jsonl --output stops.jsonl
        earshot read menu.view.json --format markdown --output menu.md
        earshot read menu.xml --spoken
        pbpaste | earshot read - --style script
      """)

  @Argument(
    help: ArgumentHelp("Captures, or folders of them; - reads standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String] = []

  @OptionGroup var files: FilesFrom

  @Option(
    help: ArgumentHelp(
      "Whose reading: voiceover, voice-control, switch-control, ui-test or all.",
      valueName: "technology"))
  var technology = ReadTechnology.voiceOver

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var reportLanguage: ReportLanguageArguments

  @Flag(help: "What the voice says in the place of what is written, in JSON besides it.")
  var spoken = false

  @Flag(help: "The number and the id of each stop before it, for scripts and 'draw --focus'.")
  var ids = false

  @Flag(
    help: "Name the screens of the input, each with its place and kind, in place of reading them.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Only the stops that a rotor mode goes to, such as headings, or a rotor of the app; with --ids "
        + "they keep their numbers.", valueName: "mode"))
  var rotor: String?

  @OptionGroup var voiceOverSettings: VoiceOverSettingsArguments

  @OptionGroup var imports: ImportArguments

  @OptionGroup var strings: StringArguments

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the document is written: json, jsonl, markdown or text. (default: the ending of --output, "
        + "else text)", valueName: "format"))
  var formatName: String?

  /// Whether each input is a line of JSON.
  private var writesLines: Bool {
    formatName.map { $0 == ReadLine.format } ?? (output?.lowercased().hasSuffix(".jsonl") == true)
  }

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    if writesLines { return "json" }
    return OutputFormat<Reading>.all.chosenID(formatName, forFile: output) ?? "text"
  }

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "How many inputs are read at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var overwrite: OverwriteArguments

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    guard (1...1_024).contains(jobs) else {
      throw ValidationError("--jobs \(jobs) is not between 1 and 1024")
    }
    if inputs.isEmpty, files.filesFrom == nil {
      throw ValidationError("Missing expected argument '<input> ...'")
    }
    if (inputs + [files.filesFrom ?? ""]).filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    if technology != .voiceOver, speech.style != .caption {
      throw ValidationError("'--style' is for '--technology voiceover'")
    }
    if spoken, technology != .voiceOver || speech.style != .caption {
      throw ValidationError("'--spoken' is for the captions of VoiceOver")
    }
    if rotor != nil, technology != .voiceOver {
      throw ValidationError("'--rotor' is for '--technology voiceover'")
    }
    if list, technology != .voiceOver || ids || spoken || rotor != nil {
      throw ValidationError("'--list' names screens and reads none; leave other options away")
    }
    if list, !["text", "json"].contains(format) {
      throw ValidationError("'--list' writes text or json")
    }
    if ids, technology != .voiceOver || format != "text" {
      throw ValidationError("'--ids' is for the captions of VoiceOver as text; JSON has the ids")
    }
    let formats =
      technology == .voiceOver
      ? OutputFormat<Reading>.all.map(\.id) : OutputFormat<ReachDocument>.all.map(\.id)
    try FormatName.validate(format, among: (formats + [ReadLine.format]).sorted())
  }

  func run() async throws {
    let messages = Messages(isQuiet: quiet, explainsInput: imports.explainInput)
    let inputs = try inputs + files.inputs(messages)
    let isFirst = files.shard?.number ?? 1 == 1
    let log = MessageLog()
    var logged = messages
    logged.log = log
    let found = inputs.map { InputFolder.readable(of: $0, listsScreens: list, logged) }
    // What cannot be found is told by one of several runs.
    if isFirst { messages.pass(on: log.text) }
    let all = found.flatMap(\.paths)
    let paths = files.shard?.part(of: all) ?? all
    if OutputFormat<StringReading>.all.named(format) == nil,
      paths.contains(where: { StringsFile.isOne($0) })
    {
      try FormatName.validate(format, among: OutputFormat<StringReading>.all.map(\.id))
    }
    var job = try job(format, isOneOfMany: all.count > 1 || writesLines, messages)
    job.writesLines = writesLines
    job.take(found)
    job.tellsIDs = ids
    let isIncomplete = isFirst && found.contains(where: \.isIncomplete)
    let statuses = try await read(
      paths, job, in: inputs, isIncomplete, isFirst ? log.errors : [], messages)
    if let worst = statuses.max(), worst > ExitStatus.fine { throw ExitCode(worst) }
  }

  /// Reads the inputs and writes their documents as they come; the statuses of that.
  private func read(
    _ paths: [String], _ job: ReadJob, in inputs: [String], _ isIncomplete: Bool,
    _ missing: [AuditDocument.Unread], _ messages: Messages
  ) async throws -> Set<Int32> {
    let destination = Destination(
      path: output, overwrite.place(inputs + paths + [imports.strings]),
      isStreamed: paths.count > 1, messages)
    var statuses: Set<Int32> = isIncomplete ? [ExitStatus.badInput] : []
    var (heard, unread) = (0, missing.count)
    if job.writesLines { try destination.write(ReadLine.unread(missing)) }
    let progress = ProgressLine(total: paths.count, isQuiet: quiet)
    defer { progress.clear() }
    try await OrderedTasks.run(paths, atOnce: jobs) { path in
      job.run(path)
    } finished: { outcome in
      if output == nil || !outcome.messages.isEmpty { progress.clear() }
      messages.pass(on: outcome.messages)
      statuses.insert(outcome.status)
      heard += outcome.isHeard ? 1 : 0
      unread += outcome.unread.count
      try destination.write(outcome.document)
      progress.advance()
    }
    if job.writesLines {
      try destination.write(
        ReadLine.summary(
          version: EarshotCommand.configuration.version, files: heard, unread: unread))
    }
    try destination.close()
    if heard == 0, !paths.isEmpty || files.shard == nil, statuses.max() ?? 0 == ExitStatus.fine {
      statuses.insert(messages.silence(of: inputs))
    }
    return statuses
  }

  /// The work on an input, as the options say.
  ///
  /// Throws `ValidationError`, or an exit status after saying why there is none.
  func job(_ format: String, isOneOfMany: Bool, _ messages: Messages) throws -> ReadJob {
    var job = ReadJob(
      output: format,
      speech: try voiceOverSettings.options(reportLanguage.options(speech), messages),
      imports: imports.options, isQuiet: quiet, isOneOfMany: isOneOfMany, technology: technology,
      stringOptions: strings.options, isSpoken: spoken)
    job.rotor = rotor
    job.listsScreens = list
    return job
  }
}
