import EarshotSession
import EarshotSpeech
import EarshotVoices

extension OutputFormat where Document == NarrationDocument {
  /// Each line with the time at which it begins, for people.
  public static var text: OutputFormat<NarrationDocument> {
    OutputFormat(
      id: "text", summary: "lines with their times, for people", fileExtension: "txt",
      write: { document in
        let narration = document.narration
        let lines = narration.lines.map(\.inText)
        return Array((lines.joined() + "\(time(narration.duration))  end\n").utf8)
      })
  }
}

private func time(_ seconds: Double) -> String { seconds.milliseconds.asTime(".") }

extension Narration.Line {
  fileprivate var inText: String {
    if let sound { return "\(time(start))  \(sound.inBrackets)\n" }
    let fate = (fate == .cut ? " (cut)" : "") + (isAudible ? "" : " (muted)")
    let words = caption.contains { !$0.isWhitespace } ? caption.onOneLine : "<silence>"
    let line = "\(time(start))  \(words)\(fate)\n"
    let isSaidOtherwise = parts.contains { $0.text.spoken != $0.text.written }
    guard isSaidOtherwise else { return line }
    let voice = parts.map(\.text.spoken).joined(separator: ", ").onOneLine
    return line + "              voice: \(voice)\n"
  }
}
