import EarshotSession
public import Testing

extension VoiceOverUser {
  /// The gestures and the speech so far, with times in seconds.
  public var transcriptText: String {
    var text = ""
    for step in steps {
      text += "\(step.time.asSeconds)         \(step.name)\n"
      for line in step.heard.lines {
        let words = line.sound.map { "(\($0.rawValue))" } ?? line.caption(style)
        let completion = line.completion == .cut ? "  (cut)" : ""
        text += "\(line.start.asSeconds) \(line.end.asSeconds)   \(words)\(completion)\n"
      }
    }
    return text
  }

  /// Attaches what was done and heard to the test that runs.
  public func attachTranscript(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    IssueReporter.attach(transcript: transcriptText, at: sourceLocation)
  }
}
