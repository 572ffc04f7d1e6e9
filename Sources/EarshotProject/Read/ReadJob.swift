package import EarshotAudit
import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotWriting

/// Reads inputs as the options say; a value, so that several can be read at once.
package struct ReadJob: Sendable {
  /// The result of an input.
  package struct Outcome: Sendable {
    /// The document; empty if the input could not be read.
    package var document: [UInt8] = []
    /// The messages about it.
    package var messages: String
    /// The exit status.
    package var status: Int32
    /// Whether there is something to hear.
    package var isHeard = false
    /// The inputs, or files in them, that could not be read.
    package var unread: [AuditDocument.Unread] = []
  }

  /// The name of the format.
  package var output: String
  /// Whether each document is a line of JSON Lines, with lines about inputs that could not be read.
  package var writesLines = false
  /// The options of speech.
  package var speech: SpeechOptions
  /// The options of importers.
  package var imports: ImportOptions
  /// Whether notes and warnings are left out.
  package var isQuiet: Bool
  /// Whether the document stands among those of other inputs.
  package var isOneOfMany: Bool
  /// Whose reading is printed.
  package var technology = ReadTechnology.voiceOver
  /// The options of string files: numbers, width and device for their texts.
  package var stringOptions: StringOptions
  /// Whether the words of the voice stand in the place of the written ones, in JSON besides them.
  package var isSpoken = false
  /// The paths of inputs that nobody named: of them, documents with nothing to hear are no failures.
  package var unnamedPaths: Set<String> = []
  /// Whether the number and the id of each stop stand before it, in text.
  package var tellsIDs = false
  /// The rotor mode whose stops alone are read, by its name; `nil` for all stops.
  package var rotor: String?
  /// The path that standard input stands for; `nil` leaves it `-`.
  package var stdinPath: String?
  /// Whether the screens are named in the place of what is heard on them.
  package var listsScreens = false

  package init(
    output: String, speech: SpeechOptions, imports: ImportOptions, isQuiet: Bool, isOneOfMany: Bool,
    technology: ReadTechnology = .voiceOver, stringOptions: StringOptions, isSpoken: Bool = false
  ) {
    self.output = output
    self.speech = speech
    self.imports = imports
    self.isQuiet = isQuiet
    self.isOneOfMany = isOneOfMany
    self.technology = technology
    self.stringOptions = stringOptions
    self.isSpoken = isSpoken
  }

  /// Notes which inputs there are, and what of them nobody named.
  package mutating func take(_ found: [FoundInputs]) {
    imports.code = found.code
    unnamedPaths = found.unnamedPaths
  }

  /// Reads an input and writes its document.
  package func run(_ path: String) -> Outcome {
    let log = MessageLog()
    var outcome = run(path, log)
    outcome.isHeard = !outcome.document.isEmpty
    outcome.unread = log.errors
    if writesLines {
      outcome.document =
        (outcome.isHeard ? ReadLine.file(outcome.document) : []) + ReadLine.unread(log.errors)
    }
    if path == "-", let stdinPath {
      outcome.messages = Messages.renamed(outcome.messages, path, to: stdinPath)
    }
    return outcome
  }

  /// The path that an input is known by.
  func name(of path: String) -> String { path == "-" ? stdinPath ?? path : path }

  private func run(_ path: String, _ log: MessageLog) -> Outcome {
    var reader = InputReader(
      speech: speech, imports: imports,
      messages: Messages(isQuiet: isQuiet, log: log, explainsInput: imports.explainsInput))
    reader.forgivenDocuments = .among(unnamedPaths)
    let header =
      isOneOfMany && output == "text" && !listsScreens ? "==> \(path.onOneLine) <==\n" : ""
    do throws(RunFailure) {
      if !listsScreens, let document = try stringsDocument(of: path, reader.messages) {
        return Outcome(
          document: Array(header.utf8) + document, messages: log.text, status: ExitStatus.fine)
      }
      if listsScreens {
        let list = try reader.screenList(of: path, named: name(of: path))
        return Outcome(
          document: Array(header.utf8) + list.document(output, isOneOfMany: isOneOfMany),
          messages: log.text, status: ExitStatus.fine)
      }
      let capture = try reader.capture(path)
      if stringOptions.isUsed {
        reader.messages.warning(
          "--numbers, --width and --device are not used: they are for string files", path: path)
      }
      let document =
        technology == .voiceOver
        ? writer.write(try reading(of: capture, path, reader), isOneOfMany: isOneOfMany)
        : try reachDocument(of: capture, path, reader)
      return Outcome(
        document: Array(header.utf8) + document, messages: log.text,
        status: capture.isIncomplete ? ExitStatus.badInput : ExitStatus.fine)
    } catch {
      return Outcome(messages: log.text, status: error.status)
    }
  }

  private func reading(
    of capture: Capture, _ path: String, _ reader: InputReader
  ) throws(RunFailure) -> Reading {
    var reading = try reader.reading(of: capture, path)
    reading.path = name(of: path)
    reading.tellsIDs = tellsIDs
    if let rotor { try reading.keep(stopsOf: rotor, path, reader.messages) }
    guard isSpoken else { return reading }
    guard output != "json" else {
      reading.tellsVoice = true
      return reading
    }
    let language = reading.transcript.settings.language
    for index in reading.transcript.lines.indices {
      let written = reading.transcript.lines[index].utterance
      reading.transcript.lines[index].utterance = written.spoken(in: language)
    }
    return reading
  }

  private var writer: OutputFormat<Reading> {
    OutputFormat<Reading>.all.named(output) ?? .text
  }
}
