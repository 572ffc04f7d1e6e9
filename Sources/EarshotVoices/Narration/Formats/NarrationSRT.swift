package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// SubRip captions, for players and editors of video.
  package static let srt = OutputFormat(
    id: "srt", summary: "captions for players and editors of video", fileExtension: "srt"
  ) { NarrationSRT(document: $0).text }
}

/// Writes SubRip.
private struct NarrationSRT {
  let document: NarrationDocument

  var text: String {
    let cues = CaptionCue.cues(of: document.narration)
    return cues.indices.map { cue(cues[$0], number: $0 + 1) }.joined()
  }

  private func cue(_ cue: CaptionCue, number: Int) -> String {
    let lines = (cue.sounds + [cue.text]).map(\.onOneLine.harmlessInSRT).joined(separator: "\n")
    return "\(number)\n\(cue.start.asTime(",")) --> \(cue.end.asTime(","))\n\(lines)\n\n"
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
