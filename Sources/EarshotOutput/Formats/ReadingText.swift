import EarshotSession
import EarshotSpeech
import EarshotTree

extension OutputFormat where Document == Reading {
  /// One line a stop, as the caption panel shows it.
  public static var text: OutputFormat<Reading> {
    OutputFormat(
      id: "text", summary: "one line a stop, as the caption panel shows it", fileExtension: "txt",
      write: { reading in
        var text = ""
        let lines = reading.transcript.linesByScreen
        for (index, ordered) in reading.transcript.screens.enumerated() {
          if reading.transcript.screens.count > 1 {
            text += "\(index > 0 ? "\n" : "")# \((ordered.screen.title ?? "Screen \(index + 1)").onOneLine)\n"
          }
          for line in lines[index] { text += line.text(in: reading.style) + "\n" }
        }
        return Array(text.utf8)
      })
  }
}

extension Transcript.Line {
  /// The whole line of the caption panel, or the sentences of a script; `<silence>` when nothing is
  /// said.
  fileprivate func text(in style: SpeechStyle) -> String {
    let spoken = style(utterance)
    let line =
      style == .caption
      ? spoken.line
      : ([spoken.sentence, spoken.hint].compactMap { $0 } + spoken.extra).filter { !$0.isEmpty }
        .map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    return line.isEmpty ? "<silence>" : line.onOneLine
  }
}
