package import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotVerbalizer

/// Speaks a transcript with a voice, so that every part of it has its time.
///
/// The same steps give the times of a real voice and those that are estimated: only the length of
/// the words differs.
package struct Narrator: Sendable {
  /// The voice that speaks.
  package var voice: any Voice
  /// Speech rate and pauses.
  package var pace: SpeechPace
  /// Seconds of silence between two lines without times of their own, at normal speed; assumed.
  ///
  /// Longer than the longest pause within a line, so that the ear tells where a stop ends.
  package var gap = 0.7
  /// Seconds of silence between two screens at normal speed; an assumption.
  package var screenGap = 2.0
  /// Pitch of values, 1 is that of other words; VoiceOver has another one, which is not published.
  package var valuePitch = 0.8

  /// Samples in a second of what is recorded, those of espeak-ng.
  package static let rate = 22_050
  /// The longest sound that is made, in seconds; it is 630 MB.
  static let longest = 4 * 3_600.0

  /// Makes a narrator.
  package init(voice: any Voice, pace: SpeechPace = SpeechPace()) {
    self.voice = voice
    self.pace = pace
  }

  /// The narration with its times.
  ///
  /// Lines that have times, those of a session, keep the silence between them and end where they
  /// were cut; lines that have none, those of a reading, follow one another.
  ///
  /// Throws ``VoiceError``.
  package func narration(of transcript: Transcript) throws(VoiceError) -> Narration {
    try narrate(transcript, isMixing: false).narration
  }

  /// The narration with its times and its sound.
  ///
  /// Throws ``VoiceError``.
  package func recording(of transcript: Transcript) throws(VoiceError) -> NarrationRecording {
    try narrate(transcript, isMixing: true)
  }

  private func narrate(
    _ transcript: Transcript, isMixing: Bool
  ) throws(VoiceError) -> NarrationRecording {
    let lines = transcript.lines.map { plan($0, language: transcript.settings.language) }
    if isMixing { try checkLength(of: transcript) }
    let sounds = try NarratedSounds(
      of: lines.lazy.flatMap(\.parts).flatMap(\.requests), voice, keepsAudio: isMixing)
    var schedule = NarrationSchedule(narrator: self, sounds: sounds)
    for line in lines { schedule.add(line) }
    let duration = schedule.lines.map(\.end).max() ?? 0
    let narration = Narration(
      lines: schedule.lines, duration: duration, timing: voice.timing,
      settings: transcript.settings, remarks: sounds.remarks)
    var audio = Audio(silence: isMixing ? duration : 0, rate: Narrator.rate)
    for cue in schedule.cues { audio.mix(cue.audio, at: cue.start) }
    return NarrationRecording(narration: narration, audio: audio)
  }

  /// Refuses what would take gigabytes, before anything of it is spoken.
  private func checkLength(of transcript: Transcript) throws(VoiceError) {
    let seconds = transcript.lines.reduce(0) {
      $0 + ($1.graph?.duration ?? pace.duration(of: $1.utterance))
    }
    guard seconds <= Narrator.longest else { throw .tooLong(hours: Int(clamping: seconds / 3_600)) }
  }

  /// What a voice is asked for a line.
  private func plan(_ line: Transcript.Line, language: String) -> PlannedLine {
    let parts = line.utterance.parts
    return PlannedLine(
      line: line,
      parts: parts.indices.map { index in
        let part = parts[index]
        let text = part.verbalized(in: language)
        let pitch = part.tone == .value ? valuePitch : 1
        // The melody falls where the line ends, and before a long pause.
        let isOpen = index + 1 < parts.count && parts[index + 1].pauseBefore != .long
        // Sessions estimate by what is written, and so does a voice without a sound.
        let spans =
          voice.timing == .estimated ? VerbalizedText(part.text).spans : text.spans
        let requests = spans.indices.map { place in
          let isLast = place + 1 == spans.count
          return VoiceRequest(
            span: spans[place],
            prosody: Prosody(
              language: part.language ?? language, factor: pace.factor, pitch: pitch,
              isContinued: !isLast || isOpen),
            systemLanguage: language)
        }
        return PlannedPart(
          part: part, text: text, language: part.language ?? language, requests: requests)
      })
  }
}

/// A line with what the voice is asked for it.
struct PlannedLine {
  var line: Transcript.Line
  var parts: [PlannedPart]
}

/// A part with what the voice is asked for it.
struct PlannedPart {
  var part: Utterance.Part
  var text: VerbalizedText
  var language: String
  var requests: [VoiceRequest]
}

/// What a voice is asked; equal requests are one.
struct VoiceRequest: Hashable, Sendable {
  var span: VerbalizedText.Span
  var prosody: Prosody
  /// What words are read in when the voice does not have their own language.
  var systemLanguage: String
}
