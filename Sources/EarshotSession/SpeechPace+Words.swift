package import EarshotSpeech

extension SpeechPace {
  /// The whole words of an utterance that are heard in a number of seconds, joined by commas.
  ///
  /// ```swift
  /// pace.words(of: line.utterance, heardIn: line.end - line.start)  // of a line that was cut
  /// ```
  package func words(of utterance: Utterance, heardIn seconds: Double) -> String {
    var left = seconds
    var heard: [String] = []
    for part in utterance.parts {
      let whole = duration(of: Utterance(parts: [part]))
      guard left < whole - 1e-9 else {
        left -= whole
        heard.append(part.text)
        continue
      }
      let speaking = duration(of: Utterance(parts: [part.withoutPause]))
      let share = max(0, left - (whole - speaking)) / speaking
      let words = part.text.beginning(share)
      return (heard + (words.isEmpty ? [] : [words])).joined(separator: ", ")
    }
    return heard.joined(separator: ", ")
  }
}

extension Utterance.Part {
  fileprivate var withoutPause: Utterance.Part {
    var part = self
    part.pauseBefore = .none
    return part
  }
}

extension String {
  /// The whole words within a share of the text, from 0 to 1.
  fileprivate func beginning(_ share: Double) -> String {
    let count = Int(Double(utf16.count) * share + 1e-9)
    var words: [Substring] = []
    for word in split(separator: " ") {
      guard word.endIndex.utf16Offset(in: self) <= count else { break }
      words.append(word)
    }
    return words.joined(separator: " ")
  }
}
