import ArgumentParser
import EarshotHost
import EarshotProject
import EarshotTree

extension AuditCommand {
  /// Keeps an audit in the history that the user names, and gives the status of that.
  ///
  /// Throws `ValidationError` when the options make no sense.
  ///
  /// - Parameters:
  ///   - recorder: the results; `nil` when no history is named.
  ///   - isWhole: whether all inputs were audited.
  func keep(
    _ recorder: HistoryRecorder?, of job: AuditJob, isWhole: Bool, _ messages: Messages
  ) async throws -> Int32 {
    guard let recorder, let options = try history.options else { return ExitStatus.fine }
    guard isWhole else {
      messages.error(
        "the run is not kept: it was interrupted", help: "run it again", path: options.path)
      return ExitStatus.badInput
    }
    let reader = InputReader(
      speech: job.speech, imports: job.imports, messages: Messages(isQuiet: true))
    do {
      return try await HistoryJob(options, reader: reader, messages).keep(
        recorder, version: EarshotCommand.configuration.version,
        profile: (job.speech.profile ?? .standard).description)
    } catch let failure as RunFailure {
      return failure.status
    }
  }
}
