import EarshotSession
import EarshotSpeech
import EarshotVerbalizer

/// Gives lines their times, one after another.
struct NarrationSchedule {
  /// A sound and when it is heard.
  struct Cue {
    var audio: Audio
    var start: Double
  }

  /// The lines so far.
  private(set) var lines: [Narration.Line] = []
  /// The sounds so far.
  private(set) var cues: [Cue] = []

  private let narrator: Narrator
  private let sounds: NarratedSounds
  private let style = SpeechStyle.caption
  /// The last line of speech, in the time of the session and in that of the narration.
  private var session = 0.0..<0.0
  private var narrated = 0.0..<0.0
  private var screen: Int?

  /// A line with nothing to hear lasts as long, so that captions show it.
  private static let shortest = 0.1

  init(narrator: Narrator, sounds: NarratedSounds) {
    self.narrator = narrator
    self.sounds = sounds
  }

  /// Adds a line behind those before it.
  mutating func add(_ planned: PlannedLine) {
    if let graph = planned.line.graph {
      add(graph, planned.line)
    } else if let sound = planned.line.sound {
      add(sound, planned.line)
    } else {
      addSpeech(planned)
    }
  }

  /// Adds a sound at its place in what is being said, or behind it.
  private mutating func add(_ sound: Sound, _ line: Transcript.Line) {
    let audio = SoundEffects.audio(of: sound, rate: Narrator.rate)
    let start =
      line.start >= session.upperBound
      ? narrated.upperBound + (line.start - session.upperBound)
      : min(narrated.upperBound, narrated.lowerBound + max(0, line.start - session.lowerBound))
    lines.append(
      Narration.Line(
        screen: line.screen, element: line.element, cause: line.cause, caption: "", sound: sound,
        start: start, end: start + audio.duration, completion: line.completion,
        isAudible: line.isAudible))
    if line.isAudible { cues.append(Cue(audio: audio, start: start)) }
  }

  /// Adds the tones of a chart where words would be, as far as they were heard.
  private mutating func add(_ graph: AudioGraph, _ line: Transcript.Line) {
    let start = start(of: line)
    let end = start + (line.completion == .cut ? line.end - line.start : graph.duration)
    lines.append(
      Narration.Line(
        screen: line.screen, element: line.element, cause: line.cause, caption: "",
        sound: .audioGraph, start: start, end: end, completion: line.completion,
        isAudible: line.isAudible))
    if line.isAudible {
      let audio = SoundEffects.audio(of: graph, rate: Narrator.rate)
      cues.append(Cue(audio: audio.cut(at: end - start), start: start))
    }
    session = line.start..<max(line.start, line.end)
    narrated = start..<end
    screen = line.screen
  }

  private mutating func addSpeech(_ planned: PlannedLine) {
    let line = planned.line
    let start = start(of: line)
    var parts: [Narration.Part] = []
    var cues: [Cue] = []
    var time = start
    for part in planned.parts {
      time += pause(before: part.part, isFirst: parts.isEmpty)
      parts.append(add(part, at: &time, &cues))
    }
    var end = max(time, start + NarrationSchedule.shortest)
    if line.completion == .cut, line.end > line.start {
      end = start + (line.end - line.start)
      parts = parts.filter { $0.start < end }.map { $0.cut(at: end) }
      cues = cues.filter { $0.start < end }.map { cue in
        Cue(audio: cue.audio.cut(at: end - cue.start), start: cue.start)
      }
    }
    lines.append(
      Narration.Line(
        screen: line.screen, element: line.element, cause: line.cause,
        caption: style(line.utterance).line, parts: parts, start: start, end: end,
        completion: line.completion, isAudible: line.isAudible))
    if line.isAudible { self.cues += cues }
    session = line.start..<max(line.start, line.end)
    narrated = start..<end
    screen = line.screen
  }

  /// When a line begins: as long after the line before as in the session, or after a gap.
  private func start(of line: Transcript.Line) -> Double {
    if line.end > line.start {
      return narrated.upperBound + max(0, line.start - session.upperBound)
    }
    guard let screen else { return narrated.upperBound }
    let gap = screen == line.screen ? narrator.gap : max(narrator.gap, narrator.screenGap)
    return narrated.upperBound + gap / narrator.pace.factor
  }

  private func pause(before part: Utterance.Part, isFirst: Bool) -> Double {
    guard part.pauseBefore == .none else { return narrator.pace.pause(part.pauseBefore) }
    return isFirst ? 0 : narrator.voice.joint / narrator.pace.factor
  }

  /// Adds the sounds of a part and moves the time to its end.
  private func add(
    _ planned: PlannedPart, at time: inout Double, _ cues: inout [Cue]
  ) -> Narration.Part {
    let start = time
    var words: [Narration.Word] = []
    for request in planned.requests {
      let sound = sounds[request]
      cues.append(Cue(audio: sound.audio, start: time))
      words += NarrationSchedule.words(of: request.span, sound, at: time)
      time += sound.duration
    }
    return Narration.Part(
      role: planned.part.role, tone: planned.part.tone, text: planned.text,
      language: planned.language, start: start, end: time, words: words)
  }

  /// The times of words, as the voice tells them or by their length.
  private static func words(
    of span: VerbalizedText.Span, _ sound: NarratedSound, at time: Double
  ) -> [Narration.Word] {
    guard sound.words.isEmpty else { return words(sound.words, of: sound, at: time) }
    let words = span.text.split(whereSeparator: \.isWhitespace)
    let length = words.reduce(0) { $0 + $1.utf16.count + 1 }
    var passed = 0
    return words.map { word in
      let start = time + sound.duration * Double(passed) / Double(length)
      passed += word.utf16.count + 1
      let end = time + sound.duration * Double(passed) / Double(length)
      return Narration.Word(String(word), start: start, end: end)
    }
  }

  private static func words(
    _ words: [VoiceSound.Word], of sound: NarratedSound, at time: Double
  ) -> [Narration.Word] {
    words.indices.map { index in
      let start = min(max(0, words[index].start), sound.duration)
      let next = index + 1 < words.count ? words[index + 1].start : sound.duration
      return Narration.Word(
        words[index].text, start: time + start,
        end: time + min(max(start, next), sound.duration))
    }
  }
}

extension Narration.Part {
  /// The part as far as it is heard before it is cut.
  fileprivate func cut(at time: Double) -> Narration.Part {
    var part = self
    part.end = min(end, time)
    part.words = words.filter { $0.start < time }.map { word in
      Narration.Word(word.text, start: word.start, end: min(word.end, time))
    }
    return part
  }
}
