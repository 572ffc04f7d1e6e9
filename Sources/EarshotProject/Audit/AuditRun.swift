package import EarshotAudit
import EarshotHost
import EarshotTree
import Foundation

/// Everything that one run found, in the order of its inputs.
package struct AuditRun {
  /// The work on one input.
  package let job: AuditJob
  /// The options about the baseline.
  package let options: BaselineOptions
  /// The baseline that is read; `nil` if there is none.
  package let baselineFile: BaselineFile?
  /// The severity from which findings make the run fail.
  package let failOn: FailureLevel
  /// Whether inputs that cannot be read leave the status to the others.
  package let warnsOfUnread: Bool
  /// Whether the baseline takes the place of a file that is none.
  package let isForced: Bool
  /// The place for messages.
  package let messages: Messages
  /// The version of the program, for the document.
  package let version: String
  private var suppressions: SuppressionRun
  private var files: [AuditDocument.File] = []
  /// The numbers of what was written as the results came.
  package private(set) var streamed = AuditJSONLines.Streamed()
  /// The paths of the inputs, as long as none of them had a screen or a text.
  private var silentPaths: [String]? = []
  /// The paths of what was looked at as a whole; of other files a baseline may know more.
  private var audited: [String] = []
  private var unread: [AuditDocument.Unread]
  private var leftOut: AuditDocument.LeftOut
  private let isMissing: Bool
  private var isInterrupted = false
  /// Whether only some of the inputs of a project are looked at, each by another run.
  private let shard: Shard?
  private var writtenBaseline: (path: String, findings: Int, line: String?)?
  private var stale: [(key: Baseline.Key, count: Int)] = []
  /// The worst status of the inputs.
  package private(set) var status: Int32

  package init(
    job: AuditJob, options: BaselineOptions, baselineFile: BaselineFile?, failOn: FailureLevel,
    warnsOfUnread: Bool = false, isForced: Bool = false, inputs: AuditInputs, version: String,
    messages: Messages
  ) {
    self.warnsOfUnread = warnsOfUnread
    self.isForced = isForced
    self.job = job
    self.options = options
    self.baselineFile = baselineFile
    self.failOn = failOn
    status = inputs.status
    isMissing = inputs.isMissing
    unread = inputs.unread
    leftOut = inputs.leftOut
    shard = inputs.shard
    self.messages = messages
    self.version = version
    suppressions = job.suppressions
  }

  /// Takes what came of the next input.
  ///
  /// - Parameter keepsFiles: whether a report needs the findings at the end.
  package mutating func add(_ outcome: AuditJob.Outcome, keepsFiles: Bool = true) {
    messages.pass(on: outcome.messages)
    suppressions.merge(outcome.suppressions)
    status = max(status, outcome.status)
    unread += outcome.unread
    leftOut += outcome.leftOut
    if keepsFiles { files += outcome.files }
    let paths = outcome.streamed?.paths ?? outcome.files.map(\.path)
    if outcome.status < ExitStatus.wrongUsage { audited += paths }
    if let result = outcome.streamed {
      streamed.tally.merge(result.tally)
      streamed.unread = unread.count
      streamed.files = files.count
    }
    let hasScreens =
      outcome.streamed?.tally.hasScreens ?? !outcome.files.allSatisfy(\.screens.isEmpty)
    if hasScreens { silentPaths = nil } else { silentPaths?.append(contentsOf: paths) }
  }

  /// The lines of inputs that could not be found; those of the others follow as they come.
  package mutating func startStream() -> [UInt8] {
    streamed.unread = unread.count
    return AuditJSONLines.lines(of: [], unread)
  }

  /// Notes that a signal ended the run before some inputs were audited.
  package mutating func interrupt(before rest: [AuditInput]) {
    guard let first = rest.first else { return }
    isInterrupted = true
    status = max(status, ExitStatus.badInput)
    let log = MessageLog()
    let others = rest.count == 1 ? "" : " and \(rest.count - 1) more"
    Messages(isQuiet: false, log: log).error(
      "the run was interrupted before this\(others) could be audited",
      help: "run it again; the report holds what was finished", path: first.path)
    messages.pass(on: log.text)
    unread += log.errors.map { error in
      var error = error
      error.path = AbsolutePath.reported(error.path)
      return error
    }
  }

  /// Judges suppressions and baseline after the last input and makes the document.
  ///
  /// Throws ``InputError`` when the baseline cannot be used or written.
  ///
  /// - Parameter isWhole: whether the inputs are all that the suppressions may be about.
  package mutating func document(_ baseline: Baseline?, isWhole: Bool) throws -> AuditDocument {
    sayNothingToHear()
    addSuppressionFindings(isWhole && areAllInputsRead && shard == nil)
    if let path = options.writeBaseline { try writeBaseline(BaselineFile(path: path)) }
    if let baseline, let baselineFile { try apply(baseline, baselineFile) }
    let rest = AuditTally(files.dropFirst(streamed.files))
    let language = job.language(
      ofScreensIn: streamed.tally.languages.union(rest.languages))
    for index in files.indices {
      files[index].tell(in: language, insteadOf: job.language(of: [files[index]]))
    }
    var document = AuditDocument(
      language: language, profile: (job.speech.profile ?? .standard).description,
      version: version, files: files, rules: job.plan.rules,
      staleBaselineEntries: stale.flatMap { Array(repeating: $0.key.line, count: $0.count) },
      unread: unread, leftOut: leftOut)
    document.writtenBaseline = writtenBaseline
    // What was read decides where the rest is no more than a warning.
    if status == ExitStatus.badInput, warnsOfUnread, !isMissing { status = ExitStatus.fine }
    let fails = document.counted.contains { _, _, problem in
      failOn.includes(problem.finding)
        || (options.failOnNew && problem.rule.id != Rule.baselineStale.id)
    }
    let failed = streamed.tally.fails(options.failOnNew ? .review : failOn)
    if fails || failed || (options.failOnStale && !stale.isEmpty) {
      status = max(status, ExitStatus.findings)
    }
    return document
  }

  /// Says that a run over strings files alone has met no text, which is no success.
  private mutating func sayNothingToHear() {
    guard areAllInputsRead, let silentPaths, !silentPaths.isEmpty else { return }
    for path in silentPaths {
      let error = AuditDocument.Unread(
        path: path, message: "nothing to hear: the file holds no texts",
        help: "name a file with texts, or a capture")
      messages.error(error.message, help: error.help, path: error.path)
      unread.append(error)
    }
    status = max(status, ExitStatus.badInput)
  }

  private var areAllInputsRead: Bool { status < ExitStatus.wrongUsage }

  private mutating func addSuppressionFindings(_ isWhole: Bool) {
    // One of several runs knows only a part of what suppressions are about; the first one tells the rest.
    if let shard {
      guard shard.number == 1 else { return }
      suppressions = job.suppressions
    }
    // What is not judged is not gone.
    if isWhole { audited += Set(suppressions.suppressions.map(\.path)) }
    var byFile: [(path: String, problems: [AuditDocument.Problem])] = []
    for (suppression, finding) in suppressions.findings(job.plan, isWhole: isWhole) {
      if byFile.last?.path != suppression.path { byFile.append((suppression.path, [])) }
      let number = byFile[byFile.count - 1].problems.count + 1
      if let problem = job.problem(finding, at: suppression.location, number: number) {
        byFile[byFile.count - 1].problems.append(problem)
      }
    }
    for (path, problems) in byFile { addFile(path, "configuration", problems) }
  }

  /// Adds findings in a file that is no capture.
  private mutating func addFile(
    _ path: String, _ format: String, _ problems: [AuditDocument.Problem]
  ) {
    let place = AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 0, problems: problems, outcomes: [])
    files.append(AuditDocument.File(path: path, format: format, screens: [place]))
  }
}

