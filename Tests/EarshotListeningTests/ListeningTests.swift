import EarshotHost
import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

@testable import EarshotListening

/// What is made of single recordings.
@Suite(.serialized, .enabled(if: Speaker.isInstalled || SharedFolder.isRequired))
struct ListeningTests {
  private func hear(
    _ sentence: String, names: [String], meaning: (String) -> String = { $0 }
  ) throws -> RecognizedSpeech {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try Speaker.say(sentence, to: scratch.path("said.wav"))
    let grammar = RecognitionGrammar(
      sentences: ["tap <item>", "open <item>", "show numbers", "scroll down"],
      slots: ["item": names])
    return try SpeechRecognition.installed().hear(path, grammar, meaning: meaning)
  }

  @Test func whatWasNotUnderstoodSaysWhatWasHeard() throws {
    let speech = try hear("thank you for your patience", names: ["cart", "profile"])
    #expect(speech.isRefused)
    #expect(speech.heardAs == "thank you for your patience")
  }

  @Test func namesThatSoundAlikeAreAskedFor() throws {
    let speech = try hear("tap flour", names: ["flour", "flower", "checkout"])
    #expect(speech.decision == .unsure)
    let texts = Set(speech.sentences.prefix(2).map(\.text))
    #expect(texts == ["tap flour", "tap flower"])
    #expect(speech.sentences.allSatisfy { $0.confidence < 0.7 })
  }

  @Test func sentencesThatDoTheSameAreNoRivals() throws {
    let speech = try hear("tap flour", names: ["flour", "flower", "checkout"]) {
      $0.replacingOccurrences(of: "flower", with: "flour")
    }
    #expect(speech.decision == .understood)
  }

  @Test func aNameIsGivenAsTheGrammarSpellsIt() throws {
    let speech = try hear("tap wifi calling fifteen", names: ["Wi-Fi Calling 15", "Profile"])
    #expect(speech.decision == .understood)
    #expect(speech.sentences.first?.text == "tap Wi-Fi Calling 15")
  }

  @Test func namesThatAreSaidAlikeAreAskedFor() throws {
    let speech = try hear("tap checkout", names: ["Checkout", "checkout!", "Profile"])
    #expect(speech.decision == .unsure)
    #expect(speech.sentences.prefix(2).map(\.text) == ["tap Checkout", "tap checkout!"])
  }

  @Test func aNameWithoutSoundIsLeftOut() throws {
    let speech = try hear("tap profile", names: ["profile", "★", "…"])
    #expect(speech.decision == .understood)
    #expect(speech.leftOut == ["★", "…"])
  }

  @Test func aThousandNamesAreListenedTo() throws {
    // Two words each, so that many begin or end alike.
    let first = ["red", "blue", "green", "silver", "golden", "winter", "summer", "london", "paris"]
    let second = [
      "account", "ticket", "window", "garden", "station", "picture", "letter", "number",
    ]
    var names = first.flatMap { one in second.map { "\(one) \($0)" } }
    let numbers = PronouncedWords(language: "en")
    names += (100..<1_030).map { (["item"] + numbers(String($0))).joined(separator: " ") }
    #expect(names.count > 1_000)
    let time = try ContinuousClock().measure {
      let speech = try hear("tap winter garden", names: names)
      #expect(speech.decision == .understood)
      #expect(speech.sentences.first?.text == "tap winter garden")
    }
    #expect(time < .seconds(300))
  }

  @Test func silenceIsRefusedWithoutWords() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let samples = [UInt8](repeating: 0, count: 32_000)
    let path = scratch.path("silence.wav")
    try Data(Wave.bytes(samples)).write(to: URL(filePath: path))
    let speech = try SpeechRecognition.installed()
      .hear(path, RecognitionGrammar(sentences: ["show numbers"]))
    #expect(speech.isRefused && speech.heardAs.isEmpty)
  }

  @Test func aGrammarWithoutWordsIsRefused() throws {
    #expect(throws: ListenError.nothingToSay) {
      try hear("tap", names: [], meaning: { $0 }, sentences: ["tap <item>"])
    }
  }

  private func hear(
    _ sentence: String, names: [String], meaning: (String) -> String, sentences: [String]
  ) throws -> RecognizedSpeech {
    let grammar = RecognitionGrammar(sentences: sentences, slots: ["item": names])
    return try SpeechRecognition.installed().hear("none.wav", grammar, meaning: meaning)
  }
}

