import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
import EarshotVoices
import Testing

@Suite(.enabled(if: NativeVoice.isESpeakThere))
struct ESpeakVoiceTests {
  private let voice: ESpeakVoice

  init() throws { voice = try ESpeakVoice() }

  private func sound(
    _ text: String, _ language: String = "ru", factor: Double = 1, pitch: Double = 1,
    ipa: String? = nil
  ) throws -> VoiceSound {
    try voice.sound(
      of: VerbalizedText.Span(text, pitch: pitch, ipaNotation: ipa),
      Prosody(language: language, factor: factor))
  }

  @Test func theNameHasTheVersion() {
    #expect(voice.name.wholeMatch(of: /espeak-ng [0-9]+\.[0-9.]+(-dev)?/) != nil)
  }

  @Test func equalWordsAreEqualBytes() throws {
    #expect(try sound("Моцарелла, 49 рублей") == sound("Моцарелла, 49 рублей"))
  }

  @Test(arguments: ["ru", "en", "de", "pt", "ar", "fr"], [0.25, 0.5, 2, 4])
  func theSpeedIsAsAsked(language: String, factor: Double) throws {
    let text =
      language == "ru"
      ? "Добавить в корзину" : language == "ar" ? "أضف إلى السلة" : "pizza margherita"
    let normal = try sound(text, language).audio.duration
    let other = try sound(text, language, factor: factor).audio.duration
    #expect(normal > 0.3)
    #expect(abs(other * factor / normal - 1) < 0.02)
  }

  @Test(arguments: [0.5, 2])
  func thePitchStaysAtAnotherSpeed(factor: Double) throws {
    let normal = try sound("маленькая моцарелла номер один").audio
    let other = try sound("маленькая моцарелла номер один", factor: factor).audio
    let pitches = try [normal, other].map {
      try #require(Pitch.median(of: $0, from: 0, to: $0.duration))
    }
    #expect(abs(pitches[1] / pitches[0] - 1) < 0.1)
  }

  @Test func thePitchFollowsTheWords() throws {
    let pitches = try [0.5, 0.8, 1, 1.5].map { pitch in
      let audio = try sound("маленькая моцарелла номер один", pitch: pitch).audio
      return try #require(Pitch.median(of: audio, from: 0, to: audio.duration))
    }
    #expect(pitches == pitches.sorted())
    #expect(pitches[1] < 0.95 * pitches[2])
    #expect(pitches[3] > 1.15 * pitches[2])
  }

  /// F66: the value is measurably lower than the label of the same words.
  @Test func aValueIsSpokenLower() throws {
    let words = "маленькая моцарелла номер один"
    let parts = [
      Utterance.Part(.label, authored: words, language: nil, field: .label),
      Utterance.Part(.value, authored: words, language: nil, field: .value),
    ]
    let transcript = Transcript(
      screens: [],
      lines: [
        Transcript.Line(
          screen: 0, element: nil, cause: .readingAll, utterance: Utterance(parts: parts))
      ], settings: SpeechSettings(language: "ru"))
    let recording = try Narrator(voice: voice).recording(of: transcript)
    let line = try #require(recording.narration.lines.first)
    let pitches = try line.parts.map { part in
      try #require(Pitch.median(of: recording.audio, from: part.start, to: part.end))
    }
    #expect(pitches[1] < 0.95 * pitches[0])
    #expect(recording.audio.loudest(from: line.parts[0].end, to: line.parts[1].start) == 0)
    #expect(recording.narration.timing == .voice(voice.name))
  }

  /// F72: a comma is a short pause, a period and a colon a long one; a dash is silent.
  @Test func signsArePauses() throws {
    let plain = try sound("Пепперони двадцать пять").audio.duration
    let pauses = try [",", " —", ":", "."].map {
      try sound("Пепперони\($0) двадцать пять").audio.duration - plain
    }
    #expect(pauses.allSatisfy { $0 > 0.02 })
    #expect(pauses[0] < pauses[2] && pauses[0] < pauses[3])
    #expect(pauses[1] < pauses[2] && pauses[1] < pauses[3])
  }

