import EarshotSession
import EarshotText
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
    guard let test = Test.current else { return }
    let name = test.name.prefix { $0 != "(" }
    Attachment.record(
      Array(transcriptText.utf8), named: "\(name).transcript.txt", sourceLocation: sourceLocation)
  }
}

extension Double {
  /// Seconds with two digits, as wide as the others.
  fileprivate var asSeconds: String {
    let hundredths = Int(clamping: (self * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
