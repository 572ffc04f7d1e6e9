import ArgumentParser
import EarshotCaptures
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotVoiceOver
import Foundation

/// Answers what is heard when a screen is driven by gestures.
struct Drive: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold VoiceOver on a screen: by keys in a terminal, by lines, or by scripts.",
    discussion: """
      A source is a capture, or the built-in pizza app: pizza, one of its screens such as \
      pizza/toppings, and pizza-before for the build before its adaptation.

      In a terminal q, Ctrl-C or Ctrl-D leaves, ? shows the keys, and one key is a gesture. \
      Where standard input is no terminal, each line is a key or a step of a script, and what is \
      heard is printed. Scripts are described in Documentation/Scripts.md.

      Examples:
        earshot drive pizza
        earshot drive menu.view.json
        earshot drive menu.view.json --script order.vo
        earshot drive --script scripts/*.vo --format junit --output report.xml
        earshot drive menu.view.json --script order.vo --record
        printf 'swipeRight\\nswipeUp\\n' | earshot drive menu.view.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A capture, or pizza. (default: the line 'on' of each script)", valueName: "source"),
    completion: .file())
  var source: String?

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Scripts to run, each on a fresh screen; - reads standard input.", valueName: "file"),
    completion: .file())
  var script: [String] = []

  @Flag(help: "Write what is heard into the scripts, in the place of what they expect.")
  var record = false

  @Flag(help: "Of a built-in app, the build before its adaptation.")
  var before = false

  @OptionGroup var speech: SpeechOptions

  @OptionGroup var imports: ImportOptions

  @Option(help: "How the report on scripts is written: json, junit or text.")
  var format = "text"

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try speech.validate()
    if source == nil, script.isEmpty {
      throw ValidationError("name a capture or 'pizza', or scripts with a line 'on'")
    }
    if before, let source, !DriveSources.isBuiltIn(source) {
      throw ValidationError("'--before' is for the built-in app; a capture has one build")
    }
    if script.isEmpty, format != "text" || output != nil {
      throw ValidationError(
        "'--format' and '--output' are for the report on scripts; name some with '--script'")
    }
    if !script.isEmpty, speech.style != .caption {
      throw ValidationError("scripts are written in captions; '--style' is for driving by hand")
    }
    if record, script.isEmpty { throw ValidationError("'--record' needs '--script'") }
    if script.filter({ $0 == "-" }).count + (source == "-" ? 1 : 0) > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    if record, script.contains("-") {
      throw ValidationError("a script from standard input cannot be recorded; name a file")
    }
    if source == "-", script.isEmpty {
      throw ValidationError("standard input brings the gestures; name the capture as a file")
    }
    try FormatName.validate(format, among: OutputFormat<[ScriptReport]>.all.map(\.id))
  }

  func run() async throws {
    let messages = Messages(isQuiet: quiet)
    let sources = DriveSources(
      isBefore: before, isScripted: !script.isEmpty,
      speech: speech, imports: imports, messages: messages)
    if script.isEmpty, let source {
      guard let stage = sources.stage(source) else { throw ExitCode(Status.badInput) }
      throw ExitCode(
        await DriveByHand(
          stage: stage, style: speech.style, messages: messages
        ).run())
    }
    let scripts = DriveScripts(
      sources: sources, source: source, isRecording: record, messages: messages)
    let (reports, status) = await scripts.run(script)
    let destination = Destination(path: output, messages)
    if let writer, !reports.isEmpty { try destination.write(writer.write(reports)) }
    try destination.close()
    throw ExitCode(status)
  }

  private var writer: OutputFormat<[ScriptReport]>? {
    OutputFormat<[ScriptReport]>.all.first { $0.id == format }
  }
}
