import EarshotSession
import EarshotSpeech
import EarshotVerbalizer
package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// Each line with the time at which it begins, for people.
  package static let text = OutputFormat(
    id: "text", summary: "lines with their times, for people", fileExtension: "txt"
  ) { NarrationText(narration: $0.narration).text }
}

/// Writes lines with their times.
private struct NarrationText {
  let narration: Narration

  var text: String {
    narration.lines.map(text(of:)).joined() + "\(time(narration.duration))  end\n"
  }

  private func text(of line: Narration.Line) -> String {
    if let sound = line.sound { return "\(time(line.start))  \(sound.inBrackets)\n" }
    let completion = (line.completion == .cut ? " (cut)" : "") + (line.isAudible ? "" : " (muted)")
    let isHeard = line.caption.contains { !$0.isWhitespace }
    let words = isHeard ? line.caption.onOneLine : "<silence>"
    let caption = "\(time(line.start))  \(words)\(completion)\n"
    let isSaidOtherwise = line.parts.contains { $0.text.spoken != $0.text.written }
    guard isSaidOtherwise else { return caption }
    let voice = line.parts.map(\.text.spoken).joined(separator: ", ").onOneLine
    return caption + "              voice: \(voice)\n"
  }

  private func time(_ seconds: Double) -> String { seconds.milliseconds.asTime(".") }
}
