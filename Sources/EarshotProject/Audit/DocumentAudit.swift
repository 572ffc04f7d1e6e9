package import EarshotAudit
import EarshotHost

/// An audit whose findings are the contents of a document, and no failure.
package struct DocumentAudit {
  /// The inputs.
  package let inputs: AuditInputs
  private var job: AuditJob
  private let messages: Messages
  private let version: String

  /// Finds the inputs and the rules; a baseline does not hold, as the document is to tell everything.
  ///
  /// - Parameters:
  ///   - speech: the options of speech; the configuration names the language where they do not.
  ///   - plan: the rules that a configuration and the options of the run choose.
  ///   - isWanted: decides about the files of folders, besides the configuration.
  package init(
    of named: [String], speech: SpeechOptions, imports: ImportOptions, today: Day, version: String,
    messages: Messages, plan: (AuditConfiguration) throws -> AuditPlan,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws {
    let file: ConfigurationFile
    do throws(ConfigurationError) {
      file = try ConfigurationFile.find(nil)
    } catch {
      messages.error(error)
      throw RunFailure.wrongUsage
    }
    var speech = speech
    speech.language = speech.language ?? file.configuration.language?.value
    job = AuditJob(
      speech: speech, imports: imports, isQuiet: messages.isQuiet,
      explainsInput: messages.explainsInput, plan: try plan(file.configuration),
      suppressions: SuppressionRun(file.configuration.suppressions, today: today),
      folder: file.folder, today: today, language: speech.reportLanguage)
    inputs = AuditInputs(named, file, messages, where: isWanted)
    job.imports.code = inputs.code
    self.messages = messages
    self.version = version
  }

  /// Audits the inputs.
  ///
  /// - Parameters:
  ///   - atOnce: how many at the same time.
  ///   - isAudited: which inputs are looked at.
  ///   - finished: called after each of them.
  package func run(
    atOnce: Int = 1, where isAudited: (AuditInput) -> Bool = { _ in true },
    finished: () -> Void = {}
  ) async throws -> (document: AuditDocument, status: Int32) {
    var run = AuditRun(
      job: job, options: BaselineOptions(), baselineFile: nil, failOn: .never, inputs: inputs,
      version: version, messages: messages)
    let job = job
    let inputs = inputs.all.filter(isAudited)
    try await OrderedTasks.run(inputs, atOnce: atOnce) { input in
      job.run(input)
    } finished: { outcome in
      run.add(outcome)
      finished()
    }
    return (try run.document(nil, isWhole: self.inputs.isWhole), run.status)
  }
}
