import EarshotHost
import EarshotListening
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVoiceControl
import Foundation

/// Voice Control by recordings of what is said: each is recognised with what can be said on the
/// screen at that moment, and done when it was understood.
struct DriveListening {
  var stage: DriveStage
  var technology: VoiceControl
  /// How sentences are written.
  var style: SpeechStyle
  var messages: Messages

  /// Listens to recordings one after another; answers the exit status, 1 when one was not done.
  func run(_ paths: [String]) async -> Int32 {
    let session = stage.session(technology)
    var lines = DriveLines(
      session: session, still: stage.still, style: style,
      language: stage.settings.language,
      languageHint: stage.languageHint, messages: messages)
    await lines.begin()
    var status = ExitStatus.fine
    for path in paths {
      do {
        let speech = try await hear(path, session)
        lines.put(speech.lines(path: path))
        guard speech.decision == .understood, let best = speech.sentences.first else {
          status = max(status, ExitStatus.findings)
          continue
        }
        await lines.run("say \(best.text.quoted)", at: SourceLocation(line: 1, column: 1))
      } catch {
        say(error, path: path)
        status = ExitStatus.badInput
      }
    }
    return status
  }

  /// The speech in a recording, as far as it can be said on the present screen.
  private func hear(
    _ path: String, _ session: Session<VoiceControl>
  ) async throws -> RecognizedSpeech {
    let voice = await session.technology
    let screen = await session.currentScreen
    let time = await session.time
    let recognition = try SpeechRecognition.installed()
    // Sentences that would do the same are one.
    let meaning = { voice.meaning(of: $0, on: screen, at: time) }
    guard path == "mic" else {
      return try recognition.hear(path, voice.recognitionGrammar(on: screen), meaning: meaning)
    }
    return try TemporaryFolder.with { folder in
      let file = folder.appending(path: "command.wav")
      messages.note("say a command: \(Microphone.seconds) seconds", path: path)
      try Microphone.installed().record(to: file)
      return try recognition.hear(file.path, voice.recognitionGrammar(on: screen), meaning: meaning)
    }
  }

  private func say(_ error: any Error, path: String) {
    if let error = error as? ListenError {
      messages.error(error.message, help: error.help, path: path)
    } else {
      messages.error(error, path: path)
    }
  }
}

extension RecognizedSpeech {
  /// Lines with the sentence that was understood and its rivals, each with its confidence.
  func lines(path: String) -> [String] {
    let found = sentences.map { "\"\($0.text)\" \($0.confidence.inPercent)" }
    let others = found.dropFirst().map { "  or \($0)" }
    let sound = heardAs.isEmpty ? [] : ["  it sounded like: \(heardAs)"]
    switch decision {
    case .understood: return ["\(path): heard \(found.first ?? "nothing")"] + others
    case .unsure:
      return ["\(path): not sure, nothing is done: \(found.first ?? "nothing")"] + others + sound
    case .refused:
      guard !heardAs.isEmpty || !found.isEmpty else { return ["\(path): nothing was heard"] }
      return ["\(path): not understood, nothing is done"] + sound
        + found.map { "  nearest: \($0)" }
    }
  }
}
