import ArgumentParser
import EarshotCaptures
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation

/// Answers what a screen says, stop by stop.
struct Read: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what VoiceOver says on a screen, stop by stop.",
    discussion: """
      One line a stop, in the order of swiping right, as the caption panel would show it.

      Examples:
        earshot read menu.xml
        earshot read menu.xml --language ru --no-hints
        earshot read screens/*.xml --format json > stops.jsonl
        earshot read menu.view.json --format markdown --output menu.md
        pbpaste | earshot read - --style script
      """)

  @Argument(
    help: ArgumentHelp("Captures; - reads standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String]

  @OptionGroup var speech: SpeechOptions

  @Option(
    help: ArgumentHelp(
      "Format of the inputs: \(CaptureFormat.all.map(\.id).joined(separator: ", ")). "
        + "(default: recognised by content)", valueName: "format"))
  var from: String?

  @Option(help: "How the document is written: json, markdown or text.")
  var format = "text"

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try speech.validate()
    if inputs.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    if let from, CaptureFormat.named(from) == nil {
      throw ValidationError(
        unknown("format", from, among: CaptureFormat.all.map(\.id)))
    }
    if OutputFormat<Reading>.all.allSatisfy({ $0.id != format }) {
      throw ValidationError(
        unknown("format", format, among: OutputFormat<Reading>.all.map(\.id)))
    }
  }

  func run() throws {
    let messages = Messages(isQuiet: quiet)
    let destination = Destination(path: output)
    var failed = 0
    do {
      for path in inputs {
        guard let reading = try reading(of: path, messages) else {
          failed += 1
          continue
        }
        if inputs.count > 1, format == "text" {
          try destination.write(Array("==> \(path.onOneLine) <==\n".utf8))
        }
        try destination.write(writer.write(reading))
      }
      try destination.close()
    } catch {
      sayUnwritten(messages)
      throw ExitCode(Status.badInput)
    }
    if failed > 0 { throw ExitCode(Status.badInput) }
  }

  private func sayUnwritten(_ messages: Messages) {
    if let output {
      messages.error(
        "the file cannot be written", help: "check that its folder exists", path: output)
    } else {
      messages.error(
        "standard output cannot be written", help: "check that the disk is not full", path: "-")
    }
  }

  private var writer: OutputFormat<Reading> {
    switch format {
    case "json": inputs.count > 1 ? .jsonLine : .json
    case "markdown": .markdown
    default: .text
    }
  }

  /// The reading of one input; `nil` after saying why there is none.
  private func reading(of path: String, _ messages: Messages) throws -> Reading? {
    do {
      let capture = try Input(path: path).capture(
        as: from.flatMap(CaptureFormat.named), ReadOptions(profile: speech.profile))
      return reading(of: capture, path, messages)
    } catch let error as CaptureError {
      messages.error(error.message, help: error.help, path: path, at: error.location)
    } catch let error as InputError {
      messages.error(error.message, help: error.help, path: path)
    } catch {
      messages.error("\(error)", help: "report this as a defect", path: path)
      throw ExitCode(Status.internalFailure)
    }
    return nil
  }

  private func reading(of capture: Capture, _ path: String, _ messages: Messages) -> Reading? {
    let settings = speech.settings(for: capture.screens.first)
    let screens = capture.screens.map { screen in
      var screen = screen
      if let profile = speech.profile { screen.idiom = profile.idiom }
      return screen
    }
    let transcript = VoiceOver(settings: settings).reading(of: screens)
    for warning in capture.warnings {
      messages.warning(warning.message, path: path, at: warning.location)
    }
    for unknown in capture.unknowns {
      messages.warning(
        "\(unknown.what) is not understood (\(unknown.count)×)", path: path, at: unknown.location)
    }
    let languages = Set(screens.map { $0.language ?? settings.language })
    if speech.language == nil, languages.count > 1 {
      messages.warning(
        "the screens are in several languages; all are read in '\(settings.language)', name "
          + "another with --language", path: path)
    }
    guard !transcript.lines.isEmpty else {
      messages.error(
        "nothing to hear: no element of the screen gets focus",
        help: "capture the screen again when it is in sight, or check '--from \(capture.format)'",
        path: path)
      return nil
    }
    say(what: capture, transcript, path, messages)
    return Reading(
      format: capture.format, path: path, transcript: transcript,
      losses: capture.losses.map { Reading.Loss(what: $0.what, why: $0.why, count: $0.count) },
      warnings: capture.warnings.map(\.message)
        + capture.unknowns.map { "\($0.what) is not understood" },
      style: speech.style)
  }

  /// Says what the prediction assumes and does not know.
  private func say(
    what capture: Capture, _ transcript: Transcript, _ path: String, _ messages: Messages
  ) {
    let settings = transcript.settings
    messages.note(
      "a prediction for \(settings.profile), language \(settings.language)", path: path)
    let lost = capture.losses.map(\.what.rawValue)
    if !lost.isEmpty {
      messages.note("this input does not tell: \(lost.joined(separator: ", "))", path: path)
    }
    for problem in transcript.screens.flatMap(\.order.problems) {
      messages.warning(problem.sentence, path: path)
    }
    for part in transcript.uncertainPhrases {
      let why =
        part.standing == .fallback
        ? "no words are known in '\(settings.language)', so the English ones stand here"
        : "no public source gives these words"
      messages.note("'\(part.text)': \(why)", path: path)
    }
  }

  private func unknown(_ what: String, _ name: String, among known: [String]) -> String {
    "unknown \(what) '\(name)'; known are \(known.joined(separator: ", "))"
  }
}
