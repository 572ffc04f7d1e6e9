import EarshotSpeech
import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Reading {
  /// A numbered table for pull requests.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "a numbered table for pull requests", fileExtension: "md"
  ) { ReadingMarkdown(reading: $0).text }
}

/// Writes a table a screen, then what the input could not tell.
private struct ReadingMarkdown {
  var reading: Reading

  var text: String {
    let transcript = reading.transcript
    var text = ""
    for (ordered, lines) in zip(transcript.screens, transcript.linesByScreen) {
      text += "### \(ordered.screen.title?.inMarkdown ?? reading.path.inMarkdown)\n\n"
      text += table(of: lines)
      text += "\n"
    }
    return text + remarks
  }

  private func table(of lines: [Transcript.Line]) -> String {
    var text = "| # | Heard | Label | Value | Type | Frame |\n|--:|---|---|---|---|---|\n"
    for (number, line) in lines.enumerated() {
      let element = reading.transcript.stop(of: line)?.element
      let cells = [
        "\(number + 1)", reading.style(line.utterance).line, element?.label.value ?? "",
        element?.value.value ?? "", (element?.traits.value ?? []).names.joined(separator: ", "),
        element?.effectiveFrame.map(\.text) ?? "",
      ]
      text += cells.inMarkdownRow + "\n"
    }
    return text
  }

  private var remarks: String {
    let settings = reading.transcript.settings
    var lines = [
      "Predicted for \(settings.profile), language \(settings.language.inMarkdown), "
        + "from \(reading.format)."
    ]
    lines += reading.losses.map {
      "- Not known: \($0.what.rawValue) of \($0.count) elements (\($0.why.inMarkdown))"
    }
    lines += reading.warnings.map { "- Odd: \($0.inMarkdown)" }
    lines += reading.transcript.screens.flatMap(\.order.problems).map {
      "- Order: \($0.sentence.inMarkdown)"
    }
    lines += reading.transcript.uncertainPhrases.map {
      "- No public source gives the words for “\($0.text.inMarkdown)” in \(settings.language)"
    }
    return lines[0] + "\n" + (lines.count > 1 ? "\n" : "")
      + lines.dropFirst().map { $0 + "\n" }.joined()
  }
}

extension Rect {
  /// The four numbers, without a fraction where there is none.
  fileprivate var text: String {
    [x, y, width, height].map(\.short).joined(separator: ", ")
  }
}