/// Files that are, or are not, recordings.
@Suite(.serialized, .enabled(if: Speaker.isInstalled || SharedFolder.isRequired))
struct SpokenRecordingTests {
  private func error(_ bytes: [UInt8]) throws -> ListenError? {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = scratch.path("said.wav")
    try Data(bytes).write(to: URL(filePath: path))
    do {
      try Recording(named: path).write(to: URL(filePath: scratch.path("ready.wav")))
      return nil
    } catch let error as ListenError {
      return error
    }
  }

  @Test func otherFilesAreNoRecordings() throws {
    #expect(try error([]) == .notAWave)
    #expect(try error(Array("RIFF".utf8)) == .notAWave)
    #expect(try error(Array("text that is long enough for a header".utf8)) == .notAWave)
    #expect(try error(Array("FORM0000AIFF0000000000000000".utf8)) == .notAWave)
  }

  @Test func aFileThatIsNotThereIsNoRecording() {
    #expect(throws: InputError.self) { try Recording(named: "none.wav") }
  }

  @Test func aDamagedHeaderIsSaid() throws {
    #expect(try error(Array(Wave.bytes([]).prefix(30))) == .undecodable)
    var bytes = Wave.bytes([UInt8](repeating: 0, count: 32_000))
    // An encoding that nobody has.
    bytes[20] = 0x77
    bytes[21] = 0x77
    #expect(try error(bytes) == .undecodable)
  }

  @Test func aRecordingWithoutSoundIsEmpty() throws {
    #expect(try error(Wave.bytes([])) == .empty)
    #expect(try error(Wave.bytes([UInt8](repeating: 0, count: 320))) == .empty)
  }

  @Test func aLongRecordingIsNotListenedTo() throws {
    #expect(try error(Wave.bytes([UInt8](repeating: 0, count: 31 * 32_000))) == .tooLong)
    let scratch = try Scratch()
    defer { scratch.remove() }
    // An hour and more, of which only the beginning is read.
    let path = scratch.path("hour.wav")
    try Data(Wave.bytes([])).write(to: URL(filePath: path))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 1 << 34)
    try file.close()
    #expect(throws: ListenError.tooLong) { try Recording(named: path) }
  }

  /// espeak-ng writes lengths that are far too large when it does not know them.
  @Test func lengthsThatAreTooLargeAreForgiven() throws {
    var bytes = Wave.bytes([UInt8](repeating: 0, count: 32_000))
    for place in [4, 40] { bytes.replaceSubrange(place..<place + 4, with: [0, 0xF0, 0xFF, 0x7F]) }
    #expect(try error(bytes) == nil)
  }

  @Test(arguments: [
    ["-b", "8", "-e", "unsigned"], ["-b", "24"], ["-b", "32", "-e", "float"],
    ["-r", "44100", "-c", "2"], ["-r", "8000"], ["-b", "8", "-e", "mu-law"],
  ])
  func encodingsOfWaveAreRead(encoding: [String]) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let said = try Speaker.say("show numbers", to: scratch.path("said.wav"))
    let path = scratch.path("encoded.wav")
    _ = try Program("sox", package: "sox").output(
      [said] + encoding + [path], in: URL(filePath: scratch.path()))
    let grammar = RecognitionGrammar(sentences: ["show numbers", "show names", "scroll down"])
    let speech = try SpeechRecognition.installed().hear(path, grammar)
    #expect(speech.sentences.first?.text == "show numbers")
    #expect(!speech.isRefused)
  }

  @Test func whatIsMissingNamesItsPackage() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let error = try #require(throws: ListenError.self) {
      _ = try SpeechRecognition.installed(on: scratch.path())
    }
    #expect(error.message == "'pocketsphinx_batch' is not installed, which spoken commands need")
    #expect(
      error.help
        == "install it, on Debian with: apt-get install pocketsphinx pocketsphinx-en-us")
  }
}

/// WAV files of 16 bits, mono, 16,000 samples a second.
private enum Wave {
  static func bytes(_ samples: [UInt8]) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let format = number(16, 4) + number(1, 2) + number(1, 2) + number(16_000, 4)
    return Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + format
      + number(32_000, 4) + number(2, 2) + number(16, 2) + Array("data".utf8)
      + number(samples.count, 4) + samples
  }
}
