import EarshotHost

/// Reads the input of a job as `earshot read` with it alone does.
package struct WorkerRead {
  private let job: ReadJob

  /// Makes the work from the options of the verb, whose document has to be JSON on one line.
  package init(job: ReadJob) { self.job = job }

  /// Does a job.
  package func answer(_ asked: WorkerJob) -> WorkerAnswer {
    let log = MessageLog()
    let messages = Messages(
      isQuiet: job.isQuiet, log: log, explainsInput: job.imports.explainsInput)
    var job = job
    job.stdinPath = asked.bytes == nil ? nil : asked.path
    let found = InputFolder.readable(
      of: asked.bytes == nil ? asked.path ?? "-" : "-", listsScreens: job.listsScreens, messages)
    job.take([found])
    var status = found.isIncomplete ? ExitStatus.badInput : ExitStatus.fine
    var documents: [UInt8] = []
    for path in found.paths {
      let outcome = InputFile.$standardInput.withValue(asked.bytes) { [job] in job.run(path) }
      log.text += outcome.messages
      log.errors += outcome.unread
      documents += outcome.document
      status = max(status, outcome.status)
    }
    if documents.isEmpty, status == ExitStatus.fine {
      status = messages.silence(of: [asked.path ?? "-"])
    }
    return WorkerAnswer(
      to: asked, status: status, error: log.errors.first, messages: log.text, results: documents)
  }
}
