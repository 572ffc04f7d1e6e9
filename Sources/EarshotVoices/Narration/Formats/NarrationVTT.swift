import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// WebVTT captions, for the tracks of web pages.
  package static let vtt = OutputFormat(
    id: "vtt", summary: "captions for web pages", fileExtension: "vtt"
  ) { NarrationVTT(document: $0).text }
}

/// Writes WebVTT.
private struct NarrationVTT {
  var document: NarrationDocument

  var text: String {
    let cues = CaptionCue.cues(of: document.narration)
    return header + cues.indices.map { cue(cues[$0], number: $0 + 1) }.joined()
  }

  private var header: String {
    let narration = document.narration
    let settings = narration.settings
    let notes =
      [
        "a prediction for \(settings.profile), language \(settings.language), of \(document.path)",
        narration.timing.sentence,
      ] + narration.remarks
    return "WEBVTT\n\nNOTE\n" + notes.map { $0.inVTT + "\n" }.joined() + "\n"
  }

  private func cue(_ cue: CaptionCue, number: Int) -> String {
    let text = document.hasWordTimes ? timedWords(of: cue) : nil
    let lines = (cue.sounds.map(\.inVTT) + [text ?? cue.text.inVTT]).joined(separator: "\n")
    return "\(number)\n\(cue.start.asTime(".")) --> \(cue.end.asTime("."))\n\(lines)\n\n"
  }

  /// The words with their times; `nil` if those of the caption are not those of the parts.
  private func timedWords(of cue: CaptionCue) -> String? {
    guard let line = cue.line else { return nil }
    let words = cue.text.split(separator: " ")
    let starts = line.parts.flatMap(\.startsOfWrittenWords)
    guard words.count == starts.count else { return nil }
    var last = cue.start
    return zip(words, starts).map { word, start in
      let time = start.milliseconds
      guard time > last, time < cue.end else { return String(word).inVTT }
      last = time
      return "<\(time.asTime("."))>" + String(word).inVTT
    }.joined(separator: " ")
  }
}

extension Narration.Part {
  /// When each word begins as it is written: those of the voice where they are as many.
  fileprivate var startsOfWrittenWords: [Double] {
    let written = text.written.split(whereSeparator: \.isWhitespace)
    if written.count == words.count { return words.map(\.start) }
    let length = written.reduce(0) { $0 + $1.utf16.count + 1 }
    var passed = 0
    return written.map { word in
      defer { passed += word.utf16.count + 1 }
      return start + (end - start) * Double(passed) / Double(max(1, length))
    }
  }
}

extension String {
  /// The text within WebVTT, on one line.
  fileprivate var inVTT: String {
    onOneLine.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
