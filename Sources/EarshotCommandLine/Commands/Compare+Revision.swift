import ArgumentParser
import EarshotAudit
import EarshotComparison
import EarshotHost
import EarshotProject
import EarshotSession
import EarshotWriting

extension Compare {
  /// Compares two revisions of the project and writes what changed.
  func compareRevisions(_ revision: String) throws {
    let messages = self.messages
    let (paths, others) = try namedPaths()
    guard paths.count < 2, others.count < 2 else {
      throw ValidationError("'--revision' takes one more revision and one folder at most")
    }
    var range: RevisionRange?
    try usage { range = try RevisionRange(revision, after: others.first) }
    guard let range else { return }
    let file: ConfigurationFile
    do throws(ConfigurationError) {
      file = try ConfigurationFile.find(nil)
    } catch {
      messages.error(error)
      throw ExitCode(ExitStatus.wrongUsage)
    }
    let configuration = file.configuration
    var options = speech.options
    options.language = options.language ?? configuration.language?.value
    var reader = self.reader
    reader.speech = options
    let job = RevisionJob(
      reader: reader, pace: SpeechPace(rate: rate),
      audit: AuditJob(
        speech: options, imports: imports.options, isQuiet: true,
        plan: AuditPlan(configuration),
        suppressions: SuppressionRun(configuration.suppressions, today: .today),
        folder: file.folder, today: .today, language: options.reportLanguage),
      configuration: file)
    let path = paths.first ?? "."
    let outcome = try job.outcome(of: range, below: path)
    let destination = output.destination(reading: [imports.strings], messages)
    let formats = OutputFormat<RevisionComparison>.all
    let writer = formats.first { $0.id == format } ?? .text
    try destination.write(writer.write(outcome.comparison))
    try destination.close()
    if outcome.isIncomplete { throw ExitCode(ExitStatus.badInput) }
    if try failures().contains(where: { $0.isMet(by: outcome.comparison) }) {
      throw ExitCode(ExitStatus.findings)
    }
  }

  /// The arguments that are there as files or folders, and those that are not: revisions.
  private func namedPaths() throws -> (paths: [String], others: [String]) {
    let named = [before, after].compactMap(\.self)
    return (
      named.filter { FileKind(of: $0) != nil }, named.filter { FileKind(of: $0) == nil }
    )
  }
}