extension AuditRun {
  /// Goes over all findings that count, in order, and hides those that are chosen.
  private mutating func hide(
    seenFrom folder: AbsolutePath, where isHidden: (Baseline.Key) -> Bool
  ) {
    for file in files.indices {
      let path = Self.path(files[file].path, seenFrom: folder)
      for screen in files[file].screens.indices {
        let result = files[file].screens[screen]
        for index in result.problems.indices where result.problems[index].suppression == nil {
          let problem = result.problems[index]
          let key = Baseline.Key(
            rule: problem.rule.id, path: path, screen: result.title ?? "#\(result.number)",
            element: problem.shape)
          if isHidden(key) { files[file].screens[screen].problems[index].suppression = .baseline }
        }
      }
    }
  }

  private static func path(_ path: String, seenFrom folder: AbsolutePath) -> String {
    path == "-" ? path : AbsolutePath(path).relative(to: folder)
  }

  private mutating func writeBaseline(_ file: BaselineFile) throws {
    guard !isInterrupted else {
      messages.error(
        "the baseline is not written: the run was interrupted", help: "run it again",
        path: file.path)
      return
    }
    guard !isMissing, status <= ExitStatus.findings || status == ExitStatus.badInput else {
      messages.error(
        "the baseline is not written: an input is not there",
        help: "name inputs that are there, and write the baseline again", path: file.path)
      return
    }
    var keys: [Baseline.Key] = []
    hide(seenFrom: file.folder) { key in
      keys.append(key)
      return true
    }
    try write(Baseline(keys + keptKeys(of: file)), to: file)
    let isKnown = options.configured.map { AbsolutePath($0) } == AbsolutePath(file.path)
    let line = "baseline: \(AbsolutePath(file.path).relative(to: job.folder))"
    writtenBaseline = (AbsolutePath.reported(file.path), keys.count, isKnown ? nil : line)
    if !areAllInputsRead {
      messages.warning(
        "the baseline is of what could be read; mend the other inputs and write it again",
        path: file.path)
    }
  }

