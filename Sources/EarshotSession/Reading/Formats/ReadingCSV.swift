import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Reading {
  /// A line a stop for spreadsheets.
  package static let csv = OutputFormat(
    id: "csv", summary: "for spreadsheets", fileExtension: "csv"
  ) { reading in
    reading.transcript.lines.map { line in
      let sentence = reading.style(line.utterance).line.replacing("\"", with: "\"\"")
      return "\(line.element?.rawValue ?? ""),\"\(sentence)\"\n"
    }.joined()
  }
}
