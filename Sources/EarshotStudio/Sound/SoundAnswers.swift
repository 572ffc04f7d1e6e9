import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoices
import EarshotWriting

/// Sentences as sound, by the voice that the machine has.
actor SoundAnswers {
  private struct Key: Hashable {
    var utterance: Utterance
    var language: String
    var rate: Double
  }

  private let pictures: PictureStore
  private var voice: Result<any Voice, VoiceError>?
  private var known = SoundShelf<Key>()
  /// The longest text that is spoken, in bytes.
  private static let limit = 10_000

  init(_ pictures: PictureStore) { self.pictures = pictures }

  /// Whether there is a voice.
  var hasVoice: Bool { (try? installed()) != nil }

  private func installed() throws(VoiceError) -> any Voice {
    if let voice { return try voice.get() }
    let found: Result<any Voice, VoiceError>
    do throws(VoiceError) {
      found = .success(try SpeakVoice.espeak.voice())
    } catch {
      found = .failure(error)
    }
    voice = found
    return try found.get()
  }

  /// The address of the sound of a sentence, with the times of its words.
  ///
  /// Throws ``StudioError`` without a voice.
  func sound(
    of utterance: Utterance, language: String, rate: Double
  ) throws(StudioError) -> Reply {
    let length = utterance.parts.reduce(0) { $0 + $1.text.utf8.count }
    guard length <= Self.limit else { throw StudioError(.tooLarge, "the text is too long") }
    let key = Key(utterance: utterance, language: language, rate: rate)
    if let reply = known.reply(key) { return reply }
    do throws(VoiceError) {
      var narrator = Narrator(voice: try installed())
      narrator.pace = SpeechPace(rate: rate)
      let transcript = Transcript(
        screens: [],
        lines: [Transcript.Line(screen: 0, element: nil, cause: .asked, utterance: utterance)],
        settings: SpeechSettings(language: language))
      let recording = try narrator.recording(of: transcript)
      let document = NarrationDocument(
        format: "studio", path: "", narration: recording.narration, audio: recording.audio)
      let bytes = OutputFormat<NarrationDocument>.wav.write(document)
      let address = pictures.add("sound", "wav", type: "audio/wav") { bytes }
      let reply = Self.reply(address, recording.narration)
      pictures.remove(known.keep(reply, at: address, bytes: bytes.count, for: key))
      return reply
    } catch {
      throw StudioError(error)
    }
  }

  private static func reply(_ address: String, _ narration: Narration) -> Reply {
    let parts = narration.lines.flatMap(\.parts)
    return Reply { json in
      json.fields(["address": address, "duration": narration.duration])
      json.lines("parts", parts) {
        ["role": $0.role.rawValue, "start": $0.start, "end": $0.end, "language": $0.language]
      }
      json.lines("words", parts.flatMap(\.words)) {
        ["text": $0.text, "start": $0.start, "end": $0.end]
      }
    }
  }
}