  /// What an earlier baseline holds about files that cannot be read now: of those nothing is new.
  private func keptKeys(of file: BaselineFile) -> [Baseline.Key] {
    guard !areAllInputsRead, let before = try? file.read() else { return [] }
    let audited = Set(audited.map { Self.path($0, seenFrom: file.folder) })
    let folders = unread.map { Self.path($0.path, seenFrom: file.folder) }
    return before.keys.filter { key in
      !audited.contains(key.path)
        && folders.contains { key.path == $0 || key.path.hasPrefix($0 + "/") }
    }.flatMap { Array(repeating: $0, count: before.counts[$0] ?? 1) }
  }

  private mutating func apply(_ baseline: Baseline, _ file: BaselineFile) throws {
    var run = BaselineRun(baseline)
    hide(seenFrom: file.folder) { run.hides($0) }
    // What was renamed is no new finding; a file that is still there keeps its own entries.
    hide(seenFrom: file.folder) { key in
      run.hides(key) { path in
        !FileManager.default.fileExists(atPath: AbsolutePath(path, in: file.folder).text)
      }
    }
    let audited = Set(audited.map { Self.path($0, seenFrom: file.folder) })
    let plan = job.plan
    // Of a file that is there and was not audited nothing is known.
    func isJudged(_ key: Baseline.Key) -> Bool {
      let isThere = FileManager.default.fileExists(
        atPath: AbsolutePath(key.path, in: file.folder).text)
      return (audited.contains(key.path) || !isThere)
        && (plan.runs(key.rule) || !plan.known.contains(key.rule))
    }
    stale = run.stale(where: isJudged)
    guard !stale.isEmpty else { return }
    let count = stale.reduce(0) { $0 + $1.count }
    if options.ratchet {
      try write(run.ratcheted(where: isJudged), to: file)
      messages.note("entries removed from the baseline: \(count)", path: file.path)
      stale = []
    } else if options.failOnStale {
      let findings = stale.flatMap { key, count in
        Array(repeating: plan.finding(.baselineStale, ["entry": .text(key.line)]), count: count)
      }.compactMap(\.self)
      let problems = findings.enumerated().compactMap {
        job.problem($1, at: nil, number: $0 + 1)
      }
      addFile(file.path, "baseline", problems)
    } else {
      messages.warning(
        "entries of the baseline whose findings are gone: \(count); --ratchet removes them",
        path: file.path)
    }
  }

  private func write(_ baseline: Baseline, to file: BaselineFile) throws {
    // Only a baseline takes the place of a file that is there.
    if let before = try? InputFile(path: file.path).bytes(), !before.isEmpty,
      !isForced, (try? file.read()) == nil
    {
      messages.error(
        "the baseline is not written: there is a file that is no baseline",
        help: "name another file, or replace it with --force", path: file.path)
      throw RunFailure.wrongUsage
    }
    try file.write(baseline)
  }
}
