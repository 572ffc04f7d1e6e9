import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
import EarshotVoiceOver
import EarshotVoices
import Testing

/// The record of a session, spoken.
struct SessionNarrationTests {
  private func session(_ notation: String) throws -> Session<VoiceOver> {
    Session(
      VoiceOver(settings: SpeechSettings(language: "ru")),
      on: StillScreen(try Screen(notation: notation)))
  }

  private static let screen = "screen ru\nbutton \"Москва\"\nbutton \"На доставку\"\ntext \"Меню\""

  @Test func silenceGivesTheTimesOfTheSession() async throws {
    let session = try session(Self.screen)
    await session.start()
    await session.send(.swipeRight, .after(0.2))
    await session.send(.swipeRight, .quiet)
    await session.wait(2)
    await session.send(.swipeRight, .quiet)
    await session.settle()
    let transcript = await session.transcript
    let narration = try Narrator(voice: SilentVoice()).narration(of: transcript)
    try #require(narration.lines.count == transcript.lines.count)
    for (line, told) in zip(narration.lines, transcript.lines) {
      #expect(abs(line.start - told.start) < 0.001)
      #expect(line.sound == told.sound && line.completion == told.completion)
      if told.sound == nil { #expect(abs(line.end - told.end) < 0.001) }
    }
    #expect(narration.lines.contains { $0.completion == .cut })
    #expect(narration.lines.contains { $0.sound == .boundary })
  }

  @Test func whatWasCutEndsAtItsCutAndWhatIsMutedIsSilent() throws {
    let text = Utterance.announcement("Товар добавлен в корзину и скоро будет у вас")
    let transcript = Transcript(
      screens: [],
      lines: [
        Transcript.Line(
          screen: 0, element: nil, cause: .announced, utterance: text, start: 0, end: 0.5,
          completion: .cut),
        Transcript.Line(
          screen: 0, element: nil, cause: .announced, utterance: text, start: 0.5, end: 3,
          isAudible: false),
        Transcript.Line(sound: .boundary, element: nil, cause: .moved, at: 5),
      ], settings: SpeechSettings(language: "ru"))
    let recording = try Narrator(voice: HummingVoice()).recording(of: transcript)
    let lines = recording.narration.lines
    #expect(lines.map(\.start) == [0, 0.5, lines[1].end + 2])
    #expect(lines[0].end == 0.5)
    #expect(lines[0].parts[0].words.allSatisfy { $0.end <= 0.5 })
    let audio = recording.audio
    #expect(audio.loudest(from: 0.1, to: 0.4) > 5_000)
    #expect(audio.loudest(from: 0.4995, to: 0.5) < 500)
    #expect(audio.loudest(from: lines[1].start, to: lines[1].end) == 0)
    #expect(lines[1].caption == "Товар добавлен в корзину и скоро будет у вас")
    #expect(audio.loudest(from: lines[2].start, to: lines[2].end) > 1_000)
    #expect(abs(audio.duration - recording.narration.duration) < 0.001)
  }
}

/// A tone as long as a silent voice is silent.
private struct HummingVoice: Voice {
  var name: String { "humming" }

  func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    var audio = Audio(silence: try SilentVoice().sound(of: span, prosody).duration)
    for index in audio.samples.indices {
      audio.samples[index] = index / 50 % 2 == 0 ? 8_000 : -8_000
    }
    return VoiceSound(audio: audio)
  }
}

extension Audio {
  /// The loudest sample between two moments.
  func loudest(from start: Double, to end: Double) -> UInt16 {
    let range = Int((start * Double(rate)).rounded())..<Int((end * Double(rate)).rounded())
    return samples[range.clamped(to: 0..<samples.count)].map(\.magnitude).max() ?? 0
  }
}
