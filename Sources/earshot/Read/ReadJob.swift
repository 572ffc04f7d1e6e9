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

  var output: String
  var speech: SpeechOptions
  var imports: ImportOptions
  var isQuiet: Bool
  var isOneOfMany: Bool
  /// Whose reading is printed.
  var technology = ReadTechnology.voiceOver
  /// What is put into the texts of string files.
  var stringOptions: StringOptions

  /// Reads an input and writes its document.
  func run(_ path: String) -> Outcome {
    let log = MessageLog()
    let reader = InputReader(
      profile: speech.profile,
      language: speech.language, imports: imports,
      messages: Messages(isQuiet: isQuiet, log: log))
    let header = isOneOfMany && output == "text" ? "==> \(path.onOneLine) <==\n" : ""
    do throws(ReadFailure) {
      if let document = try stringsDocument(of: path, reader.messages) {
        return Outcome(
          document: Array(header.utf8) + document, messages: log.text, status: Status.fine)
      }
      let capture = try reader.capture(path)
      if stringOptions.isUsed {
        reader.messages.warning(
          "--numbers, --width and --device are not used: they are for string files", path: path)
      }
      let document =
        technology == .voiceOver
        ? writer.write(try reading(of: capture, path, reader))
        : try reachDocument(of: capture, path, reader)
      return Outcome(
        document: Array(header.utf8) + document, messages: log.text,
        status: capture.isIncomplete ? Status.badInput : Status.fine)
    } catch {
      return Outcome(messages: log.text, status: error.status)
    }
  }

  private var writer: OutputFormat<Reading> {
    switch output {
    case "json": isOneOfMany ? .jsonLine : .json
    case "markdown": .markdown
    default: .text
    }
  }

  /// The reading of a capture.
  ///
  /// Throws ``ReadFailure`` after saying why there is nothing to hear.
  private func reading(
    of capture: Capture, _ path: String, _ reader: InputReader
  ) throws(ReadFailure) -> Reading {
    let messages = reader.messages
    let settings = speech.settings(for: capture.screens.first)
    let transcript = VoiceOver(settings: settings).reading(of: capture.screens)
    let languages = Set(capture.screens.map { $0.language ?? settings.language })
    if speech.language == nil, languages.count > 1 {
      messages.warning(
        "the screens are in several languages; all are read in '\(settings.language)', name "
          + "another with --language", path: path)
    }
    guard !transcript.lines.isEmpty else { throw reader.silence(of: capture, path: path) }
    say(what: capture, transcript, path, messages)
    return Reading(
      format: capture.format, path: path, transcript: transcript,
      losses: capture.losses.map { Reading.Loss(what: $0.what, why: $0.why, count: $0.count) },
      warnings: capture.warnings.map(\.message)
        + capture.unknowns.map { "\($0.what) is not understood" }
        + capture.unread.filter { !$0.isLeftOut }.map {
          "'\($0.name)' is not read: \($0.error.message)"
        },
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
