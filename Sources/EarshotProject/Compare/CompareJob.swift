package import EarshotCaptures
package import EarshotComparison
import EarshotHost
package import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Compares the screens of two inputs as the options say.
package struct CompareJob {
  /// The reader of the inputs.
  package var reader: InputReader
  /// The pace of speech, for the seconds of listening.
  package var pace: SpeechPace

  package init(reader: InputReader, pace: SpeechPace) {
    self.reader = reader
    self.pace = pace
  }

  /// The comparisons of the screens of two inputs.
  ///
  /// Throws ``RunFailure`` after saying why there are none.
  package func comparisons(of pair: ComparedPair) throws(RunFailure) -> [Comparison] {
    let old = try reader.capture(pair.before)
    let new = try reader.capture(pair.after)
    // A screen that is missing on one side would look like a change.
    if old.isIncomplete || new.isIncomplete { throw .badInput }
    let voiceOver = VoiceOver(settings: reader.speech.settings(for: new.screens.first))
    let readings = (old.screens.map(voiceOver.reading), new.screens.map(voiceOver.reading))
    var reader = reader
    // A screen that fell silent is no document that always was.
    if readings.0.allSatisfy(\.lines.isEmpty) != readings.1.allSatisfy(\.lines.isEmpty) {
      reader.forgivenDocuments = .none
    }
    for (capture, readings, path) in [
      (old, readings.0, pair.before), (new, readings.1, pair.after),
    ] where readings.allSatisfy(\.lines.isEmpty) {
      throw reader.silence(of: capture, path: path)
    }
    let nothing = Transcript(screens: [], lines: [], settings: voiceOver.settings)
    let pairs = ComparedScreens.pairs(old.screens.map(\.title), new.screens.map(\.title))
    return pairs.map { screens in
      Comparison(
        before: version(screens.before, of: old, pair.before),
        after: version(screens.after, of: new, pair.after),
        result: ScreenComparison(
          screens.before.map { readings.0[$0] } ?? nothing,
          screens.after.map { readings.1[$0] } ?? nothing,
          sourceBefore: .init(old), sourceAfter: .init(new), style: reader.speech.style,
          pace: pace))
    }
  }

  /// The comparison of what is predicted of a capture with the captions that a device showed.
  ///
  /// - Parameters:
  ///   - path: a capture of one screen.
  ///   - log: a file with the captions, a line for each element.
  ///
  /// Throws ``RunFailure`` after saying why there is none.
  package func comparison(of path: String, heard log: String) throws(RunFailure) -> Comparison {
    let captions: CaptionLog
    do throws(InputError) {
      captions = try CaptionLog(path: log)
    } catch {
      throw reader.messages.error(error, path: log)
    }
    let capture = try reader.capture(path)
    guard let screen = capture.screens.first, capture.screens.count == 1, !capture.isIncomplete
    else {
      throw reader.messages.error(
        InputError(
          message: "captions are compared with one screen, and it holds \(capture.screens.count)",
          help: "write one of them with 'earshot convert --screen' and compare that"), path: path)
    }
    let voiceOver = VoiceOver(settings: reader.speech.settings(for: screen))
    let reading = voiceOver.reading(of: screen)
    if reading.lines.isEmpty { throw reader.silence(of: capture, path: path) }
    let predicted = reading.lines.map { reader.speech.style($0.utterance).sentence }
    let heard = captions.adapted(
      to: predicted, names: [screen.app, screen.title].compactMap(\.self))
    return Comparison(
      before: version(0, of: capture, path),
      after: Comparison.Version(path: log),
      result: ScreenComparison(
        reading, voiceOver.reading(of: heard.screen), style: reader.speech.style, pace: pace))
  }

  private func version(_ index: Int?, of capture: Capture, _ path: String) -> Comparison.Version {
    Comparison.Version(
      path: path, screen: index.map { $0 + 1 }, title: index.flatMap { capture.screens[$0].title },
      isOneOfMany: capture.screens.count > 1)
  }
}

extension ScreenComparison.Source {
  /// The parts of a capture.
  package init(_ capture: Capture) {
    self.init(format: capture.format, lacking: Set(capture.losses.map(\.what)))
  }
}
