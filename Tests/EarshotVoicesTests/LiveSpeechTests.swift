import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
import EarshotVoiceOver
import EarshotVoices
import Foundation
import TestSupport
import Testing

/// A voice whose sound tells which words it is, four hundredths of a second a character.
private struct CountingVoice: Voice {
  let name = "counting"
  let joint = 0.0

  func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    let language = span.language ?? prosody.language
    guard language != "tlh" else { throw .unknownLanguage(language, voice: name) }
    return VoiceSound(audio: Audio(samples: samples(span.text)))
  }

  /// Samples that count up from a number of the text.
  func samples(_ text: String) -> [Int16] {
    let seed = text.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) % 9_973 }
    let count = text.count * 882
    return (0..<count).map { Int16((seed &+ $0 &* 37) % 20_011 + 100) }
  }
}

/// A voice that follows a session in real time, heard by a program that writes down what it plays.
@Suite(.serialized) struct LiveSpeechTests {
  private let voice = CountingVoice()

  private func screen() throws -> Screen {
    try Screen(
      notation: """
        header "One" id one
        button "A name that is as long as a sentence" id two
        button "Three" id three language tlh
        """)
  }

  /// A session with a voice, and what drives it.
  private func session(
    _ fake: FakePlayer, language: String = "en"
  ) throws -> (Session<VoiceOver>, LiveSpeech) {
    let speech = LiveSpeech(voice, Player(fake.programs))
    let technology = VoiceOver(settings: SpeechSettings(language: language, speaksHints: false))
    return (Session(technology, on: StillScreen(try screen()), voice: speech), speech)
  }

  /// Lets the session catch up with the clock of the wall.
  private func pass(_ session: Session<VoiceOver>, _ speech: LiveSpeech, _ seconds: Double) async {
    try? await Task.sleep(for: .seconds(seconds))
    await session.wait(max(0, await speech.elapsed - session.time))
  }

  private func words(_ texts: String...) -> Samples {
    Samples(texts.flatMap(voice.samples))
  }

