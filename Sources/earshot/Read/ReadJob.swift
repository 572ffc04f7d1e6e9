import EarshotCaptures
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Reads inputs as the options say; a value, so that several can be read at once.
struct ReadJob: Sendable {
  /// What came of an input.
  struct Outcome: Sendable {
    /// What is written for it; empty when it could not be read.
    var document: [UInt8] = []
    /// What is said about it.
    var messages: String
    var status: Int32
  }

  var format: String?
  var output: String
  var speech: SpeechOptions
  var imports: ImportOptions
  var isQuiet: Bool
  var isOneOfMany: Bool

  /// Reads an input and writes its document.
  func run(_ path: String) -> Outcome {
    let log = MessageLog()
    switch reading(of: path, Messages(isQuiet: isQuiet, log: log)) {
    case .failure(let failure): return Outcome(messages: log.text, status: failure.status)
    case .success(let reading):
      let header = isOneOfMany && output == "text" ? "==> \(path.onOneLine) <==\n" : ""
      return Outcome(
        document: Array(header.utf8) + writer.write(reading), messages: log.text,
        status: Status.fine)
    }
  }

  private var writer: OutputFormat<Reading> {
    switch output {
    case "json": isOneOfMany ? .jsonLine : .json
    case "markdown": .markdown
    default: .text
    }
  }

  /// The reading of one input, or the status to end with after saying why there is none.
  private func reading(of path: String, _ messages: Messages) -> Result<Reading, ReadFailure> {
    do {
      let capture = try imports.capture(
        path, as: format.flatMap(CaptureFormat.named), profile: speech.profile,
        language: speech.language, messages)
      return reading(of: capture, path, messages).map(Result.success) ?? .failure(.badInput)
    } catch let error as CaptureError {
      messages.error(error.message, help: error.help, path: path, at: error.location)
    } catch let error as InputError {
      messages.error(error.message, help: error.help, path: path)
    } catch let error as CompanionError {
      messages.error(error, path: path)
    } catch {
      messages.error("\(error)", help: "report this as a defect", path: path)
      return .failure(.internalFailure)
    }
    return .failure(.badInput)
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
    messages.note(losses: capture.losses, path: path)
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
}

/// Why an input has no reading; what is wrong has been said.
enum ReadFailure: Error {
  case badInput
  case internalFailure

  var status: Int32 {
    switch self {
    case .badInput: Status.badInput
    case .internalFailure: Status.internalFailure
    }
  }
}
