package import EarshotAudit
import EarshotCaptures
package import EarshotHost
import EarshotText
package import EarshotTree
import EarshotWriting

/// Audits inputs as the options say; a value, so that several can be audited at once.
package struct AuditJob: Sendable {
  /// The result of an input.
  package struct Outcome: Sendable {
    /// The findings by file; none if nothing could be read.
    package var files: [AuditDocument.File] = []
    /// The suppressions of the configuration, after this input.
    package var suppressions: SuppressionRun
    /// The numbers of files of an archive that were passed over.
    package var leftOut = AuditDocument.LeftOut()
    /// The files that should have been audited and could not be read.
    package var unread: [AuditDocument.Unread] = []
    /// The messages about it.
    package var messages = ""
    /// The exit status.
    package var status = ExitStatus.fine
    /// The lines and numbers of the files; `nil` if no report is written as results come.
    package var streamed: StreamedResult?
    /// Whether the same input would give the same again: no program was missing, and no pattern of
    /// the configuration took too long.
    package var isRepeatable = true
  }

  /// The options of speech.
  package var speech: SpeechOptions
  /// The options of importers.
  package var imports: ImportOptions
  /// Whether notes and warnings are left out.
  package var isQuiet: Bool
  /// Whether the properties that inputs do not tell are named.
  package var explainsInput: Bool
  /// Whether is said how much of archives was passed over; most reports say it.
  package var saysLeftOut = true
  /// The rules that run, with their severities.
  package var plan: AuditPlan
  /// The suppressions of the configuration, none of them used.
  package var suppressions: SuppressionRun
  /// Whether a file of a folder of source is judged and mended; the configuration decides.
  package var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// The folder that suppressions see the inputs from.
  package var folder: AbsolutePath
  /// The day that suppressions are compared with.
  package var today: Day
  /// The language of the words.
  package var language: String
  /// The screenshot that the user names; `nil` looks for one beside each input.
  package var screenshot: Screenshot?
  /// The language that texts are translated from; `nil` takes what they say themselves.
  package var sourceLanguage: String?
  /// The findings of Apple's audit on the screen; `nil` if the user names none.
  package var appleAudit: AppleAuditResults?
  private var search = TimedPatternSearch()
  /// The path that standard input stands for; `nil` leaves it `-`.
  package var stdinPath: String?

  package init(
    speech: SpeechOptions, imports: ImportOptions, isQuiet: Bool, explainsInput: Bool = false,
    plan: AuditPlan,
    suppressions: SuppressionRun, folder: AbsolutePath, today: Day, language: String,
    screenshot: Screenshot? = nil, sourceLanguage: String? = nil,
    appleAudit: AppleAuditResults? = nil
  ) {
    self.speech = speech
    self.imports = imports
    self.isQuiet = isQuiet
    self.explainsInput = explainsInput
    self.plan = plan
    self.suppressions = suppressions
    self.folder = folder
    self.today = today
    self.language = language
    self.screenshot = screenshot
    self.sourceLanguage = sourceLanguage
    self.appleAudit = appleAudit
  }

  /// The same job without what it learned about patterns of the configuration.
  var renewed: AuditJob {
    var job = self
    job.search = TimedPatternSearch()
    return job
  }

  /// Whether a pattern of the configuration took too long, so that a thread still looks for it.
  var hasSlowPattern: Bool { search.hasSlow }

  /// Audits an input.
  package func run(_ input: AuditInput) -> Outcome {
    CustomRule.$search.withValue(search) { audit(input) }
  }

  /// The findings in a capture that is read already; what is said about it is not passed on.
  func files(of capture: Capture, _ path: String) -> [AuditDocument.File] {
    let reader = InputReader(
      speech: speech, imports: imports, messages: Messages(isQuiet: true, log: MessageLog()))
    var outcome = Outcome(suppressions: suppressions)
    CustomRule.$search.withValue(search) { audit(capture, path, &outcome, reader) }
    return outcome.files
  }

  private func audit(_ input: AuditInput) -> Outcome {
    switch input {
    case .capture(let path): return run(path)
    case .strings(let files):
      let log = MessageLog()
      var outcome = Outcome(suppressions: suppressions)
      StringsAudit(job: self, messages: Messages(isQuiet: isQuiet, log: log))
        .run(files, &outcome)
      outcome.unread = log.errors
      tellSlowPatterns(files.first?.path ?? "", &outcome, Messages(isQuiet: isQuiet, log: log))
      outcome.messages = log.text
      outcome.report()
      return outcome
    }
  }

  /// Names the rules whose patterns took too long for the first time, which is a mistake in them.
  private func tellSlowPatterns(_ path: String, _ outcome: inout Outcome, _ messages: Messages) {
    for rule in search.takeSlow() {
      messages.error(
        "the pattern of the rule '\(rule)' was stopped after \(TimedPatternSearch.limit) seconds",
        help: "leave out repetitions of repetitions, such as '(a+)+', in its regex", path: path)
      outcome.status = max(outcome.status, ExitStatus.wrongUsage)
    }
  }

  private func run(_ path: String) -> Outcome {
    let log = MessageLog()
    var reader = InputReader(
      speech: speech, imports: imports,
      messages: Messages(isQuiet: isQuiet, log: log, explainsInput: explainsInput))
    reader.forgivenDocuments = .all
    reader.messages.saysLeftOut = saysLeftOut
    var outcome = Outcome(suppressions: suppressions)
    do throws(RunFailure) {
      let capture = try reader.capture(path)
      // Files of an archive; what is said later is about what was read.
      outcome.unread = log.errors
      outcome.leftOut = capture.leftOut
      // The summary of the report says for all inputs that something could not be measured.
      if explainsInput { reader.messages.note(losses: capture.losses, path: path) }
      if capture.isIncomplete { outcome.status = ExitStatus.badInput }
      // What an element lacks may stand in the part that is missing.
      if capture.cut == nil { audit(capture, path, &outcome, reader) }
    } catch {
      switch error {
      // Code without a view is no capture that was taken too early.
      case .emptyInput where SourceInput.isMeant(by: path): outcome.unread = log.errors
      case .emptyDocument where reader.isJoined(path):
        let format = CaptureFormat.interfaceBuilder.id
        outcome.files = [AuditDocument.File(path: path, format: format, screens: [])]
      case .emptyInput, .emptyDocument:
        let screen = emptyScreen(isDocument: error == .emptyDocument)
        outcome.files = [
          AuditDocument.File(path: path, format: imports.from ?? "unknown", screens: [screen])
        ]
      case .badInput, .wrongUsage, .internalFailure: outcome.unread = log.errors
      }
      outcome.status = error.status
    }
    tellSlowPatterns(path, &outcome, reader.messages)
    outcome.messages = log.text
    if path == "-", let stdinPath { outcome.rename(path, to: stdinPath) }
    outcome.report()
    return outcome
  }

  /// The language of the words about some files: that which the user chose, else that of their screens
  /// where all of them have one, else that of the job.
  package func language(of files: [AuditDocument.File]) -> String {
    language(ofScreensIn: files.reduce(into: []) { $0.formUnion($1.languages) })
  }

  /// The language of the words about screens in some languages; an empty text of one that tells none.
  func language(ofScreensIn languages: Set<String>) -> String {
    guard speech.messages == nil, speech.language == nil else { return language }
    let codes = Set(languages.map { $0.isEmpty ? "" : Language($0).code })
    guard codes.count == 1, let only = codes.first, SpeechOptions.reportLanguages.contains(only)
    else { return language }
    return only
  }

  /// The path that an input is known by.
  private func name(of path: String) -> String { path == "-" ? stdinPath ?? path : path }

  private func audit(
    _ capture: Capture, _ path: String, _ outcome: inout Outcome, _ reader: InputReader
  ) {
    let lost = Set(capture.losses.map(\.what))
    let unknown = capture.screens.reduce(lost) { $1.missingFields(among: $0) }
    if capture.format == SourceInput.format {
      return auditSource(capture, path, &outcome, reader)
    }
    var comments = SuppressionRun(CommentSuppressions.of(capture, path), today: today)
    var results: [AuditDocument.ScreenResult] = []
    let seenPath = name(of: path) == "-" ? path : AbsolutePath(name(of: path)).relative(to: folder)
    let lines = CommentSuppressions.lines(of: capture.screens)
    let found = found(on: capture, path, unknown, reader.messages)
    outcome.isRepeatable = found.allSatisfy(\.isRepeatable)
    for (index, screen) in capture.screens.enumerated() {
      let names = SuppressedScreen(path: seenPath, title: screen.title, lines: lines[index])
      outcome.suppressions.see(names)
      comments.see(names)
      results.append(
        found[index].result { finding, element in
          comments.suppression(hiding: finding, of: element, on: names)
            ?? outcome.suppressions.suppression(hiding: finding, of: element, on: names)
        })
    }
    for (index, origin) in capture.origins.enumerated() { results[index].origin = origin }
    for (suppression, finding) in comments.findings(plan, isWhole: true) {
      let index = lines.firstIndex { $0.contains(suppression.location.line) } ?? results.count - 1
      results[index].problems +=
        problem(
          finding, at: suppression.location, number: results[index].problems.count + 1
        ).map { [$0] } ?? []
    }
    for found in capture.codeFindings {
      let index = lines.firstIndex { $0.contains(found.location.line) } ?? results.count - 1
      let number = results[index].problems.count + 1
      results[index].problems += problem(found, number: number).map { [$0] } ?? []
    }
    if plan.asksForTextSizes, !capture.screens.contains(where: \.tellsTextGrowth) {
      reader.messages.noteFontsAreUnknown(path: path)
    }
    let isDocument = capture.format == CaptureFormat.interfaceBuilder.id
    if !isDocument, results.allSatisfy({ $0.stopCount == 0 }) {
      outcome.status = reader.silence(of: capture, path: path).status
    }
    outcome.files = [AuditDocument.File(path: path, format: capture.format, screens: results)]
    tellInLanguage(&outcome.files)
  }

  /// Audits the screens that code makes, and the code.
  private func auditSource(
    _ capture: Capture, _ path: String, _ outcome: inout Outcome, _ reader: InputReader
  ) {
    let unknown: Set<Element.Field> = capture.screens.reduce([]) { $1.missingFields(among: $0) }
    let read = CodeSuppressions(capture.codeComments, rules: plan.known)
    for mistake in read.mistakes {
      reader.messages.warning(
        "\(mistake.message); \(mistake.help)", path: mistake.comment.path,
        at: mistake.comment.location)
    }
    var source = SourceAudit(
      job: self, capture: capture, path: path,
      comments: SuppressionRun(read.suppressions, today: today))
    var results: [AuditDocument.ScreenResult] = []
    let found = found(on: capture, path, unknown, reader.messages)
    outcome.isRepeatable = found.allSatisfy(\.isRepeatable)
    for (index, screen) in capture.screens.enumerated() {
      let origin = capture.origins.indices.contains(index) ? capture.origins[index] : path
      let names = SuppressedScreen(
        path: AbsolutePath(origin).relative(to: folder), title: screen.title)
      outcome.suppressions.see(names)
      results.append(
        found[index].result { finding, element in
          source.suppression(hiding: finding, of: element, onScreen: index)
            ?? outcome.suppressions.suppression(hiding: finding, of: element, on: names)
        })
    }
    if plan.asksForTextSizes { reader.messages.noteFontsAreUnknown(path: path) }
    // Code that is judged need not be a screen.
    if capture.codeFindings.isEmpty, results.allSatisfy({ $0.stopCount == 0 }) {
      outcome.status = reader.silence(of: capture, path: path).status
    }
    outcome.files = source.files(results, &outcome.suppressions)
    tellInLanguage(&outcome.files)
  }

  private func tellInLanguage(_ files: inout [AuditDocument.File]) {
    let spoken = self.language(of: files)
    for index in files.indices { files[index].tell(in: spoken, insteadOf: language) }
  }

  /// The findings on the screens of a capture, on all cores where there are several.
  private func found(
    on capture: Capture, _ path: String, _ unknown: Set<Element.Field>, _ messages: Messages
  ) -> [ScreenAudit.Found] {
    // What is said of an imported audit has the order of the screens.
    guard appleAudit == nil, capture.screens.count > 1 else {
      return capture.screens.indices.map { find($0, on: capture, path, unknown, messages) }
    }
    return DeepWork.map(capture.screens.count) { number in
      CustomRule.$search.withValue(search) {
        // Of one screen among several nothing is said.
        find(number, on: capture, path, unknown, Messages(isQuiet: isQuiet, log: MessageLog()))
      }
    }
  }

  private func find(
    _ number: Int, on capture: Capture, _ path: String, _ unknown: Set<Element.Field>,
    _ messages: Messages
  ) -> ScreenAudit.Found {
    let screen = capture.screens[number]
    return ScreenAudit(
      job: self, screen: screen, format: capture.format, unknown: unknown,
      picture: picture(of: screen, capture, path, messages),
      places: capture.places.indices.contains(number) ? capture.places[number] : [:],
      entry: capture.entries.indices.contains(number) ? capture.entries[number] : nil, messages
    ).found(number: number + 1)
  }

  /// The screenshot of a screen; an input with several screens has none, as nobody knows of which.
  private func picture(
    of screen: Screen, _ capture: Capture, _ path: String, _ messages: Messages
  ) -> ScreenPicture? {
    guard capture.screens.count == 1 else { return nil }
    let named = screenshot ?? Screenshot.inside(capture, path, messages)
    guard path != "-" || named != nil else { return nil }
    return ScreenPicture.of(
      path, named: named, screen: screen,
      language: Language(screen.language ?? language).code, messages)
  }

  /// The result of an input that holds no screen.
  private func emptyScreen(isDocument: Bool) -> AuditDocument.ScreenResult {
    let problem = emptyFinding(isDocument: isDocument)
      .flatMap { self.problem($0, at: nil, number: 1) }
    return AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 0, problems: problem.map { [$0] } ?? [],
      outcomes: [])
  }

  /// The finding that there is nothing to hear; `nil` of a document, which code fills, or which
  /// stays without words on purpose, as a launch screen does.
  func emptyFinding(isDocument: Bool) -> Finding? {
    isDocument ? nil : plan.finding(.captureEmpty)
  }

  /// A finding about the run and not about an element, in words.
  package func problem(
    _ finding: Finding, at location: SourceLocation?, number: Int
  ) -> AuditDocument.Problem? {
    Rule.named(finding.rule).map {
      problem(finding, of: $0, at: location, shape: finding.subject, number: number)
    }
  }

  /// A finding about code in words; `nil` when its rule does not run.
  func problem(_ found: CodeFinding, number: Int) -> AuditDocument.Problem? {
    finding(of: found).flatMap { problem($0, at: found.location, number: number) }
  }

  /// The finding of a flaw in code; `nil` when its rule does not run.
  func finding(of found: CodeFinding) -> Finding? {
    guard let rule = Rule.named(found.rule),
      var finding = plan.finding(
        rule,
        found.arguments.mapValues { text in
          Double(text).map(Finding.Argument.number) ?? .text(text)
        })
    else { return nil }
    if found.isQuestion { finding.outcome = .review }
    return finding
  }

  /// A finding of a rule in words, with what is heard there.
  package func problem(
    _ finding: Finding, of rule: Rule, preview: SpeechPreview? = nil, at location: SourceLocation?,
    frame: Rect? = nil, shape: String, number: Int, hiddenBy suppression: Suppression? = nil,
    subjects: FixSubjects = FixSubjects()
  ) -> AuditDocument.Problem {
    var words = rule.words(for: finding, in: language)
    words.advice = subjects.adapted(words.advice, finding)
    var problem = AuditDocument.Problem(
      finding: finding, rule: rule, words: words, preview: preview,
      location: location, frame: frame, shape: shape, number: number,
      suppression: suppression.map { .configuration(reason: $0.reason ?? "") },
      subjects: subjects)
    problem.isSeverityConfigured = plan.configuredSeverities.contains(rule.id)
    return problem
  }
}

extension AuditDocument.File {
  /// Writes the words of its problems in a language, unless it is the one that they have.
  mutating func tell(in language: String, insteadOf old: String) {
    guard language != old else { return }
    for screen in screens.indices {
      for index in screens[screen].problems.indices {
        screens[screen].problems[index].tell(in: language)
      }
    }
  }
}

extension AuditJob.Outcome {
  /// Calls an input by another path.
  fileprivate mutating func rename(_ path: String, to name: String) {
    for (index, file) in files.enumerated() where file.path == path {
      files[index] = AuditDocument.File(path: name, format: file.format, screens: file.screens)
    }
    for index in unread.indices where unread[index].path == path { unread[index].path = name }
    messages = Messages.renamed(messages, path, to: name)
  }

  /// Writes paths as reports have them; messages keep what the user wrote.
  fileprivate mutating func report() {
    for (index, file) in files.enumerated() where file.path != AbsolutePath.reported(file.path) {
      files[index] = AuditDocument.File(
        path: AbsolutePath.reported(file.path), format: file.format, screens: file.screens)
    }
    for index in unread.indices { unread[index].path = AbsolutePath.reported(unread[index].path) }
  }
}
