import EarshotSession
import EarshotSpeech
import EarshotVerbalizer
import EarshotVoices
import Foundation
import TestSupport
import Testing

private let isInstalled = (try? ESpeakLibrary.installed()) != nil

@Suite(.enabled(if: isInstalled || SharedFolder.isRequired))
struct ESpeakLibraryTests {
  private func sound(
    _ text: String, _ language: String, factor: Double = 1, pitch: Double = 1
  ) throws -> VoiceSound {
    try ESpeakLibrary.installed().sound(
      of: VerbalizedText.Span(text), Prosody(language: language, factor: factor, pitch: pitch))
  }

  @Test(arguments: [
    ("ru", "Ветчина и грибы, кнопка", ["Ветчина", "и", "грибы", "кнопка"]),
    ("en", "Ham and mushrooms, button", ["Ham", "and", "mushrooms", "button"]),
    // A number is several words for the library.
    ("en", "Pay 1325 roubles", ["Pay", "1325", "roubles"]),
    ("en", "🍕 pizza <b> & [[x]]", nil),
  ])
  func wordsComeInOrderInsideTheSound(
    _ language: String, _ text: String, _ words: [String]?
  ) throws {
    let sound = try sound(text, language)
    if let words { #expect(sound.words.map(\.text) == words) }
    let starts = sound.words.map(\.start)
    #expect(!starts.isEmpty)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(starts.allSatisfy { $0 >= 0 && $0 < sound.audio.duration })
    #expect(sound.audio.samples.contains { $0.magnitude > 1_000 })
  }

  @Test func anUnknownLanguageIsToldAndLeavesTheVoiceUsable() throws {
    #expect(throws: VoiceError.unknownLanguage("tlh", voice: try ESpeakLibrary.installed().name)) {
      try sound("pizza", "tlh")
    }
    #expect(try sound("пицца", "ru-RU").words.map(\.text) == ["пицца"])
  }

  @Test(arguments: ["zh", "zh-Hans", "zh-HK", "no", "fr-CA", "en-AU", "pt-PT", "sr-Latn"])
  func aVarietyIsSpokenByTheVoiceOfItsLanguage(language: String) throws {
    #expect(try sound("12", language).audio.duration > 0.2)
  }

  @Test func aZeroAndNothingAreSpoken() throws {
    #expect(try sound("one\0two", "en").words.map(\.text) == ["one", "two"])
    #expect(try sound("", "en").audio.samples.isEmpty)
    #expect(try sound(" …", "en").words.isEmpty)
  }

  @Test func phonemesTakeThePlaceOfWords() throws {
    let library = try ESpeakLibrary.installed()
    let prosody = Prosody(language: "en")
    let plain = try library.sound(of: VerbalizedText.Span("x"), prosody)
    let notated = try library.sound(
      of: VerbalizedText.Span("x", ipaNotation: "təˈmɑːtoʊ"), prosody)
    #expect(notated.words.isEmpty && notated.remarks.isEmpty)
    #expect(notated.audio.duration > plain.audio.duration * 1.2)
  }

  @Test(arguments: [0.25, 0.5, 1, 2, 3, 4])
  func aFactorIsKept(_ factor: Double) throws {
    let normal = try sound("Ветчина и грибы, кнопка, недоступно", "ru")
    let other = try sound("Ветчина и грибы, кнопка, недоступно", "ru", factor: factor)
    #expect((other.audio.duration * factor / normal.audio.duration - 1).magnitude < 0.2)
    #expect(other.words.map(\.text) == normal.words.map(\.text))
    #expect(other.words.allSatisfy { $0.start < other.audio.duration })
  }

  @Test func speedAndPitchAreHeard() throws {
    let normal = try sound("Ветчина и грибы, кнопка", "ru")
    let fast = try sound("Ветчина и грибы, кнопка", "ru", factor: 2)
    #expect((fast.audio.duration / normal.audio.duration - 0.5).magnitude < 0.1)
    #expect(try crossings("mmmm", pitch: 1.6) > crossings("mmmm", pitch: 0.6) * 5 / 4)
  }

  /// How often the sound changes its sign in a second.
  private func crossings(_ text: String, pitch: Double) throws -> Double {
    let audio = try sound(text, "en", pitch: pitch).audio
    let signs = audio.samples.filter { $0.magnitude > 50 }.map { $0 > 0 }
    let changes = zip(signs, signs.dropFirst()).count { $0 != $1 }
    return Double(changes) / audio.duration
  }

  @Test func manyCallersAtOnceAreServedOneByOne() async throws {
    let alone = try sound("Ветчина и грибы", "ru").audio.duration
    try await withThrowingTaskGroup(of: (String, Double).self) { group in
      for index in 0..<40 {
        group.addTask {
          let language = index.isMultiple(of: 2) ? "ru" : "en"
          let text = index.isMultiple(of: 2) ? "Ветчина и грибы" : "Ham"
          return (language, try sound(text, language).audio.duration)
        }
      }
      for try await (language, duration) in group where language == "ru" {
        #expect((duration / alone - 1).magnitude < 0.05)
      }
    }
  }

  /// The process of the same name is the independent judge of the length.
  @Test(arguments: [
    ("ru", "ru", "Ветчина и грибы, кнопка"), ("en", "en-us", "Ham and mushrooms, button"),
    ("de", "de", "Pizza mit Schinken und Pilzen"),
  ])
  func theProcessTakesAsLong(_ language: String, _ voice: String, _ text: String) throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["espeak-ng", "-v", voice, "-z", "-w", file.path, text]
    try process.runUnblocked()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let seconds = Double(try Data(contentsOf: file).count - 44) / 2 / 22_050
    #expect((try sound(text, language).audio.duration / seconds - 1).magnitude < 0.1)
  }

  @Test func wordsOfANarrationHaveTheTimesOfTheVoice() throws {
    let utterance = Utterance.announcement("Ham and mushrooms", language: "en")
    let line = Transcript.Line(
      screen: 0, element: nil, cause: .announced, utterance: utterance)
    let transcript = Transcript(
      screens: [], lines: [line], settings: SpeechSettings(language: "en"))
    let library = try ESpeakLibrary.installed()
    let part = try #require(
      Narrator(voice: library).narration(of: transcript).lines.first?.parts.first)
    let words = try library.sound(
      of: VerbalizedText.Span("Ham and mushrooms"), Prosody(language: "en")
    ).words
    #expect(part.words.map(\.text) == ["Ham", "and", "mushrooms"])
    // Shared out by their length, "and" would begin elsewhere.
    for (word, spoken) in zip(part.words, words) {
      #expect((word.start - spoken.start).magnitude < 0.01)
    }
  }
}
