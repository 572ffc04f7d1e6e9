package import EarshotAudit
import EarshotCaptures
package import EarshotHost
import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVoiceOver
import Foundation

/// The results of inputs in earlier runs, by their content and all that decides about them.
///
/// An input that was changed is audited again, and so is every input with other options, with
/// another configuration and by another build of the program. Results that a missing program or a
/// pattern without end had a part in are not kept.
package struct AuditCache: Sendable {
  /// The fewest inputs of a run for which looking is faster than auditing.
  package static let fewestInputs = 16

  private let job: AuditJob
  private let store: RecordStore
  private let info: [CodingUserInfoKey: any Sendable]

  /// Opens the cache of a job; `nil` where nothing can be kept.
  ///
  /// - Parameters:
  ///   - configuration: the configuration of the project.
  ///   - options: the options of the run about rules.
  ///   - parts: what is made of the results; `nil` if they stay as they are.
  package init?(
    in folder: CacheFolder?, of job: AuditJob, _ configuration: AuditConfiguration,
    _ options: AuditPlan.Options, writing parts: StreamedResult.Parts?
  ) {
    guard let folder, let program = ProgramIdentity.current, job.isCacheable else { return nil }
    self.job = job
    info = job.decodingInfo
    let until = configuration.suppressions.contains { $0.until != nil }
    let tools = ["convert", "tesseract"].map { name in
      Program.file(named: name).flatMap { ProgramIdentity.ofFile($0.path) }
    }
    var imports = job.imports
    imports.code = nil
    imports.keepsNothing = false
    imports.cachePath = nil
    let facts: [Any] = [
      program, parts as Any, tools, job.speech, imports, configuration, options, job.isQuiet,
      job.explainsInput, job.saysLeftOut, job.folder.text, job.language, job.sourceLanguage as Any,
      until ? job.today : "any day",
    ]
    var hashed = HashedParts()
    for fact in facts { hashed.add(StableDescription.of(fact)) }
    if let strings = imports.strings {
      guard let bytes = try? InputFile(path: strings).bytes() else { return nil }
      hashed.add(ContentHash(bytes))
    }
    store = RecordStore(in: folder, of: hashed.hash)
  }

  /// The result of an input from before, or else of now, which is kept.
  package func outcome(
    of input: AuditInput, _ audit: (AuditInput) -> AuditJob.Outcome
  ) -> AuditJob.Outcome {
    guard let key = key(of: input) else { return audit(input) }
    if let record = store.record(key), let kept = KeptOutcome.outcome(in: record, job, info) {
      return kept
    }
    let outcome = audit(input)
    // What changed meanwhile is not what was audited.
    if outcome.isKept, self.key(of: input) == key,
      let record = try? KeptOutcome(outcome).record(outcome.streamed?.lines ?? [])
    {
      store.keep(record, for: key)
    }
    return outcome
  }

  /// Ends the work on the cache.
  package func end() { store.end() }

  // MARK: Keys

  /// The identity of an input with what lies beside it; `nil` of one about which more decides.
  private func key(of input: AuditInput) -> ContentHash? {
    var parts = HashedParts()
    switch input {
    case .capture(let path):
      guard isOneFile(path), add(path, to: &parts) else { return nil }
      if let picture = Screenshot.path(beside: path) {
        guard add(picture, to: &parts) else { return nil }
      }
      if InputFolder.isDocument(path), let language = job.speech.language,
        let strings = StringsFile.beside(path, language: language)
      {
        guard add(strings.path, to: &parts) else { return nil }
      }
    case .strings(let files):
      for file in files {
        parts.add(file.isNamed ? "named" : "found")
        guard add(file.path, to: &parts) else { return nil }
      }
    }
    return parts.hash
  }

  private func add(_ path: String, to parts: inout HashedParts) -> Bool {
    guard let bytes = try? InputFile(path: path).bytes() else { return false }
    parts.add(path)
    parts.add(AbsolutePath.reported(path))
    parts.add(AbsolutePath(path).relative(to: job.folder))
    parts.add(ContentHash(bytes))
    return true
  }

  /// Whether nothing but a file, and what has its name, decides about an input.
  private func isOneFile(_ path: String) -> Bool {
    guard path != "-", FileKind(of: path) == .file, !BuiltInScreens.isMeant(by: path),
      !SourceInput.isMeant(by: path), !InputFile(path: path).isPage
    else { return false }
    return job.imports.code == nil || !InputFolder.isDocument(path)
  }
}

extension AuditJob {
  /// Whether its inputs alone decide about the results, and no other file or program that is named.
  fileprivate var isCacheable: Bool {
    screenshot == nil && appleAudit == nil && speech.describer == nil
      && speech.voiceOver?.verbosity.describesImages != true
  }
}

extension AuditJob.Outcome {
  /// Whether it may be kept: all was read, and the same comes of the same input.
  fileprivate var isKept: Bool {
    isRepeatable && status == ExitStatus.fine && unread.isEmpty
  }
}

/// Texts and identities as the identity of all of them.
private struct HashedParts {
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    bytes.append(word: UInt64(text.utf8.count))
    bytes += text.utf8
  }

  mutating func add(_ hash: ContentHash) {
    bytes.append(word: hash.high)
    bytes.append(word: hash.low)
  }

  var hash: ContentHash { ContentHash(bytes) }
}
