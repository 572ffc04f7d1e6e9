package import EarshotSession
package import EarshotSpeech
import EarshotText

/// Speech that is heard while a session goes on, by a voice and a player.
///
/// It decides nothing: what the timeline of the session says is spoken, cut, paused and muted as the
/// timeline has it, and seconds of the session are seconds of the wall.
package actor LiveSpeech: LiveVoice {
  private let voice: any Voice
  private let player: Player
  /// When the session was at 0 seconds.
  private var beginning: ContinuousClock.Instant?
  /// Utterances that were prepared and have not begun, the newest last.
  private var prepared: [(utterance: Utterance, audio: Audio)] = []
  /// Sounds that were not made yet.
  private var sounds: [Sound] = []
  /// What is being spoken, or was last, and whether it is heard now.
  private var spoken: (number: Int, audio: Audio, end: Double, isHeard: Bool)?
  private var error: VoiceError?
  private var hasTold = false

  /// Makes live speech.
  package init(_ voice: any Voice, _ player: Player) {
    self.voice = voice
    self.player = player
  }

  /// Why nothing is heard, once; `nil` while all is well and when it was told.
  package func problem() -> Problem? {
    guard !hasTold else { return nil }
    let problem = error.map(Problem.voice) ?? (player.canPlay ? nil : .device)
    hasTold = problem != nil
    return problem
  }

  /// Seconds since the session was at 0.
  package var elapsed: Double { beginning.map { (ContinuousClock.now - $0) / .seconds(1) } ?? 0 }

  /// Makes the sound of words, after stopping what they cut.
  package func prepare(
    _ utterance: Utterance, _ pace: SpeechPace, _ settings: SpeechSettings, isCutting: Bool
  ) -> Double? {
    // First of all, because the user waits for silence, however long the new words are.
    if isCutting { silence() }
    do throws(VoiceError) {
      let line = Transcript.Line(screen: 0, element: nil, cause: .moved, utterance: utterance)
      let audio = try Narrator(voice: voice, pace: pace).recording(
        of: Transcript(screens: [], lines: [line], settings: settings)
      ).audio
      prepared.append((utterance, audio))
      // What the session drops from its queue is never asked for.
      if prepared.count > 16 { prepared.removeFirst() }
      return audio.duration
    } catch {
      self.error = error
      return nil
    }
  }

  /// Takes a sound that is made with what the timeline has next.
  package func play(_ sound: Sound) { sounds.append(sound) }

  /// Waits until the clock on the wall has come as far; a player that is still busy gets some time.
  package func wait(for time: Double) async -> Double {
    let beginning = beginning ?? .now
    self.beginning = beginning
    try? await Task.sleep(until: beginning + .seconds(time))
    // The loudspeaker is behind by what lies between it and us; five seconds are a fault.
    guard let spoken, spoken.isHeard, player.isPlaying, time < spoken.end + 5 else { return 0 }
    return 0.02
  }

  /// Plays what the timeline has, or is silent where it is.
  package func follow(_ timeline: SpeechTimeline, at time: Double) {
    if beginning == nil { beginning = .now }
    if let (number, line) = timeline.speaking, line.isAudible {
      if spoken?.number != number || spoken?.isHeard == false { speak(line, number, at: time) }
    } else {
      silence()
    }
    for sound in sounds { player.playBeside(SoundEffects.audio(of: sound, rate: Narrator.rate)) }
    sounds = []
  }

  /// Ends speech and sounds at once.
  package func stop() { player.close() }
}

extension LiveSpeech {
  /// Why nothing is heard.
  package enum Problem: Sendable {
    /// The voice did not speak.
    case voice(VoiceError)
    /// No program could play.
    case device
  }

  private func silence() {
    player.stop()
    spoken?.isHeard = false
  }

  /// Begins a line, or goes on with it after a pause.
  private func speak(_ line: Transcript.Line, _ number: Int, at time: Double) {
    var audio = Audio()
    if let spoken, spoken.number == number {
      audio = spoken.audio.suffix(line.end - time)
    } else if let graph = line.graph {
      audio = SoundEffects.audio(of: graph, rate: Narrator.rate)
    } else if let index = prepared.lastIndex(where: { $0.utterance == line.utterance }) {
      audio = prepared.remove(at: index).audio
    } else {
      return
    }
    spoken = (number, audio, line.end, true)
    // What the app holds back begins later.
    var heard = Audio(silence: line.start - time, rate: audio.rate)
    heard.samples += audio.samples
    let effects = sounds.map { SoundEffects.audio(of: $0, rate: audio.rate) }
    sounds = []
    let longest = effects.map(\.samples.count).max() ?? 0
    heard.samples += Array(repeating: 0, count: max(0, longest - heard.samples.count))
    for effect in effects { heard.mix(effect, at: 0) }
    player.play(heard)
  }
}

extension Audio {
  /// The last seconds of it.
  fileprivate func suffix(_ seconds: Double) -> Audio {
    let count = Int(clamping: (max(0, seconds) * Double(rate)).rounded())
    return Audio(rate: rate, samples: Array(samples.suffix(count)))
  }
}
