import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Reading {
  /// One line a stop, as the caption panel shows it.
  package static let text = OutputFormat(
    id: "text", summary: "one line a stop, as the caption panel shows it", fileExtension: "txt"
  ) { ReadingText(reading: $0).text }
}

/// Writes a line a stop; of several screens each has a line with its title before it.
private struct ReadingText {
  var reading: Reading

  var text: String {
    let transcript = reading.transcript
    let lines = transcript.linesByScreen
    var text = ""
    for (index, ordered) in transcript.screens.enumerated() {
      if lines.count > 1 {
        let title = ordered.screen.title ?? "Screen \(index + 1)"
        text += "\(index > 0 ? "\n" : "")# \(title.onOneLine)\n"
      }
      for line in lines[index] { text += reading.style.line(of: line.utterance) + "\n" }
    }
    return text
  }
}