  @Test func whatIsSaidIsPlayedInItsTurn() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let (session, _) = try session(fake)
    let start = ContinuousClock.now
    await session.start()
    await session.send(.swipeRight)
    await session.settle()
    let lines = await session.transcript.lines
    #expect(
      try fake.sounds() == [
        words("One", "heading"), words("A name that is as long as a sentence", "button"),
      ])
    #expect(try fake.events("ends").count == 2)
    // The voice tells how long words take, and the program when they were heard.
    for (line, samples) in zip(lines, try fake.sounds()) {
      #expect(line.end - line.start >= Double(samples.count) / 22_050 - 0.001)
    }
    #expect(ContinuousClock.now - start >= .seconds(try #require(lines.last?.end)))
  }

  @Test func aGestureCutsWhatIsSaid() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let (session, speech) = try session(fake)
    await session.start()
    await session.send(.swipeRight, .after(0))
    #expect(try await fake.wait { try fake.events("begins").count > 0 })
    await pass(session, speech, 0.15)
    let cut = try #require(try fake.events("begins").last?.process)
    await session.send(.swipeLeft, .after(0))
    #expect(try await fake.wait { !isThere(cut) })
    await session.settle()
    let sounds = try fake.sounds()
    let whole = words("A name that is as long as a sentence", "button")
    let beginning = sounds[sounds.count - 2]
    #expect(beginning == whole.prefix(beginning.count) && beginning.count < whole.count)
    #expect(sounds.last == words("One", "heading"))
    #expect(await session.transcript.lines.map(\.completion) == [.cut, .spoken])
  }

  @Test func speechStopsAndGoesOn() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let (session, speech) = try session(fake)
    await session.start()
    await session.send(.swipeRight)
    await pass(session, speech, 0.2)
    await session.send(.twoFingerTap, .after(0))
    #expect(try await fake.wait { try fake.events("begins").allSatisfy { !isThere($0.process) } })
    let count = try fake.events("begins").count
    await pass(session, speech, 0.2)
    #expect(try fake.events("begins").count == count)
    await session.send(.twoFingerTap, .after(0))
    await session.settle()
    let whole = words("A name that is as long as a sentence", "button")
    let rest = try #require(try fake.sounds().last)
    #expect(rest.count < whole.count && rest == whole.suffix(rest.count))
    // What was heard before is not heard twice.
    #expect(Double(whole.count - rest.count) / 22_050 > 0.15)
  }

  @Test func silentSpeechPlaysNothing() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.keeping)
    let (session, _) = try session(fake)
    await session.start()
    await session.send(.threeFingerDoubleTap)
    await session.send(.swipeRight)
    await session.send(.swipeLeft)
    await session.settle()
    #expect(try fake.sounds() == [words("One", "heading"), words("Speech off")])
    await session.send(.threeFingerDoubleTap)
    await session.settle()
    #expect(try fake.sounds().last == words("Speech on"))
    let heard = await session.transcript.lines.map(\.isAudible)
    #expect(heard == [true, true, false, false, true])
  }

  @Test func aSoundIsMadeBesideSpeech() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let (session, _) = try session(fake)
    await session.start()
    await session.send(.swipeRight)
    // Nothing can be left, which stops nothing.
    await session.send(.scrub, .after(0.2))
    await session.settle()
    #expect(try await fake.wait { try fake.events("ends").count == 3 })
    let boundary = Samples(SoundEffects.audio(of: .boundary, rate: 22_050).samples)
    #expect(
      try fake.sounds() == [
        words("One", "heading"), words("A name that is as long as a sentence", "button"), boundary,
      ])
  }

  @Test func aNewScreenSoundsWhileItsFirstWordsBegin() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.keeping)
    let (session, _) = try session(fake)
    await session.start()
    await session.post(.screenChanged())
    await session.settle()
    #expect(try await fake.wait { try fake.events("ends").count == 2 })
    var mixed = words("One", "heading").values
    let sound = SoundEffects.audio(of: .screenChanged, rate: 22_050).samples
    mixed += Array(repeating: 0, count: max(0, sound.count - mixed.count))
    for index in sound.indices {
      mixed[index] = Int16(clamping: Int(mixed[index]) + Int(sound[index]))
    }
    #expect(try fake.sounds().last == Samples(mixed))
  }

  @Test func withoutADeviceCaptionsGoOn() async throws {
    let fake = try FakePlayer("aplay", "sys.exit(1)")
    let (session, speech) = try session(fake)
    await session.start()
    await session.send(.swipeRight)
    await session.send(.swipeLeft)
    await session.settle()
    #expect(await session.transcript.lines.count == 3)
    #expect(try fake.events("begins").count == 1)
    guard case .device? = await speech.problem() else {
      Issue.record("nobody is told that nothing can be played")
      return
    }
    #expect(await speech.problem() == nil)
  }

  @Test func whatTheVoiceCannotSayIsReadByThatOfTheSystem() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.keeping)
    let (session, speech) = try session(fake)
    await session.start()
    await session.send(.fourFingerTapBottom)
    await session.settle()
    #expect(try fake.sounds().last == words("Three", "button"))
    #expect(await speech.problem() == nil)
  }

  @Test func aVoiceThatDoesNotSpeakIsToldOnce() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.keeping)
    let (session, speech) = try session(fake, language: "tlh")
    await session.start()
    await session.send(.swipeRight)
    await session.settle()
    #expect(try fake.events("begins").isEmpty)
    #expect(await session.transcript.lines.count == 2)
    guard case .voice(VoiceError.unknownLanguage("tlh", _))? = await speech.problem() else {
      Issue.record("nobody is told that the voice does not speak")
      return
    }
    #expect(await speech.problem() == nil)
  }
}
