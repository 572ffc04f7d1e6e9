import EarshotAudit
import EarshotCaptures
import EarshotHost
import EarshotProject
import EarshotSession
import EarshotTree
import Foundation

/// The audits of the inputs of the library; each is made once for each state of its file.
actor AuditShelf {
  private struct Key: Hashable {
    var path: String
    var stamp: LibraryInput.Stamp?
  }

  private let options: StudioOptions
  /// The baseline that was written here, for as long as the studio is open.
  private var written: String?
  /// The inputs that were audited in the background.
  private var audited: Set<String> = []
  private var outcomes: [Key: Task<AuditJob.Outcome, Never>] = [:]
  private var prepared: Result<(job: AuditJob, file: ConfigurationFile), StudioError>?

  init(_ options: StudioOptions) { self.options = options }

  /// The job that the configuration of the project asks for.
  ///
  /// Throws ``StudioError`` if the configuration is wrong.
  func job() throws(StudioError) -> (job: AuditJob, file: ConfigurationFile) {
    if let prepared { return try prepared.get() }
    let result: Result<(job: AuditJob, file: ConfigurationFile), StudioError>
    do throws(ConfigurationError) {
      let file = try ConfigurationFile.find(nil)
      var speech = options.speech
      speech.language = speech.language ?? file.configuration.language?.value
      let job = AuditJob(
        speech: speech, imports: options.imports, isQuiet: true,
        plan: AuditPlan(file.configuration),
        suppressions: SuppressionRun(file.configuration.suppressions, today: options.today),
        folder: file.folder, today: options.today, language: "en")
      result = .success((job, file))
    } catch {
      let first = error.problems.first
      result = .failure(
        StudioError(.cannotRead, "\(first?.path ?? ""): \(first?.message ?? "wrong")"))
    }
    prepared = result
    return try result.get()
  }

  /// The audit of an input.
  ///
  /// Throws ``StudioError`` if the configuration is wrong.
  func outcome(of path: String) async throws(StudioError) -> AuditJob.Outcome {
    let isBuiltIn = BuiltInScreens.isMeant(by: path, ignoresFolders: true)
    let key = Key(path: path, stamp: isBuiltIn ? nil : LibraryInput.Stamp(path))
    if let known = outcomes[key] { return await known.value }
    let job = try job().job
    for old in outcomes.keys where old.path == path { outcomes[old] = nil }
    let task = Task(executorPreference: WorkThreads.executor) {
      var outcome = job.run(.capture(path))
      outcome.messages = ""
      return outcome
    }
    outcomes[key] = task
    return await task.value
  }

  /// Notes that an input was audited, so that its findings are told without waiting.
  func note(_ path: String) { audited.insert(path) }

  /// The findings on a screen that was audited before; nobody waits for them.
  func knownResult(of screen: LibraryScreen) async -> AuditDocument.ScreenResult? {
    guard audited.contains(screen.path) else { return nil }
    return await result(of: screen)
  }

  private func outcome(of input: AuditInput) async throws(StudioError) -> AuditJob.Outcome {
    if case .capture(let path) = input { return try await outcome(of: path) }
    let job = try job().job
    return await Task(executorPreference: WorkThreads.executor) {
      var outcome = job.run(input)
      outcome.messages = ""
      return outcome
    }.value
  }

  /// The findings on a screen; `nil` if it cannot be audited, as a picture.
  func result(of screen: LibraryScreen) async -> AuditDocument.ScreenResult? {
    guard screen.format != "picture", let outcome = try? await outcome(of: screen.path) else {
      return nil
    }
    return outcome.files.flatMap(\.screens).first { $0.number == screen.number + 1 }
  }

  /// The document of several inputs, with what a baseline hides.
  ///
  /// Throws ``StudioError`` if the configuration or the baseline is wrong.
  ///
  /// - Parameters:
  ///   - paths: captures, folders of them, and names of the built-in app.
  ///   - baseline: the file to which all findings are written; `nil` for none.
  func document(
    of paths: [String], writing baseline: String? = nil
  ) async throws(StudioError) -> AuditDocument {
    let (job, file) = try job()
    var options = BaselineOptions(baseline: written, writeBaseline: baseline)
    options.take(file.configuration)
    do {
      // Who writes a baseline from all findings does not want some of them hidden.
      let baselineFile = baseline == nil ? try options.file() : nil
      let log = Messages(isQuiet: true, log: MessageLog())
      let inputs = AuditInputs(paths, file, log)
      var run = AuditRun(
        job: job, options: options, baselineFile: baselineFile, failOn: .never, isForced: true,
        inputs: inputs, version: self.options.version, messages: log)
      for input in inputs.all { run.add(try await outcome(of: input)) }
      let known = baselineFile.flatMap { file in
        FileManager.default.fileExists(atPath: file.path) ? file : nil
      }
      let document = try run.document(try known?.read(), isWhole: false)
      if document.writtenBaseline != nil { written = baseline }
      return document
    } catch {
      throw StudioError(error, as: .cannotRead)
    }
  }

  /// The file that takes the baseline: that of the configuration, else one beside it.
  ///
  /// Throws ``StudioError`` if the configuration is wrong.
  func baselinePath() throws(StudioError) -> String {
    let file = try job().file
    var options = BaselineOptions()
    options.take(file.configuration)
    return options.configured ?? AbsolutePath(".earshot-baseline.json", in: file.folder).text
  }

  /// Forgets the configuration, which is read anew.
  func forgetConfiguration() { prepared = nil }
}
