import EarshotSession
import EarshotText

/// A caption with its times in whole milliseconds; captions never overlap.
struct CaptionCue {
  var start: Int
  var end: Int
  /// The text as it is written, on one line.
  var text: String
  /// The sounds that are heard meanwhile.
  var sounds: [String] = []
  /// What is said; `nil` for a sound alone.
  var line: Narration.Line?

  /// The captions of a narration, in order: lines with a text, and sounds.
  ///
  /// A sound that is heard together with a line stands in its caption.
  static func cues(of narration: Narration) -> [CaptionCue] {
    var cues: [CaptionCue] = []
    var waiting: (words: String, start: Int, end: Int)?
    func close(before start: Int) {
      guard let sound = waiting else { return }
      waiting = nil
      let end = min(max(sound.end, sound.start + 1), start)
      guard end > sound.start else { return }
      cues.append(CaptionCue(start: sound.start, end: end, text: sound.words))
    }
    for line in narration.lines {
      let (start, end) = (line.start.milliseconds, line.end.milliseconds)
      if let sound = line.sound {
        if let last = cues.last, last.line != nil, start < last.end {
          cues[cues.count - 1].sounds.append(sound.inBrackets)
        } else {
          close(before: start)
          waiting = (sound.inBrackets, start, end)
        }
        continue
      }
      let text = line.caption.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !text.isEmpty else { continue }
      var cue = CaptionCue(start: start, end: max(end, start + 1), text: text, line: line)
      if let sound = waiting, sound.start >= start {
        waiting = nil
        cue.sounds = [sound.words]
      }
      close(before: start)
      cues.append(cue)
    }
    close(before: .max)
    return cues
  }
}

extension Double {
  /// Seconds as whole milliseconds, which all formats share.
  var milliseconds: Int { Int(clamping: (self * 1_000).rounded()) }
}

extension Int {
  /// Milliseconds as hours, minutes and seconds, such as `00:01:02.345`.
  ///
  /// - Parameter separator: what stands before the milliseconds.
  func asTime(_ separator: String) -> String {
    let parts = [self / 3_600_000, self / 60_000 % 60, self / 1_000 % 60]
    return parts.map { $0.padded(2) }.joined(separator: ":") + separator + (self % 1_000).padded(3)
  }

  private func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Narration.Timing {
  /// Where the times come from, for people.
  var sentence: String {
    switch self {
    case .estimated: "times are estimated from the length of the words"
    case .voice(let name): "times are those of the voice \(name), not of VoiceOver's"
    }
  }
}
