import EarshotSession
package import EarshotVoices
import EarshotWriting

/// Speaks inputs as the options say.
package struct SpeakJob {
  /// The result of an input.
  package struct Outcome {
    /// The document; empty if the input could not be spoken.
    package var document: [UInt8] = []
    /// The exit status.
    package var status: Int32
  }

  /// The format of the document.
  package var format: SpeakFormat
  /// The reader of captures.
  package var reader: InputReader
  /// Whether the times of single words are written.
  package var hasWordTimes: Bool
  /// Whether the document stands among those of other inputs.
  package var isOneOfMany = false
  /// Who speaks, and how.
  package var narrator = Narrator(voice: SilentVoice())
  /// How braille is written, and on what display.
  package var braille: BrailleOptions
  /// The chart whose audio graph is written instead of speech, and the length of that in seconds.
  package var audioGraph: (name: String, seconds: Double)?

  package init(
    format: SpeakFormat, reader: InputReader, hasWordTimes: Bool, braille: BrailleOptions
  ) {
    self.format = format
    self.reader = reader
    self.hasWordTimes = hasWordTimes
    self.braille = braille
  }

  /// The place for messages.
  package var messages: Messages { reader.messages }

  /// Speaks a capture.
  package func run(_ path: String) -> Outcome {
    do throws(RunFailure) {
      let capture = try reader.capture(path)
      let reading = try reader.reading(of: capture, path)
      if let audioGraph {
        let bytes = try graph(of: audioGraph.name, reading, path, lasting: audioGraph.seconds)
        return Outcome(document: bytes, status: ExitStatus.fine)
      }
      guard let document = document(of: reading) else {
        return Outcome(status: ExitStatus.badInput)
      }
      return Outcome(
        document: document, status: capture.isIncomplete ? ExitStatus.badInput : ExitStatus.fine)
    } catch {
      return Outcome(status: error.status)
    }
  }

  /// Speaks the session of a script.
  package func run(script path: String, on source: String?, rate: Double?) async throws -> Outcome {
    let scripts = DriveScripts(
      sources: DriveSources(isBefore: false, isScripted: true, reader: reader), source: source,
      isRecording: false, setup: DriveSetup())
    guard let record = await scripts.record(of: path) else { throw RunFailure.badInput }
    guard !record.transcript.lines.isEmpty else {
      messages.error(
        "nothing is heard in the session of this script",
        help: "try 'earshot drive --script \(path)'", path: path)
      throw RunFailure.badInput
    }
    let failed = record.report.steps.count { !$0.isPassed }
    if failed > 0 {
      messages.warning(
        "\(failed) of \(record.report.steps.count) steps did not go as the script expects; "
          + "see 'earshot drive --script'", path: path)
    }
    var job = self
    if rate == nil { job.narrator.pace = record.pace }
    let reading = Reading(format: "script", path: path, transcript: record.transcript)
    guard let document = job.document(of: reading) else { throw RunFailure.badInput }
    return Outcome(document: document, status: failed > 0 ? ExitStatus.findings : ExitStatus.fine)
  }

  /// The document; `nil` after saying why the voice does not speak.
  func document(of reading: Reading) -> [UInt8]? {
    if format.isBraille { return brailleDocument(of: reading) }
    do throws(VoiceError) {
      var document = try document(of: reading, by: narrator)
      for remark in document.narration.remarks { messages.warning(remark, path: reading.path) }
      document.hasWordTimes = hasWordTimes
      return try bytes(of: document)
    } catch {
      messages.error(error.message, help: error.help, path: reading.path)
      return nil
    }
  }

  private func document(
    of reading: Reading, by narrator: Narrator
  ) throws(VoiceError) -> NarrationDocument {
    let recording =
      format.isSound
      ? try narrator.recording(of: reading.transcript)
      : NarrationRecording(
        narration: try narrator.narration(of: reading.transcript), audio: Audio())
    return NarrationDocument(
      format: reading.format, path: reading.path, narration: recording.narration,
      audio: recording.audio, losses: reading.losses, warnings: reading.warnings)
  }

  func bytes(of document: NarrationDocument) throws(VoiceError) -> [UInt8] {
    if format == .mp3 {
      return try MP3Encoder().encode(OutputFormat<NarrationDocument>.wav.write(document))
    }
    let writer = OutputFormat<NarrationDocument>.all.named(format.rawValue)
    return (format == .text ? header(of: document.path) : [])
      + (writer?.write(document, isOneOfMany: isOneOfMany) ?? [])
  }

  /// The line above a document that stands among others.
  func header(of path: String) -> [UInt8] {
    isOneOfMany ? Array("==> \(path.onOneLine) <==\n".utf8) : []
  }
}
