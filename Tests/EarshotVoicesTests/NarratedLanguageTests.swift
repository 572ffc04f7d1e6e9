import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
import EarshotVoices
import Synchronization
import Testing

/// Which language each part is asked for, and what happens when a voice does not have it.
struct NarratedLanguageTests {
  private func transcript(_ parts: [Utterance.Part]) -> Transcript {
    Transcript(
      screens: [],
      lines: [
        Transcript.Line(
          screen: 0, element: nil, cause: .readingAll, utterance: Utterance(parts: parts))
      ], settings: SpeechSettings(language: "ru"))
  }

  private static let mixed = [
    Utterance.Part(.label, authored: "Подключите", language: nil, field: .label),
    Utterance.Part(.value, authored: "iPhone", language: "en", field: .value),
    Utterance.Part(.value, authored: "tlh", language: "tlh", field: .value),
  ]

  @Test func eachPartIsSpokenInItsLanguage() throws {
    let voice = ListeningVoice()
    let narration = try Narrator(voice: voice).narration(of: transcript(Self.mixed))
    #expect(Set(voice.languages) == ["ru", "en"])
    #expect(narration.lines[0].parts.map(\.language) == ["ru", "en", "tlh"])
    #expect(
      narration.remarks == [
        "listening has no voice for 'tlh'; its words are read by the one for 'ru'"
      ])
  }

  @Test func equalWordsAreSpokenOnce() throws {
    let voice = ListeningVoice()
    var parts: [Utterance.Part] = []
    for _ in 0..<50 {
      parts.append(Utterance.Part(.label, authored: "кнопка", language: nil, field: .label))
    }
    _ = try Narrator(voice: voice).narration(of: transcript(parts))
    // In the midst of a line and at its end.
    #expect(voice.languages.count == 2)
  }

  @Test func theLanguageOfTheSystemHasNoSubstitute() {
    let voice = ListeningVoice()
    var transcript = transcript(Self.mixed)
    transcript.settings.language = "tlh"
    #expect(throws: VoiceError.unknownLanguage("tlh", voice: "listening")) {
      try Narrator(voice: voice).narration(of: transcript)
    }
  }
}

/// Remembers what it was asked; it does not know Klingon.
private final class ListeningVoice: Voice {
  private let asked = Mutex<[String]>([])

  var name: String { "listening" }
  var languages: [String] { asked.withLock(\.self) }

  func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    let language = span.language ?? prosody.language
    guard language != "tlh" else { throw .unknownLanguage(language, voice: name) }
    asked.withLock { $0.append(language) }
    return VoiceSound(audio: Audio(silence: 0.1))
  }
}
