import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotVoices
import Testing

/// The times of a narration, without any program: those of silence are calculated.
struct NarratorTests {
  private func reading(_ notation: String, language: String = "ru") throws -> Transcript {
    VoiceOver(settings: SpeechSettings(language: language))
      .reading(of: try Screen(notation: notation))
  }

  @Test func aReadingTakesAsLongAsItsLinesAndTheGaps() throws {
    let transcript = try reading(
      "screen ru\nbutton \"Москва\"\nbutton \"Размер\" value \"средний\" hint \"Нажмите\"")
    let narrator = Narrator(voice: SilentVoice())
    let narration = try narrator.narration(of: transcript)
    let lengths = transcript.lines.map { narrator.pace.duration(of: $0.utterance) }
    #expect(narration.timing == .estimated)
    #expect(narration.lines.map(\.start) == [0, lengths[0] + narrator.gap])
    #expect(abs(narration.duration - (lengths[0] + narrator.gap + lengths[1])) < 1e-9)
  }

  /// F66 and F67: 150 ms before the value, 500 ms before the hint.
  @Test func pausesStandBeforeTheValueAndTheHint() throws {
    let transcript = try reading(
      "screen ru\nbutton \"Город\" value \"Москва\" hint \"подсказка\"")
    let line = try #require(
      try Narrator(voice: SilentVoice()).narration(of: transcript).lines.first)
    #expect(line.parts.map(\.role) == [.label, .value, .trait, .hint])
    #expect(abs(line.parts[1].start - line.parts[0].end - 0.15) < 1e-9)
    #expect(line.parts[2].start == line.parts[1].end)
    #expect(abs(line.parts[3].start - line.parts[2].end - 0.5) < 1e-9)
    #expect(line.caption == "Город, Москва, кнопка, подсказка")
  }

  @Test(arguments: [0, 0.3, 0.5, 2.0 / 3, 1])
  func theRateShortensEverythingAlike(rate: Double) throws {
    let transcript = try reading(
      "screen ru\nbutton \"Город\" value \"Москва\" hint \"подсказка\"\nbutton \"Ещё\"")
    let pace = SpeechPace(rate: rate)
    let normal = try Narrator(voice: SilentVoice()).narration(of: transcript)
    let other = try Narrator(voice: SilentVoice(), pace: pace).narration(of: transcript)
    // Silence is whole samples.
    #expect(abs(other.duration * pace.factor - normal.duration) < 0.01)
  }

  @Test func wordsNeverOverlapAndStayInsideTheirPart() throws {
    let transcript = try reading(
      "screen ru\nbutton \"Цезарь, средняя 30 сантиметров, традиционное тесто\" value \"1 из 2\"")
    let narration = try Narrator(voice: SilentVoice()).narration(of: transcript)
    for part in narration.lines.flatMap(\.parts) {
      #expect(part.words.first.map { $0.start >= part.start } ?? true)
      #expect(part.words.last.map { $0.end <= part.end + 1e-9 } ?? true)
      for (word, next) in zip(part.words, part.words.dropFirst()) {
        #expect(word.start < word.end && word.end <= next.start)
      }
    }
    #expect(narration.lines[0].parts[0].words.count == 6)
  }

  @Test func screensAreFurtherApartThanStops() throws {
    let screen = try Screen(notation: "screen ru\ntext \"А\"\ntext \"Б\"")
    let transcript = VoiceOver().reading(of: [screen, screen])
    let lines = try Narrator(voice: SilentVoice()).narration(of: transcript).lines
    #expect(lines.map(\.screen) == [0, 0, 1, 1])
    #expect(abs(lines[1].start - lines[0].end - 0.7) < 1e-9)
    #expect(abs(lines[2].start - lines[1].end - 2) < 1e-9)
  }

  @Test func whatHasNothingToHearIsStillShown() throws {
    let transcript = Transcript(
      screens: [],
      lines: [
        Transcript.Line(screen: 0, element: nil, cause: .readingAll, utterance: Utterance())
      ], settings: SpeechSettings())
    let narration = try Narrator(voice: SilentVoice()).narration(of: transcript)
    #expect(narration.lines.map(\.caption) == [""])
    #expect(narration.duration == 0.1)
    let none = Transcript(screens: [], lines: [], settings: SpeechSettings())
    let recording = try Narrator(voice: SilentVoice()).recording(of: none)
    #expect(recording.narration.lines.isEmpty)
    #expect(recording.audio.samples.isEmpty)
  }

  @Test func hoursOfSoundAreRefusedAndTheirCaptionsAreNot() throws {
    let long = String(repeating: "слово ", count: 40_000)
    let transcript = try reading("screen ru\ntext \"\(long)\"")
    let narrator = Narrator(voice: SilentVoice())
    #expect(throws: VoiceError.tooLong(hours: 4)) { try narrator.recording(of: transcript) }
    #expect(try narrator.narration(of: transcript).duration > 4 * 3_600)
  }
}