  @Test(arguments: ["", " ", "—", "…", "()", "]]>", "-->", "\u{0}\u{1}", "\n\n"])
  func whatHasNoWordsIsNoSound(text: String) throws {
    #expect(try sound(text).audio.duration < 0.1)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "[[a]]", "--help", "-v en", "👍 ok", "\u{1}50S текст",
    "a\"b'c`d$e", "мама\nмыла раму",
  ])
  func noTextIsACommand(text: String) throws {
    #expect(try sound(text).audio.duration > 0.1)
  }

  @Test func bracketsAreNoPhonemes() throws {
    #expect(try sound("[[h@loU]]", "en") != sound("", "en", ipa: "həloʊ"))
  }

  @Test func phoneticsAreSpokenAndWhatIsUnknownIsSaid() throws {
    let phonetic = try sound("Xiaomi", "en", ipa: "ˈʃaʊmiː")
    #expect(phonetic.remarks.isEmpty)
    #expect(phonetic.audio.duration > 0.3)
    #expect(try sound("Xiaomi", "en").audio != phonetic.audio)
    #expect(try sound("x", "en", ipa: "ǃa").remarks.count == 1)
  }

  @Test(arguments: ["en-AU", "pt-BR", "zh-Hans", "de_DE", "RU", "es-MX", "fr"])
  func aVarietyIsSpokenByTheVoiceOfItsLanguage(language: String) throws {
    #expect(try sound("12", language).audio.duration > 0.2)
  }

  /// What `espeak-ng --voices=fr` and its like list as the best, and `-v fr` takes.
  @Test(arguments: [
    ("fr", "fr-fr"), ("fr-CA", "fr-fr"), ("en", "en-us"), ("en-AU", "en-gb"), ("es-MX", "es-419"),
    ("zh-Hans", "cmn"), ("no", "nb"),
  ])
  func ofSeveralVoicesTheBestIsTaken(language: String, voice: String) throws {
    let word = ["en": "car", "zh": "你好"][language.prefix(2)] ?? "soixante-dix, cine"
    #expect(try sound(word, language).audio == sound(word, voice).audio)
  }

  @Test func anUnknownLanguageIsRefused() {
    #expect(throws: VoiceError.unknownLanguage("tlh", voice: voice.name)) {
      try sound("Qapla", "tlh")
    }
  }
}

@Suite(.enabled(if: NativeVoice.isFliteThere))
struct FliteVoiceTests {
  @Test func itSpeaksEnglishOnly() throws {
    let voice = try FliteVoice()
    let english = Prosody(language: "en-GB")
    let span = VerbalizedText.Span("small mozzarella number one")
    let sound = try voice.sound(of: span, english)
    #expect(sound.audio.duration > 1)
    #expect(try voice.sound(of: span, english) == sound)
    #expect(throws: VoiceError.unknownLanguage("ru", voice: voice.name)) {
      try voice.sound(of: span, Prosody(language: "ru"))
    }
    #expect(try voice.sound(of: VerbalizedText.Span("—"), english).audio.samples.isEmpty)
  }

  @Test func itsSamplesBecomeThoseOfARecording() throws {
    let parts = [Utterance.Part(.label, authored: "Add to cart", language: nil, field: .label)]
    let transcript = Transcript(
      screens: [],
      lines: [
        Transcript.Line(
          screen: 0, element: nil, cause: .readingAll, utterance: Utterance(parts: parts))
      ], settings: SpeechSettings(language: "en"))
    let voice = try FliteVoice()
    let recording = try Narrator(voice: voice).recording(of: transcript)
    #expect(recording.audio.rate == 22_050)
    #expect(abs(recording.audio.duration - recording.narration.duration) < 0.001)
    let original = try voice.sound(
      of: VerbalizedText.Span("Add to cart"), Prosody(language: "en")
    ).audio
    let pitches = try [original, recording.audio].map {
      try #require(Pitch.median(of: $0, from: 0, to: $0.duration))
    }
    #expect(abs(pitches[0] / pitches[1] - 1) < 0.02)
  }
}
