package import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// The cells under the fingers on a braille display (F315), with their words; `nil` where there is no display, or
  /// nothing was said yet.
  ///
  /// The display shows the last that was said, from its beginning.
  package func brailleWindow() throws(BrailleTables.Problem) -> BrailleTables.Window? {
    guard preferences.brailleCells > 0, let felt else { return nil }
    let windows = try brailleWindows(of: felt)
    return windows.indices.contains(felt.window) ? windows[felt.window] : nil
  }

  private func brailleWindows(
    of felt: FeltSpeech
  ) throws(BrailleTables.Problem) -> [BrailleTables.Window] {
    guard let braille else {
      throw BrailleTables.Problem(
        message: "there are no braille tables here", help: "run the script by 'earshot drive'")
    }
    return try braille.write(felt.utterance, settings.language, Int(preferences.brailleCells))
  }

  /// Takes note of what is said, for the display.
  mutating func feel(_ responses: [Response]) {
    for response in responses.reversed() {
      guard case .speak(let utterance, _) = response else { continue }
      felt = FeltSpeech(utterance: utterance)
      return
    }
  }

  /// Answers a key of a display that does what a gesture does, also while fingers write braille.
  mutating func respondByKey(
    to gesture: Gesture, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let writesBraille = preferences.writesBraille
    preferences.writesBraille = false
    defer { preferences.writesBraille = writesBraille }
    return respond(to: gesture, on: screen, at: time)
  }

  /// Shows another window of what was said; at its end the display stays.
  mutating func pan(by step: Int) -> [Response] {
    guard var felt, preferences.brailleCells > 0, let windows = try? brailleWindows(of: felt),
      windows.indices.contains(felt.window + step)
    else { return [.sound(.boundary)] }
    felt.window += step
    self.felt = felt
    return []
  }

  /// Why a key of a display cannot be pressed; `nil` if it can.
  func displayProblem() -> ScriptProblem? {
    guard preferences.brailleCells > 0 else {
      return ScriptProblem(
        "there is no braille display",
        help: "write 'set brailleDisplay 20' above the steps, with the number of its cells")
    }
    do throws(BrailleTables.Problem) {
      _ = try brailleWindow()
      return nil
    } catch {
      return ScriptProblem(error.message, help: error.help)
    }
  }
}
