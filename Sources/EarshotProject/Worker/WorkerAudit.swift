package import EarshotAudit
import EarshotHost
import Foundation

/// Audits the input of a job as `earshot audit` with it alone does.
package struct WorkerAudit {
  private let job: AuditJob
  private let file: ConfigurationFile
  private let failOn: FailureLevel
  private let warnsOfUnread: Bool
  private let version: String

  /// Makes the work from the options of the verb.
  ///
  /// - Parameters:
  ///   - job: the work on an input.
  ///   - file: the configuration.
  ///   - failOn: the severity from which findings give status 1.
  ///   - warnsOfUnread: whether an input that cannot be read is fine.
  ///   - version: the version of the program.
  package init(
    job: AuditJob, _ file: ConfigurationFile, failOn: FailureLevel, warnsOfUnread: Bool,
    version: String
  ) {
    self.job = job
    self.file = file
    self.failOn = failOn
    self.warnsOfUnread = warnsOfUnread
    self.version = version
  }

  /// Does a job; the process should not go on when a pattern of the configuration still runs.
  package func answer(_ asked: WorkerJob) -> (answer: WorkerAnswer, isLast: Bool) {
    let log = MessageLog()
    let messages = Messages(
      isQuiet: job.isQuiet, log: log, explainsInput: job.explainsInput)
    let configuration = file.configuration
    // Patterns that were too slow for one job are tried anew for the next.
    var job = job.renewed
    job.stdinPath = asked.bytes == nil ? nil : asked.path
    let path = asked.bytes == nil ? asked.path ?? "-" : "-"
    let inputs = AuditInputs([path], file, messages)
    job.imports.code = inputs.code
    job.isWanted = { configuration.wants($0) }
    var run = AuditRun(
      job: job, options: BaselineOptions(), baselineFile: nil, failOn: failOn,
      warnsOfUnread: warnsOfUnread, inputs: inputs, version: version, messages: messages)
    for input in inputs.all {
      run.add(InputFile.$standardInput.withValue(asked.bytes) { [job] in job.run(input) })
    }
    // Only a baseline could fail, and a job has none.
    guard let document = try? run.document(nil, isWhole: false) else {
      let answer = WorkerAnswer(
        refusing: asked, "the audit has no result", help: "report this as a defect",
        status: ExitStatus.internalFailure)
      return (answer, true)
    }
    let answer = WorkerAnswer(
      to: asked, status: run.status, error: document.unread.first, messages: log.text,
      results: AuditJSONLines.lines(of: document.files, document.unread))
    return (answer, job.hasSlowPattern)
  }
}
