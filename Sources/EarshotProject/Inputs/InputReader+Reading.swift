package import EarshotCaptures
package import EarshotSession
package import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

extension InputReader {
  /// The reading of a capture by VoiceOver; tells the assumptions of the prediction on the way.
  ///
  /// Throws ``RunFailure`` after saying why there is nothing to hear.
  package func reading(of capture: Capture, _ path: String) throws(RunFailure) -> Reading {
    let settings = speech.settings(for: capture.screens.first)
    let transcript = VoiceOver(settings: settings).reading(of: capture.screens)
    let languages = Set(capture.screens.map { $0.language ?? settings.language })
    if speech.language == nil, languages.count > 1 {
      messages.warning(
        "the screens are in several languages; all are read in '\(settings.language)', name "
          + "another with --language", path: path)
    }
    guard !transcript.lines.isEmpty else { throw silence(of: capture, path: path) }
    note(predictionFor: settings, path)
    messages.note(losses: capture.losses, path: path)
    warn(ofOrder: transcript, path)
    for part in transcript.uncertainPhrases {
      let why =
        part.provenance == .fallback
        ? "no words are known in '\(settings.language)', so the English ones stand here"
        : "no public source gives these words"
      messages.note("'\(part.text)': \(why)", path: path)
    }
    return Reading(
      format: capture.format, path: path, transcript: transcript,
      losses: capture.losses.map(Reading.Loss.init),
      warnings: capture.warnings.map(\.message)
        + capture.unknowns.map { "\($0.what) is not understood" }
        + capture.unread.filter { !$0.isLeftOut }.map {
          "'\($0.name)' is not read: \($0.error.message)"
        },
      style: speech.style)
  }

  /// Says what a prediction assumes.
  package func note(predictionFor settings: SpeechSettings, _ path: String) {
    messages.note(
      "a prediction for \(settings.profile), language \(settings.language)", path: path)
  }

  /// Says where the order of a screen is odd.
  package func warn(ofOrder transcript: Transcript, _ path: String) {
    warn(of: transcript.screens.flatMap(\.order.problems), path)
  }

  /// Says what is odd about an order.
  func warn(of problems: [ReadingOrder.Problem], _ path: String) {
    for problem in problems { messages.warning(problem.sentence, path: path) }
  }
}

extension Reading.Loss {
  /// The properties that a capture does not tell, for a document.
  package init(_ loss: Capture.Loss) {
    self.init(what: loss.what, why: loss.why, count: loss.count)
  }
}
