import ArgumentParser
import EarshotAudit
import EarshotHost
import EarshotProject
import Foundation

/// Answers what is broken, for whom, and how to fix it.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what a listener would stumble over, and how to mend it.",
    discussion: """
      The nearest .earshot.yml upward from the working directory says which rules run and what \
      does not count; Documentation/Audit.md has its keys. A file that is named is audited even \
      when the configuration excludes it.

      \(BuiltInScreens.help)

      Examples:
        earshot audit menu.xml
        earshot audit pizza-before --language en
        earshot audit Resources --fail-on warning
        earshot audit Sources --fix=preview
        earshot audit screens --format sarif --output earshot.sarif
        earshot audit screens --write-baseline .earshot-baseline.json
        earshot audit screens --baseline .earshot-baseline.json --fail-on warning
        earshot audit screens --store history.db --no-worse-than PREVIOUS
        git ls-files -z '*.xml' | earshot audit --files-from - --format jsonl
      """)

  @Argument(
    help: ArgumentHelp(
      "Captures and strings files, or folders of them; - reads standard input. (default: what "
        + "the configuration includes, else the working directory)", valueName: "input"),
    completion: .file())
  var inputs: [String] = []

  @OptionGroup var list: FilesFrom

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var reportLanguage: ReportLanguageArguments

  @OptionGroup var imports: ImportArguments

  @OptionGroup var selection: AuditSelection

  @OptionGroup var baseline: BaselineArguments

  @OptionGroup var history: HistoryArguments

  @OptionGroup var reports: AuditReports

  @Option(
    help: ArgumentHelp(
      "What ends with status 1: error, warning, info, review or never. (default: the "
        + "configuration's, else error)", valueName: "level"))
  var failOn: FailureLevel?

  @Option(
    help: ArgumentHelp(
      "What inputs that cannot be read do to the exit status: fail makes it 3, warn leaves it to "
        + "the others. Reports name them either way. (default: the configuration's, else fail)",
      valueName: "fail|warn"))
  var unreadable: UnreadableInputs?

  @Option(
    help: ArgumentHelp(
      "Configuration to use. (default: the nearest .earshot.yml upward)", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The day that suppressions with a last day are compared with.",
      valueName: "YYYY-MM-DD"))
  var today: Day = .today

  @Option(
    help: ArgumentHelp(
      "PNG or JPEG of the screen, for contrast and texts in pictures. (default: a file beside the "
        + "input with its name)", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg"]))
  var screenshot: String?

  @Option(
    help: ArgumentHelp(
      "Findings of Apple's audit of the same screen, from WebDriverAgent or a device service.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var appleAudit: String?

  @Option(
    help: ArgumentHelp(
      "Language that strings files are translated from. (default: what they say, else en)",
      valueName: "tag"))
  var sourceLanguage: String?

  @Option(
    help: ArgumentHelp(
      "The path that standard input stands for in reports, suppressions and the baseline.",
      valueName: "path"))
  var stdinFilename: String?

  @Option(
    help: ArgumentHelp(
      "Mend in Swift source what can be mended without asking, then audit what is left; preview "
        + "prints the changes as a unified diff and writes nothing. --fix alone is --fix=apply.",
      valueName: "apply|preview"))
  var fix: FixMode?

  @Option(
    help: ArgumentHelp(
      "Audit only inputs that differ from a revision of Git, or are not in it; of a table of texts all "
        + "languages, of Swift source the project.", valueName: "revision"))
  var diff: String?

  @Option(help: "How many inputs are audited at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(
    help: "No notes and no warnings on standard error, and no report when nothing was found.")
  var quiet = false

  func validate() throws {
    guard (1...1_024).contains(jobs) else {
      throw ValidationError("--jobs \(jobs) is not between 1 and 1024")
    }
    for (option, file) in [("--screenshot", screenshot), ("--apple-audit", appleAudit)]
    where file != nil && inputs.count != 1 {
      throw ValidationError("\(option) is of one screen; name one input with it")
    }
    if stdinFilename != nil, !inputs.contains("-") {
      throw ValidationError("--stdin-filename is for standard input; name '-' as an input")
    }
    if diff != nil, baseline.writeBaseline != nil {
      throw ValidationError("--write-baseline is of all inputs; leave out --diff")
    }
    if fix != nil, inputs.contains("-") {
      throw ValidationError("--fix changes files; name them in the place of '-'")
    }
    if list.shard != nil, baseline.writeBaseline != nil {
      throw ValidationError("--write-baseline is of all inputs; leave out --shard")
    }
    if (inputs + [list.filesFrom ?? ""]).filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
  }

  func run() async throws {
    let file = try configurationFile(Messages(isQuiet: quiet))
    let configuration = file.configuration
    let messages = messages(configuration)
    var options = baseline.options
    options.take(configuration)
    let baselineFile = try options.file()
    let known = try baselineFile.map { file in
      try said(file.path, ExitStatus.wrongUsage, messages) { try file.read() }
    }
    var prepared = try self.job(file, messages)
    let inputs = AuditInputs(
      try self.inputs + list.inputs(messages), file, messages, changes: try changes(messages),
      shard: list.shard)
    prepared.imports.code = inputs.code
    prepared.isWanted = { configuration.wants($0) }
    let job = prepared
    if let fix {
      try FixJob(job, fix, messages).run(inputs.all)
      if fix == .preview { return }
    }
    var run = AuditRun(
      job: job, options: options, baselineFile: baselineFile,
      failOn: failOn ?? configuration.failOn ?? .error,
      warnsOfUnread: (unreadable ?? configuration.unreadable) == .warn,
      isForced: reports.overwrite.force, inputs: inputs,
      version: EarshotCommand.configuration.version, messages: messages)
    let reporter = configuration.reporter?.value
    let read = inputs.paths + companions(baselineFile)
    // What a baseline hides is known when all is read.
    let stream =
      baselineFile == nil && baseline.writeBaseline == nil
      ? try reports.stream(reporter, inputs: read, of: job, inputs.all.count, messages) : nil
    let cache = try cache(of: job, inputs.all.count, configuration, stream)
    var recorder = history.store.map { _ in HistoryRecorder(unread: inputs.unread.count) }
    let work = try await audit(inputs.all, job, &run, &recorder, stream, cache)
    cache?.end()
    run.interrupt(before: work.unfinished.map { inputs.all[$0] })
    let path = baseline.writeBaseline ?? baselineFile?.path ?? "-"
    var document = try said(path, ExitStatus.badInput, messages) {
      try run.document(known, isWhole: inputs.isWhole && work.signal == nil)
    }
    document.detail = AuditDocument.Detail(
      isQuiet: quiet, isVerbose: reports.verbose, isWhole: reports.all,
      explainsInput: imports.explainInput,
      showsSuppressed: reports.includeSuppressed)
    let failure = reports.write(
      document, inputs: read, reporter: reporter, stream: stream, run.streamed, messages)
    let kept = try await keep(recorder, of: job, isWhole: work.signal == nil, messages)
    let ended = work.signal.map(ExitStatus.of(signal:)) ?? run.status
    let status = max(ended, kept, failure?.status ?? ExitStatus.fine)
    // Work that nobody waits for may still have folders.
    if work.signal != nil { Interruption.shared.endProcess(withStatus: status) }
    if status != ExitStatus.fine { throw ExitCode(status) }
  }

  /// What was kept of earlier runs; `nil` for few inputs.
  private func cache(
    of job: AuditJob, _ count: Int, _ configuration: AuditConfiguration, _ stream: AuditStream?
  ) throws -> AuditCache? {
    guard count >= AuditCache.fewestInputs else { return nil }
    return AuditCache(
      in: imports.options.cache, of: job, configuration, try selection.options(configuration),
      writing: parts(stream))
  }

  /// What is made of the results as they come; a history needs the findings.
  private func parts(_ stream: AuditStream?) -> StreamedResult.Parts? {
    guard var parts = stream?.parts else { return nil }
    parts.keepsFiles = parts.keepsFiles || history.store != nil
    return parts
  }

  /// Audits the inputs, and writes what comes of them where reports are written at once.
  private func audit(
    _ inputs: [AuditInput], _ job: AuditJob, _ run: inout AuditRun,
    _ recorder: inout HistoryRecorder?, _ stream: AuditStream?, _ cache: AuditCache?
  ) async throws -> OrderedTasks.Outcome {
    let parts = parts(stream)
    let keepsFiles = stream?.keepsFiles ?? true
    if let stream { try stream.write(run.startStream()) }
    let progress = ProgressLine(total: inputs.count, isQuiet: quiet)
    defer { progress.clear() }
    @Sendable func audited(_ input: AuditInput) -> AuditJob.Outcome {
      var outcome = job.run(input)
      if let parts { outcome.stream(parts) }
      return outcome
    }
    return try await OrderedTasks.run(inputs, atOnce: jobs, endsEarly: true) { input in
      cache?.outcome(of: input, audited) ?? audited(input)
    } finished: { outcome in
      if stream != nil || !outcome.messages.isEmpty { progress.clear() }
      run.add(outcome, keepsFiles: keepsFiles)
      recorder?.add(outcome)
      if let result = outcome.streamed { try stream?.write(result) }
      progress.advance()
    }
  }

  /// The configuration; throws an exit status after saying what is wrong with it.
  func configurationFile(_ messages: Messages) throws -> ConfigurationFile {
    do throws(ConfigurationError) {
      return try ConfigurationFile.find(config)
    } catch {
      messages.error(error)
      throw ExitCode(ExitStatus.wrongUsage)
    }
  }

  /// The files that differ from the revision that the user names.
  private func changes(_ messages: Messages) throws -> ChangedFiles? {
    guard let diff else { return nil }
    return try said("--diff \(diff)", ExitStatus.wrongUsage, messages) {
      try ChangedFiles(since: diff)
    }
  }

  private func messages(_ configuration: AuditConfiguration) -> Messages {
    var messages = Messages(isQuiet: quiet, explainsInput: imports.explainInput)
    messages.saysLeftOut = !reports.tellLeftOut(configuration.reporter?.value)
    return messages
  }

  /// The work on an input, as options and configuration say.
  ///
  /// Throws `ValidationError`, or an exit status after saying why there is none.
  func job(_ file: ConfigurationFile, _ messages: Messages) throws -> AuditJob {
    let configuration = file.configuration
    var speech = reportLanguage.options(speech)
    speech.language = speech.language ?? configuration.language?.value
    let plan = AuditPlan(configuration, options: try selection.options(configuration))
    if plan.rules.isEmpty {
      messages.warning(
        "no rule runs; look at --only, --skip, --min-confidence and 'only_rules'", path: "earshot")
    }
    var job = AuditJob(
      speech: speech, imports: imports.options, isQuiet: quiet, explainsInput: imports.explainInput,
      plan: plan,
      suppressions: SuppressionRun(configuration.suppressions, today: today), folder: file.folder,
      today: today, language: speech.reportLanguage, screenshot: try .named(screenshot, messages),
      sourceLanguage: sourceLanguage, appleAudit: try appleResults(messages))
    job.saysLeftOut = messages.saysLeftOut
    job.stdinPath = stdinFilename
    return job
  }

  /// The files that the run reads besides its inputs, and the baseline that it writes.
  private func companions(_ baselineFile: BaselineFile?) -> [String] {
    [
      list.filesFrom, screenshot, appleAudit, config, baselineFile?.path, baseline.writeBaseline,
      imports.strings, history.store,
    ]
    .compactMap { $0 }
  }

  private func appleResults(_ messages: Messages) throws -> AppleAuditResults? {
    guard let appleAudit else { return nil }
    guard appleAudit == "-" || FileManager.default.fileExists(atPath: appleAudit) else {
      messages.error("there is no such file", help: "check the path", path: appleAudit)
      throw ExitCode(ExitStatus.wrongUsage)
    }
    return try AppleAuditResults(path: appleAudit, messages)
  }

  /// What comes of work on a baseline; ends with a status after saying why nothing does.
  private func said<Result>(
    _ path: String, _ status: Int32, _ messages: Messages, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as InputError {
      messages.error(error.message, help: error.help, path: path)
      throw ExitCode(status)
    }
  }
}

extension FixMode: ExpressibleByArgument {}
