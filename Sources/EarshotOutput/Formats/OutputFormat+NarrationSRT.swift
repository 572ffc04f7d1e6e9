import EarshotVoices

extension OutputFormat where Document == NarrationDocument {
  /// SubRip captions, for players and editors of video.
  public static var srt: OutputFormat<NarrationDocument> {
    OutputFormat(
      id: "srt", summary: "captions for players and editors of video", fileExtension: "srt",
      write: { document in
        let cues = CaptionCue.cues(of: document.narration)
        return Array(cues.indices.map { cues[$0].srt(number: $0 + 1) }.joined().utf8)
      })
  }
}

extension CaptionCue {
  fileprivate func srt(number: Int) -> String {
    let lines = (sounds + [text]).map(\.onOneLine.harmlessInSRT).joined(separator: "\n")
    return "\(number)\n\(start.asTime(",")) --> \(end.asTime(","))\n\(lines)\n\n"
  }
}

extension String {
  /// The text with an invisible sign inside what players take for tags, styles and times.
  ///
  /// SubRip has no way to write them, and a player would leave them out of what it shows.
  fileprivate var harmlessInSRT: String {
    guard utf8.contains(where: { [0x3C, 0x3E, 0x7B].contains($0) }) else { return self }
    let joiner = "\u{2060}"
    return reduce(into: "") { text, character in
      if character == ">", text.hasSuffix("--") { text += joiner }
      text.append(character)
      if character == "<" || character == "{" { text += joiner }
    }
  }
}
