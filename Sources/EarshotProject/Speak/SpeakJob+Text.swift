import EarshotCaptures
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
import EarshotWriting

extension SpeakJob {
  /// Speaks one text that is on no screen.
  ///
  /// - Parameter text: as it would be written in a label.
  /// - Returns: as text, how the words are written, said and better said, a line each; in other
  ///   formats what is written of a screen with this one text.
  package func run(text: String) -> Outcome {
    let language = reader.speech.language ?? "en"
    if format == .text {
      let lines = verbalized(text, language).lines
      return Outcome(
        document: Array(lines.map { $0.onOneLine + "\n" }.joined().utf8), status: ExitStatus.fine)
    }
    var element = Element(id: "text", isAccessibilityElement: true)
    element.label = .given(text)
    element.traits = .given(.staticText)
    let capture = Capture(
      format: "text", screens: [Screen(elements: [element], language: language)])
    do throws(RunFailure) {
      let reading = try reader.reading(of: capture, "--text")
      guard let document = document(of: reading) else {
        return Outcome(status: ExitStatus.badInput)
      }
      return Outcome(document: document, status: ExitStatus.fine)
    } catch {
      return Outcome(status: error.status)
    }
  }
}

extension SpeakJob {
  /// The text for the voice, its numbers as the settings of the listener have them.
  private func verbalized(_ text: String, _ language: String) -> VerbalizedText {
    var settings = reader.speech.settings(for: nil)
    settings.language = language
    var element = Element(id: "text", isAccessibilityElement: true)
    element.label = .given(text)
    let utterance = SpeechComposer(settings: settings).utterance(
      for: ReadingOrder.Stop(element: element))
    return utterance.parts.first?.verbalized(in: language)
      ?? VerbalizedText(text, language: language)
  }
}

extension VerbalizedText {
  /// How it is written, said and better said, and where that differs, a line each.
  fileprivate var lines: [String] {
    let said = verbalised == spoken ? spoken : "\(spoken) (\(verbalised))"
    let best = betterVerbalised == better ? better : "\(better) (\(betterVerbalised))"
    return ["written: \(written)", "voice:   \(said)", "better:  \(best)"]
      + differences.map { difference in
        let heard =
          difference.said == difference.written
          ? "is left to the voice" : "is said “\(difference.said)”"
        let words = difference.shouldBeSaid.map { $0.isEmpty ? "a pause" : "“\($0)”" }
        let better = words.map { "better: \($0)" } ?? "a person has to write it"
        return "\(difference.kind.rawValue): “\(difference.written)” \(heard); \(better)"
      }
  }
}
