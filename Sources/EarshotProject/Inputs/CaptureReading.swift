package import EarshotCaptures
package import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// The reading of a capture by VoiceOver; tells the assumptions of the prediction on the way.
package struct CaptureReading {
  /// The options of speech.
  package var speech: SpeechOptions

  /// Makes a reader of captures.
  package init(speech: SpeechOptions) {
    self.speech = speech
  }

  /// The reading of a capture.
  ///
  /// Throws ``RunFailure`` after saying why there is nothing to hear.
  package func reading(
    of capture: Capture, _ path: String, _ reader: InputReader
  ) throws(RunFailure) -> Reading {
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
