package import EarshotAudit
import EarshotCaptures
package import EarshotHost
import EarshotSpeech
import EarshotTree

/// Audits inputs as the options say; a value, so that several can be audited at once.
package struct AuditJob: Sendable {
  /// The result of an input.
  package struct Outcome: Sendable {
    /// The findings by file; none if nothing could be read.
    package var files: [AuditDocument.File] = []
    /// The suppressions of the configuration, after this input.
    package var suppressions: SuppressionRun
    /// The files that should have been audited and could not be read.
    package var unread: [AuditDocument.Unread] = []
    /// The messages about it.
    package var messages = ""
    /// The exit status.
    package var status = ExitStatus.fine
  }

  /// The options of speech.
  package var speech: SpeechOptions
  /// The options of importers.
  package var imports: ImportOptions
  /// Whether notes and warnings are left out.
  package var isQuiet: Bool
  /// The rules, the language of the words and the day.
  package var audit: InputAudit
  /// The suppressions of the configuration, none of them used.
  package var suppressions: SuppressionRun
  /// The folder that suppressions see the inputs from.
  package var folder: AbsolutePath
  /// The screenshot that the user names; `nil` looks for one beside each input.
  package var screenshot: Screenshot?
  /// The language that texts are translated from; `nil` takes what they say themselves.
  package var sourceLanguage: String?
  /// The findings of Apple's audit on the screen; `nil` if the user names none.
  package var appleAudit: AppleAuditResults?

  /// Makes the work of `audit`.
  package init(
    speech: SpeechOptions, imports: ImportOptions, isQuiet: Bool, audit: InputAudit,
    suppressions: SuppressionRun, folder: AbsolutePath,
    screenshot: Screenshot? = nil, sourceLanguage: String? = nil,
    appleAudit: AppleAuditResults? = nil
  ) {
    self.speech = speech
    self.imports = imports
    self.isQuiet = isQuiet
    self.audit = audit
    self.suppressions = suppressions
    self.folder = folder
    self.screenshot = screenshot
    self.sourceLanguage = sourceLanguage
    self.appleAudit = appleAudit
  }

  /// Audits an input.
  package func run(_ input: AuditInput) -> Outcome {
    switch input {
    case .capture(let path): return run(path)
    case .strings(let files):
      let log = MessageLog()
      var outcome = Outcome(suppressions: suppressions)
      auditStrings(files, &outcome, Messages(isQuiet: isQuiet, log: log))
      outcome.unread = log.errors
      outcome.messages = log.text
      outcome.report()
      return outcome
    }
  }

  private func run(_ path: String) -> Outcome {
    let log = MessageLog()
    let reader = InputReader(
      profile: speech.profile,
      language: speech.language, imports: imports,
      messages: Messages(isQuiet: isQuiet, log: log))
    var outcome = Outcome(suppressions: suppressions)
    do throws(RunFailure) {
      let capture = try reader.capture(path)
      // Files of an archive; what is said later is about what was read.
      outcome.unread = log.errors
      reader.messages.note(losses: capture.losses, path: path)
      if capture.isIncomplete { outcome.status = ExitStatus.badInput }
      auditCapture(capture, path, &outcome, reader)
    } catch {
      if error == .emptyInput {
        outcome.files = [audit.emptyFile(path: path, format: imports.from ?? "unknown")]
      } else {
        outcome.unread = log.errors
      }
      outcome.status = error.status
    }
    outcome.messages = log.text
    outcome.report()
    return outcome
  }

  private func auditCapture(
    _ capture: Capture, _ path: String, _ outcome: inout Outcome, _ reader: InputReader
  ) {
    let input = InputAudit.Input(
      path: path, seenPath: path == "-" ? path : AbsolutePath(path).relative(to: folder),
      format: capture.format, screens: capture.screens,
      unknown: Set(capture.losses.map(\.what)), comments: capture.comments,
      origins: capture.origins)
    let file = audit.file(of: input, &outcome.suppressions) { screen, unknown in
      let picture = picture(of: screen, capture, path, reader.messages)
      return ScreenAudit(
        AuditedScreen(
          screen, unknown: unknown, pixels: picture?.pixels, recognizedText: picture?.text),
        by: audit.plan, language: audit.language, settings: speech.settings(for: screen),
        picture: picture?.picture, appleAudit: appleAudit?.issues)
    } note: {
      reader.messages.note($0, path: appleAudit?.path ?? path)
    }
    if file.screens.allSatisfy({ $0.stopCount == 0 }) {
      outcome.status = reader.silence(of: capture, path: path).status
    }
    outcome.files = [file]
  }

  /// The screenshot of a screen; an input with several screens has none, as nobody knows of which.
  private func picture(
    of screen: Screen, _ capture: Capture, _ path: String, _ messages: Messages
  ) -> ScreenPicture? {
    guard capture.screens.count == 1, path != "-" || screenshot != nil else { return nil }
    return ScreenPicture.of(
      path, named: screenshot, screen: screen,
      language: String((screen.language ?? audit.language).prefix { $0 != "-" }), messages)
  }

  /// Reads and audits the strings files of one table.
  private func auditStrings(
    _ inputs: [StringsInput], _ outcome: inout Outcome, _ messages: Messages
  ) {
    var files: [AuditedStrings.File] = []
    for input in inputs {
      do {
        let catalog = try input.catalog(language: speech.language)
        for warning in catalog.warnings {
          messages.warning(warning.message, path: input.path, at: warning.location)
        }
        if catalog.entries.isEmpty {
          messages.warning("the file holds no text", path: input.path)
        }
        if catalog.entries.flatMap(\.localizations).contains(where: { $0.language == nil }) {
          messages.warning(
            "the language of the texts is not known, so that plural forms are not measured; name "
              + "it with --language, or put the file into a folder such as ru.lproj",
            path: input.path)
        }
        files.append(AuditedStrings.File(path: input.path, catalog: catalog))
      } catch {
        outcome.status = max(outcome.status, messages.error(error, path: input.path).status)
      }
    }
    let strings = AuditedStrings(files, sourceLanguage: sourceLanguage)
    outcome.files += audit.files(of: strings, files, &outcome.suppressions) {
      AbsolutePath($0).relative(to: folder)
    }
  }
}

extension AuditJob.Outcome {
  /// Writes paths as reports have them; messages keep what the user wrote.
  fileprivate mutating func report() {
    for (index, file) in files.enumerated() where file.path != AbsolutePath.reported(file.path) {
      files[index] = AuditDocument.File(
        path: AbsolutePath.reported(file.path), format: file.format, screens: file.screens)
    }
    for index in unread.indices { unread[index].path = AbsolutePath.reported(unread[index].path) }
  }
}
