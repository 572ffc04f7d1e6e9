import ArgumentParser
import EarshotAudit
import EarshotHost
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotVoiceControl
import EarshotVoiceOver
import EarshotVoices
import EarshotWriting

/// Answers what comes of it when a screen is driven by gestures, speech or switches.
struct Drive: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold a technology on a screen: by keys in a terminal, by lines, or by scripts.",
    discussion: """
      \(BuiltInScreens.help)

      In a terminal q, Ctrl-C or Ctrl-D leaves, ? shows the keys, and one key is a gesture. \
      Where standard input is no terminal, with --lines and with TERM=dumb nothing is drawn: each \
      line is a key or a step of a script, and what is heard is printed, with the reason of a \
      sound. A source that ends with .vo, .vc or .sc is a script; its line 'on' names the screen. \
      Scripts are described in Documentation/Scripts.md.

      With --technology voice-control a line is what is said, and in a terminal letters write it; \
      with switch-control a line is a switch: select, next, previous, menu. What is shown is \
      printed, what the app was asked, and what lies over the screen.

      Examples:
        earshot drive pizza --language en
        earshot drive pizza --voice
        earshot drive menu.view.json
        earshot drive pizza --language en --lines
        earshot drive order.vo
        earshot drive menu.view.json --script order.vo
        earshot drive --script scripts/*.vo --format junit --output report.xml
        earshot drive menu.view.json --script order.vo --record
        earshot drive --script scripts/*.vo --audit
        printf 'swipeRight\\nswipeUp\\n' | earshot drive menu.view.json
        earshot drive pizza --technology voice-control
        earshot drive menu.view.json --technology switch-control
        echo 'show numbers' | earshot drive pizza --technology voice-control
        earshot drive pizza --technology voice-control --listen tap-five.wav
      """)

  @Argument(
    help: ArgumentHelp(
      "A capture, pizza, or a script. (default: the line 'on' of each script)", valueName: "source"),
    completion: .file())
  var source: String?

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Scripts to run, or folders of them, each on a fresh screen; - reads standard input.",
      valueName: "file"),
    completion: .file())
  var script: [String] = []

  @Option(
    help: ArgumentHelp(
      "What drives the screen: voiceover, voice-control or switch-control. (default: voiceover, or "
        + "what each script names)", valueName: "name"))
  var technology: String?

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Recordings of spoken commands for Voice Control, done one after another: WAV files, - for "
        + "standard input, mic for the microphone.", valueName: "file"), completion: .file())
  var listen: [String] = []

  @Option(
    help: ArgumentHelp(
      "Commands of your own for Voice Control, one a line: my address = type Moscow.",
      valueName: "file"), completion: .file())
  var commands: String?

  @Flag(help: "Speak aloud; the next gesture cuts what is said. Needs espeak-ng and a player.")
  var voice = false

  @Flag(
    help: "Plain lines in place of the drawn screen, for a screen reader; so is TERM=dumb.")
  var lines = false

  @Flag(
    help: ArgumentHelp(
      "Write what is heard into the files of --script: below steps that expect nothing, and in "
        + "the place of what is not met. Read the difference before you commit it."))
  var record = false

  @Flag(
    help: ArgumentHelp(
      "Report flaws of the app that the scripts show, by the rules that look at sessions; "
        + "'earshot rules' lists them, and .earshot.yml configures them."))
  var audit = false

  @Option(
    help: ArgumentHelp(
      "With --audit, the severity from which findings make the run fail: error, warning, info, "
        + "review or never. (default: what .earshot.yml says, else error)", valueName: "level"))
  var failOn: FailureLevel?

  @Flag(help: "Of a built-in app, the build before its adaptation.")
  var before = false

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var voiceOverSettings: VoiceOverSettingsArguments

  @Option(
    help: ArgumentHelp(
      "Write the settings of VoiceOver into a JSON file at the end, as the rotor left them; for "
        + "driving by hand.", valueName: "file"), completion: .file())
  var saveVoiceoverSettings: String?

  @Option(
    help: ArgumentHelp(
      "Write what was done by hand as a script at the end, with what is heard of each step.",
      valueName: "file"), completion: .file())
  var saveScript: String?

  @OptionGroup var imports: ImportArguments

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the report on scripts is written: json, junit or text. (default: the ending "
        + "of --output, else text)"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    OutputFormat<[ScriptReport]>.all.chosenID(formatName, forFile: output.path) ?? "text"
  }

  @OptionGroup var output: OutputArguments

  /// The scripts: those that are named with the option, and a source that is one.
  private var scripts: [String] { DriveScripts.isScript(source) ? [source ?? ""] + script : script }

  /// The source that scripts run on; `nil` leaves it to their lines `on`.
  private var stageName: String? { DriveScripts.isScript(source) ? nil : source }

  mutating func validate() throws {
    takeSource()
    if let technology, DriveTechnology(rawValue: technology) == nil {
      throw ValidationError(
        "there is no technology '\(technology)'; known are \(DriveTechnology.list)")
    }
    if saveVoiceoverSettings != nil {
      guard scripts.isEmpty, [nil, "voiceover"].contains(technology) else {
        throw ValidationError("'--save-voiceover-settings' is for driving VoiceOver by hand")
      }
    }
    if let saveScript {
      guard scripts.isEmpty, listen.isEmpty, source != nil else {
        throw ValidationError("'--save-script' is for driving by hand: name a source and no script")
      }
      guard DriveScripts.isScript(saveScript) else {
        throw ValidationError(
          "'--save-script \(saveScript)' is no name of a script; it ends in .vo, .vc or .sc")
      }
    }
    if commands != nil, scripts.isEmpty, technology != "voice-control" {
      throw ValidationError("'--commands' needs '--technology voice-control'")
    }
    if !listen.isEmpty {
      guard technology == "voice-control" else {
        throw ValidationError("'--listen' needs '--technology voice-control'")
      }
      guard scripts.isEmpty, source != nil else {
        throw ValidationError("'--listen' is for driving by hand: name a source and no script")
      }
    }
    if source == nil, scripts.isEmpty {
      throw ValidationError("name a capture or 'pizza', or scripts with a line 'on'")
    }
    if before, let source = stageName, !BuiltInScreens.isMeant(by: source, ignoresFolders: true) {
      throw ValidationError("'--before' is for the built-in app; a capture has one build")
    }
    if scripts.isEmpty, format != "text" || output.path != nil {
      throw ValidationError(
        "'--format' and '--output' are for the report on scripts; name some with '--script'")
    }
    if !scripts.isEmpty, speech.style != .caption {
      throw ValidationError("scripts are written in captions; '--style' is for driving by hand")
    }
    if audit, scripts.isEmpty { throw ValidationError("'--audit' needs '--script'") }
    if failOn != nil, !audit { throw ValidationError("'--fail-on' needs '--audit'") }
    if voice { try validateVoice() }
    if record, scripts.isEmpty { throw ValidationError("'--record' needs '--script'") }
    if (scripts + listen).filter({ $0 == "-" }).count + (source == "-" ? 1 : 0) > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    if record, scripts.contains("-") {
      throw ValidationError("a script from standard input cannot be recorded; name a file")
    }
    if source == "-", scripts.isEmpty {
      throw ValidationError("standard input brings the gestures; name the capture as a file")
    }
    try FormatName.validate(format, among: OutputFormat<[ScriptReport]>.all.map(\.id))
  }

  /// Takes a capture among the scripts for the source, since '--script' takes all words behind it.
  private mutating func takeSource() {
    guard source == nil, script.count > 1 else { return }
    let captures = script.filter(DriveScripts.isCapture)
    guard captures.count == 1, let capture = captures.first else { return }
    source = capture
    script.removeAll { $0 == capture }
  }

  private func validateVoice() throws {
    guard scripts.isEmpty, listen.isEmpty else {
      throw ValidationError(
        "'--voice' is for driving by hand; what a script says is spoken into a file by "
          + "'earshot speak --script'")
    }
    guard [nil, "voiceover"].contains(technology) else {
      throw ValidationError(
        "'--voice' is for VoiceOver; Voice Control says nothing, and the speech that a phone can add "
          + "to Switch Control is not modelled. What they show is printed without '--voice'")
    }
  }

  func run() async throws {
    let messages = Messages(isQuiet: output.quiet, explainsInput: imports.explainInput)
    let sources = DriveSources(
      isBefore: before, isScripted: !scripts.isEmpty,
      reader: InputReader(
        speech: try voiceOverSettings.options(speech.options, messages, mayRecognize: true),
        imports: imports.options, messages: messages))
    guard let customCommands = customCommands(messages) else { throw ExitCode(ExitStatus.badInput) }
    var setup = DriveSetup(
      technology: technology.flatMap(DriveTechnology.init), customCommands: customCommands)
    setup.voiceOver = sources.reader.speech.voiceOver
    try checkSavedScript(messages)
    if scripts.isEmpty, let source {
      guard let stage = sources.stage(source) else { throw ExitCode(ExitStatus.badInput) }
      throw ExitCode(await drive(stage, setup, messages))
    }
    var run = DriveScripts(
      sources: sources, source: stageName, isRecording: record, setup: setup)
    if audit { run.audit = try sessionAudit(messages) }
    guard let scripts = DriveScripts.scripts(scripts, messages) else {
      throw ExitCode(ExitStatus.badInput)
    }
    let (reports, status) = await run.run(scripts)
    let destination = output.destination(reading: [source] + scripts, messages)
    if let writer, !reports.isEmpty { try destination.write(writer.write(reports)) }
    try destination.close()
    throw ExitCode(status)
  }

  /// The rules that look at sessions, as the nearest configuration has them.
  private func sessionAudit(_ messages: Messages) throws -> SessionAudit {
    do throws(ConfigurationError) {
      let configuration = try ConfigurationFile.find(nil).configuration
      return SessionAudit(
        plan: AuditPlan(configuration), language: speech.options.reportLanguage,
        failOn: failOn ?? configuration.failOn ?? .error)
    } catch {
      messages.error(error)
      throw ExitCode(ExitStatus.wrongUsage)
    }
  }

  /// Drives by hand until the user leaves.
  private func drive(
    _ stage: DriveStage, _ setup: DriveSetup, _ messages: Messages
  ) async -> Int32 {
    switch setup.technology ?? .voiceover {
    case .voiceover: await hold(VoiceOver.self, stage, setup, messages)
    case .voiceControl where !listen.isEmpty:
      await DriveListening(
        stage: stage, technology: setup.technology(settings: stage.settings), style: speech.style,
        messages: messages
      ).run(listen)
    case .voiceControl: await hold(VoiceControl.self, stage, setup, messages)
    case .switchControl: await hold(SwitchControl.self, stage, setup, messages)
    }
  }

  private func hold<Technology: DrivenTechnology>(
    _ technology: Technology.Type, _ stage: DriveStage, _ setup: DriveSetup, _ messages: Messages
  ) async -> Int32 {
    let technology: Technology = setup.technology(settings: stage.settings)
    do throws(VoiceError) {
      return await DriveByHand(
        stage: stage, technology: technology, style: speech.style,
        voice: voice ? try LiveSpeech.installed() : nil, isPlain: lines,
        settingsFile: saveVoiceoverSettings, scriptFile: savedScript(setup, messages),
        messages: messages
      ).run()
    } catch {
      let words = LiveSpeech.Problem.voice(error).words
      messages.error(words.message, help: words.help, path: "--voice")
      return ExitStatus.badInput
    }
  }

  /// Ends the run before a session begins whose script could not be kept.
  private func checkSavedScript(_ messages: Messages) throws {
    guard let saveScript else { return }
    do throws(RunFailure) {
      try output.overwrite.place([source]).check(saveScript, messages)
    } catch {
      throw ExitCode(error.status)
    }
  }

  /// Where what is done by hand is kept as a script; `nil` when nobody asks for it.
  private func savedScript(_ setup: DriveSetup, _ messages: Messages) -> SavedScript? {
    guard let saveScript, let source else { return nil }
    let reader = InputReader(speech: speech.options, imports: imports.options, messages: messages)
    let settings = [
      speech.options.language.map { "set language \($0)" },
      speech.options.hints.map { "set hints \($0 ? "on" : "off")" },
    ].compactMap(\.self)
    return SavedScript(
      path: saveScript, source: before ? BuiltInScreens.before(source) : source,
      settings: settings,
      scripts: DriveScripts(
        sources: DriveSources(isBefore: false, isScripted: true, reader: reader),
        isRecording: true, setup: setup))
  }

  /// The commands that the user made; `nil` after saying why they cannot be read.
  private func customCommands(_ messages: Messages) -> [CustomCommand]? {
    guard let commands else { return [] }
    do {
      let text = String(decoding: try InputFile(path: commands).bytes(), as: UTF8.self)
      return try CustomCommandFile.parse(text)
    } catch {
      messages.error(error, path: commands)
      return nil
    }
  }

  private var writer: OutputFormat<[ScriptReport]>? {
    OutputFormat<[ScriptReport]>.all.first { $0.id == format }
  }
}
