import EarshotSpeech
import EarshotText
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
      for part in lines[index].concurrentParts({ self.text(of: lines[index], at: $0) }) {
        text += part
      }
    }
    return text
  }

  private func text(of lines: [Transcript.Line], at places: Range<Int>) -> String {
    var text = ""
    for place in places {
      let line = lines[place]
      text += name(of: line, place + 1) + reading.style.line(of: line.utterance) + "\n"
    }
    return text
  }

  /// The number and the id of a stop as scripts and `--focus` take them.
  private func name(of line: Transcript.Line, _ number: Int) -> String {
    guard reading.tellsIDs else { return "" }
    let order = reading.transcript.screens[line.screen].order
    let number = line.element.flatMap(order.index).map { $0 + 1 } ?? number
    return "\(number)  \(line.element.map { $0.rawValue.asID } ?? "-")  "
  }
}
