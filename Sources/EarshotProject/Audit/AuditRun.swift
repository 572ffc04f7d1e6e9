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
  /// The place for messages.
  package let messages: Messages
  /// The version of the program, for the document.
  package let version: String
  private var findings: RunFindings
  private var unread: [AuditDocument.Unread]
  private var stale: [RunFindings.Stale] = []
  /// The worst status of the inputs.
  package private(set) var status: Int32

  package init(
    job: AuditJob, options: BaselineOptions, baselineFile: BaselineFile?, failOn: FailureLevel,
    inputs: AuditInputs, version: String, messages: Messages
  ) {
    self.job = job
    self.options = options
    self.baselineFile = baselineFile
    self.failOn = failOn
    status = inputs.status
    unread = inputs.unread
    self.messages = messages
    self.version = version
    findings = RunFindings(job.audit, job.suppressions)
  }

  /// Takes what came of the next input.
  package mutating func add(_ outcome: AuditJob.Outcome) {
    messages.pass(on: outcome.messages)
    status = max(status, outcome.status)
    unread += outcome.unread
    findings.add(
      outcome.files, outcome.suppressions, isComplete: outcome.status < ExitStatus.wrongUsage)
  }

  /// Judges suppressions and baseline after the last input and makes the document.
  ///
  /// Throws ``InputError`` when the baseline cannot be used or written.
  ///
  /// - Parameter isWhole: whether the inputs are all that the suppressions may be about.
  package mutating func document(_ baseline: Baseline?, isWhole: Bool) throws -> AuditDocument {
    findings.addSuppressionFindings(isWhole: isWhole && areAllInputsRead)
    if let path = options.writeBaseline { try writeBaseline(BaselineFile(path: path)) }
    if let baseline, let baselineFile { try apply(baseline, baselineFile) }
    let document = AuditDocument(
      language: job.audit.language, profile: (job.speech.profile ?? .standard).description,
      version: version, files: findings.files, rules: job.audit.plan.rules,
      staleBaselineEntries: stale.flatMap { Array(repeating: $0.key.line, count: $0.count) },
      unread: unread)
    let fails = document.counted.contains { _, _, problem in
      failOn.includes(problem.finding)
        || (options.failOnNew && problem.rule.id != Rule.baselineStale.id)
    }
    if fails || (options.failOnStale && !stale.isEmpty) {
      status = max(status, ExitStatus.findings)
    }
    return document
  }

  private var areAllInputsRead: Bool { status < ExitStatus.wrongUsage }

  private static func path(_ path: String, seenFrom folder: AbsolutePath) -> String {
    path == "-" ? path : AbsolutePath(path).relative(to: folder)
  }

  private mutating func writeBaseline(_ file: BaselineFile) throws {
    guard areAllInputsRead else {
      messages.error(
        "the baseline is not written: an input could not be read or has nothing to hear",
        help: "mend the input or leave it out, and write the baseline again", path: file.path)
      return
    }
    let baseline = findings.baseline { Self.path($0, seenFrom: file.folder) }
    try write(baseline, to: file)
    messages.note(
      "findings in the baseline: \(baseline.counts.values.reduce(0, +))", path: file.path)
  }

  private mutating func apply(_ baseline: Baseline, _ file: BaselineFile) throws {
    let result = findings.apply(baseline) {
      Self.path($0, seenFrom: file.folder)
    } isThere: {
      FileManager.default.fileExists(atPath: AbsolutePath($0, in: file.folder).text)
    }
    stale = result.stale
    guard !stale.isEmpty else { return }
    let count = stale.reduce(0) { $0 + $1.count }
    if options.ratchet {
      try write(result.ratcheted, to: file)
      messages.note("entries removed from the baseline: \(count)", path: file.path)
      stale = []
    } else if options.failOnStale {
      findings.add(stale: stale, of: file.path)
    } else {
      messages.warning(
        "entries of the baseline whose findings are gone: \(count); --ratchet removes them",
        path: file.path)
    }
  }

  private func write(_ baseline: Baseline, to file: BaselineFile) throws {
    do {
      try file.write(baseline)
    } catch {
      throw InputError(
        message: "the baseline cannot be written", help: "check that its folder exists")
    }
  }
}
