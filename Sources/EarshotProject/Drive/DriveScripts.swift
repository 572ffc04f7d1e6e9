import EarshotCaptures
import EarshotHost
package import EarshotSession
import EarshotSwitchControl
import EarshotVoiceControl
import EarshotVoiceOver
import Foundation

/// Runs scripts one after another, each on a fresh source.
package struct DriveScripts {
  /// The finder of sources.
  package var sources: DriveSources
  /// The source that the user names; it stands above the lines `on` of the scripts.
  package var source: String?
  /// Whether the scripts are rewritten with what is heard.
  package var isRecording: Bool
  /// The settings of the technology.
  package var setup: DriveSetup
  /// The rules that judge the app by what the scripts show; `nil` for none.
  package var audit: SessionAudit?

  package init(
    sources: DriveSources, source: String? = nil, isRecording: Bool, setup: DriveSetup
  ) {
    self.sources = sources
    self.source = source
    self.isRecording = isRecording
    self.setup = setup
  }

  /// Whether a source is a script, by the ending of its name.
  package static func isScript(_ source: String?) -> Bool {
    [".vo", ".vc", ".sc"].contains { source?.hasSuffix($0) == true }
  }

  /// Whether a name is that of the built-in app or of a file that is a capture.
  package static func isCapture(_ name: String) -> Bool {
    if BuiltInScreens.isMeant(by: name, ignoresFolders: true) { return true }
    guard !isScript(name), FileKind(of: name) == .file,
      let start = InputFile(path: name).start(CapturePrefix.length)
    else { return false }
    return (try? CaptureFormat.recognizing(start, named: name)) != nil
  }

  /// The scripts that paths stand for: of a folder, those in it, sorted; `nil` after saying that a
  /// folder has none.
  package static func scripts(_ paths: [String], _ messages: Messages) -> [String]? {
    var scripts: [String] = []
    for path in paths {
      guard let folder = FolderListing(path, isProject: true) else {
        scripts.append(path)
        continue
      }
      let names = folder.names.filter { isScript($0) }
      guard !names.isEmpty else {
        messages.error(
          "no file in this folder is a script", help: "scripts end in .vo, .vc or .sc", path: path)
        return nil
      }
      scripts += names.map(folder.path)
    }
    return scripts
  }

  private var messages: Messages { sources.reader.messages }

  /// The reports of the scripts that could be run, and the exit status.
  package func run(_ paths: [String]) async -> ([ScriptReport], Int32) {
    var reports: [ScriptReport] = []
    for path in paths {
      if let record = await record(of: path) { reports.append(record.report) }
    }
    if reports.count < paths.count { return (reports, ExitStatus.badInput) }
    let isFine = reports.allSatisfy { $0.isPassed && audit?.fails($0) != true }
    return (reports, isFine ? ExitStatus.fine : ExitStatus.findings)
  }

  /// The record of a script; `nil` after saying why it could not be run.
  package func record(of path: String) async -> DriveRecord? {
    guard let text = text(path) else { return nil }
    do {
      let technology = try DriveTechnology.technology(ofScript: text, chosen: setup.technology)
      var record: DriveRecord?
      switch technology {
      case .voiceover: record = try await run(VoiceOverScript.parse(text), path)
      case .voiceControl: record = try await run(VoiceControlScript.parse(text), path)
      case .switchControl: record = try await run(SwitchControlScript.parse(text), path)
      }
      record?.technology = technology
      return record
    } catch {
      messages.error(error, path: path)
      return nil
    }
  }

  private func run<Technology: ConfigurableTechnology>(
    _ script: Script<Technology>, _ path: String
  ) async throws(ScriptError) -> DriveRecord? {
    guard let name = name(of: script, path), let record = await run(script, path, on: name) else {
      return nil
    }
    guard isRecording else { return record }
    let recorded = script.recording(record.report)
    guard recorded != script.text else { return record }
    // What cannot be read again must never take the place of the user's own words.
    guard (try? Script<Technology>.parse(recorded)) != nil else {
      messages.error(
        "what was heard cannot be written as a script", help: "report this as a defect", path: path)
      return nil
    }
    do throws(InputError) {
      try OutputFile.write(Data(recorded.utf8), to: path)
    } catch {
      messages.error(error, path: path)
      return nil
    }
    messages.note("recorded", path: path)
    // Claims that recording keeps may still fail, so what was written is run again.
    guard let text = text(path) else { return nil }
    return await run(try Script<Technology>.parse(text), path, on: name)
  }

  private func run<Technology: ConfigurableTechnology>(
    _ script: Script<Technology>, _ path: String, on name: String
  ) async -> DriveRecord? {
    guard
      let stage = sources.stage(
        name, profile: script.settings.profile, language: script.settings.language)
    else { return nil }
    var settings = script.settings
    // What the user asks for on the command line stands above the script.
    let speech = sources.reader.speech
    if speech.language != nil { settings.language = nil }
    if speech.hints != nil { settings.speaksHints = nil }
    if speech.profile != nil { settings.profile = nil }
    var technology: Technology = setup.technology(settings: stage.settings)
    settings.apply(to: &technology)
    let session = stage.session(technology, lookInterval: audit.map { _ in 0.5 })
    let runner = ScriptRunner(session: session, still: stage.still)
    var (report, record) = await runner.recordedRun(
      script, name: path, source: source ?? script.source ?? name)
    if Technology.self == VoiceOver.self { audit?.judge(record, &report) }
    if let hint = stage.languageHint { report.addHelpOnNames(hint) }
    return DriveRecord(
      report: report, transcript: await session.transcript, pace: technology.pace, source: name)
  }

  private func text(_ path: String) -> String? {
    do {
      let bytes = try InputFile(path: path).bytes()
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      messages.error("the script is no text", help: "save it as UTF-8", path: path)
    } catch {
      messages.error(error, path: path)
    }
    return nil
  }

  /// The source as it can be opened: a path in a script starts from the folder of the script.
  private func name<Technology>(of script: Script<Technology>, _ path: String) -> String? {
    if let source { return source }
    guard let name = script.source else {
      messages.error(
        "nothing to drive: the script has no line 'on'",
        help: "name a source on the command line, or write 'on menu.view.json' above the steps",
        path: path)
      return nil
    }
    let folder = URL(filePath: path).deletingLastPathComponent()
    let isBuiltIn = BuiltInScreens.isMeant(by: name, in: folder, ignoresFolders: true)
    if isBuiltIn { return name }
    let file = name.hasPrefix("/") ? name : folder.appending(path: name).relativePath
    guard FileKind(of: file) != .pipe else {
      // Only who runs the program knows whether anybody writes into it.
      messages.error(
        "the source '\(name)' of the script is a pipe", help: "name it on the command line",
        path: path)
      return nil
    }
    return file
  }
}

/// The result of a script, with the transcript.
package struct DriveRecord {
  /// The report of the script.
  package var report: ScriptReport
  /// The transcript of the session.
  package var transcript: Transcript
  /// How fast was spoken when the session began.
  package var pace: SpeechPace
  /// The path of the source as it was opened, or the name of a built-in screen.
  package var source: String
  /// The technology that was driven.
  package var technology = DriveTechnology.voiceover
}
