import EarshotAudit
import EarshotCaptures
import EarshotHost
import EarshotProject
import EarshotSession
import EarshotTree
import Foundation

/// The audits of the inputs of the library; each is made once for each state of its file.
actor AuditShelf {
  /// The audit of an input with its results by the numbers of screens.
  private struct Judged {
    var outcome: AuditJob.Outcome
    var results: [Int: AuditDocument.ScreenResult]

    init(_ outcome: AuditJob.Outcome) {
      self.outcome = outcome
      results = Dictionary(
        outcome.files.flatMap(\.screens).map { ($0.number, $0) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private struct Audit {
    /// The state of the file that is audited; `nil` of a built-in screen.
    var stamp: FileStamp?
    var task: Task<Judged, Never>
    /// What came of it; `nil` while it is not done.
    var judged: Judged?
  }

  /// The name of a baseline that no configuration names.
  static let baselineName = ".earshot-baseline.json"

  private let options: StudioOptions
  /// The baseline that was written here, for as long as the studio is open.
  private var written: String?
  /// The latest audit of each input, by its path.
  private var audits: [String: Audit] = [:]
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

  /// Audits an input, if it was not in the state in which its file is.
  ///
  /// Throws ``StudioError`` if the configuration is wrong.
  func audit(_ path: String) async throws(StudioError) { _ = try await judged(path) }

  private func judged(_ path: String) async throws(StudioError) -> Judged {
    let stamp = LibraryInput.stamp(of: path)
    if let known = audits[path], known.stamp == stamp { return await known.task.value }
    let job = try job().job
    let task = Task(executorPreference: WorkThreads.executor) {
      Judged(Self.outcome(of: .capture(path), job))
    }
    audits[path] = Audit(stamp: stamp, task: task)
    let judged = await task.value
    // Meanwhile the file may have changed again, and its audit have begun anew.
    if audits[path]?.task == task { audits[path]?.judged = judged }
    return judged
  }

  private static func outcome(of input: AuditInput, _ job: AuditJob) -> AuditJob.Outcome {
    var outcome = job.run(input)
    outcome.messages = ""
    return outcome
  }

  private func outcome(of input: AuditInput) async throws(StudioError) -> AuditJob.Outcome {
    if case .capture(let path) = input { return try await judged(path).outcome }
    let job = try job().job
    return await Task(executorPreference: WorkThreads.executor) {
      Self.outcome(of: input, job)
    }.value
  }

  /// The findings on the screens of an input by their numbers, as far as its audit in this state is
  /// done; nobody waits for them.
  func knownResults(of input: LibraryInput) -> [Int: AuditDocument.ScreenResult] {
    guard let audit = audits[input.path], audit.stamp == input.stamp,
      input.screens.first?.isPicture == false
    else { return [:] }
    return audit.judged?.results ?? [:]
  }

  /// The findings on a screen; `nil` if it cannot be audited, as a picture.
  func result(of screen: LibraryScreen) async -> AuditDocument.ScreenResult? {
    guard !screen.isPicture else { return nil }
    return try? await judged(screen.path).results[screen.number + 1]
  }

  /// Forgets inputs that are gone.
  func forget(_ inputs: [LibraryInput]) {
    for input in inputs { audits[input.path] = nil }
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
    return options.configured ?? AbsolutePath(Self.baselineName, in: file.folder).text
  }
}
