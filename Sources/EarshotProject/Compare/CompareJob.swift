package import EarshotCaptures
package import EarshotComparison
package import EarshotSession
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
