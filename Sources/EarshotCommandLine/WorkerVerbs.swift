import ArgumentParser
import EarshotAudit
import EarshotHost
import EarshotProject
import EarshotText

/// The verbs of jobs with their options, each set of which is parsed once.
final class WorkerVerbs {
  private enum Work {
    case audit(WorkerAudit)
    case read(WorkerRead)
  }

  /// A question of a job without its input.
  private struct Key: Hashable {
    var verb: String
    var options: [String]
    /// Suppressions may have a last day.
    var day: Day
  }

  private static let verbs = [AuditCommand._commandName, Read._commandName]
  /// How many sets of options are kept; who makes one for each job gains nothing from it.
  private static let largest = 64

  private var known: [Key: Work] = [:]

  /// Does a job.
  func answer(_ job: WorkerJob) -> (answer: WorkerAnswer, isLast: Bool) {
    let log = MessageLog()
    do {
      switch try work(job, Messages(isQuiet: false, log: log)) {
      case .audit(let audit): return audit.answer(job)
      case .read(let read): return (read.answer(job), false)
      }
    } catch {
      let first = log.errors.first
      let message = first?.message ?? WorkerVerbs.message(error, job.verb)
      let verb = WorkerVerbs.verbs.contains(job.verb) ? job.verb : "worker"
      let help = first?.help ?? "'earshot \(verb) --help' tells more"
      var answer = WorkerAnswer(
        refusing: job, message, help: help, status: ExitStatus.wrongUsage)
      answer.messages = log.text
      return (answer, false)
    }
  }

  private func work(_ job: WorkerJob, _ messages: Messages) throws -> Work {
    let key = Key(verb: job.verb, options: job.options, day: .today)
    if let work = known[key] { return work }
    let work: Work
    switch job.verb {
    case AuditCommand._commandName:
      work = .audit(try AuditCommand.worker(job.options, messages))
    case Read._commandName: work = .read(try Read.worker(job.options, messages))
    default:
      throw ValidationError(
        "a job cannot ask for '\(job.verb)'; "
          + Suggestion.help(
            for: job.verb, among: Self.verbs,
            or: "it may be \(Self.verbs.joined(separator: " or "))"))
    }
    if known.count >= Self.largest { known.removeAll() }
    known[key] = work
    return work
  }

  private static func message(_ error: any Error, _ verb: String) -> String {
    if let error = error as? ValidationError { return error.message }
    if let error = error as? UsageError { return error.message }
    let text =
      verb == Read._commandName ? Read.message(for: error) : AuditCommand.message(for: error)
    let line = text.split(separator: "\n").first.map(String.init)
    return line ?? "the options cannot be used"
  }
}

extension ParsableArguments {
  /// The command of a job: its options with standard input, for which the input of the job stands.
  ///
  /// Throws what parsing throws, and `ValidationError` when an option is none for a job.
  static func ofJob(
    _ options: [String], inputs: (Self) -> [String],
    refused: (Self) -> [(option: String, isGiven: Bool)]
  ) throws -> Self {
    let command = try parse(options + ["-"])
    guard inputs(command) == ["-"] else {
      throw ValidationError("the input of a job is its 'path', 'text' or 'base64', not an option")
    }
    for (option, isGiven) in refused(command) where isGiven {
      throw ValidationError("a job does not take \(option): its results stand in the answer")
    }
    return command
  }
}

extension AuditCommand {
  /// The work of jobs with some options.
  ///
  /// Throws what says why they cannot be used; some of it is in the messages already.
  static func worker(_ options: [String], _ messages: Messages) throws -> WorkerAudit {
    let command = try ofJob(options, inputs: \.inputs) { command in
      [
        ("--format", !command.reports.format.isEmpty),
        ("--output", !command.reports.output.isEmpty),
        ("--fix", command.fix != nil), ("--files-from", command.list.filesFrom != nil),
        ("--stdin-filename", command.stdinFilename != nil),
        ("--baseline", command.baseline.options != BaselineOptions()),
        ("--shard", command.list.shard != nil), ("--store", command.history.store != nil),
        ("--diff", command.diff != nil),
      ]
    }
    let file = try command.configurationFile(messages)
    return WorkerAudit(
      job: try command.job(file, messages), file,
      failOn: command.failOn ?? file.configuration.failOn ?? .error,
      warnsOfUnread: (command.unreadable ?? file.configuration.unreadable) == .warn,
      version: EarshotCommand.configuration.version)
  }
}

extension Read {
  /// The work of jobs with some options.
  ///
  /// Throws what says why they cannot be used; some of it is in the messages already.
  static func worker(_ options: [String], _ messages: Messages) throws -> WorkerRead {
    let command = try ofJob(options, inputs: \.inputs) { command in
      [
        ("--format", command.formatName != nil), ("--output", command.output != nil),
        ("--ids", command.ids), ("--files-from", command.files.filesFrom != nil),
        ("--shard", command.files.shard != nil),
      ]
    }
    return WorkerRead(job: try command.job("json", isOneOfMany: true, messages))
  }
}
