import EarshotSpeech
import EarshotVerbalizer
import Foundation

/// The sounds of all that a voice is asked for a transcript, each made once.
///
/// Most stops end in the same few words, such as «кнопка».
struct NarratedSounds {
  /// The requests that the voice could not fulfil, each sentence once.
  private(set) var remarks: [String] = []
  private var sounds: [VoiceRequest: NarratedSound] = [:]

  /// Asks a voice.
  ///
  /// - Parameter keepsAudio: whether the samples are wanted, and not only how long they are.
  ///
  /// Throws ``VoiceError`` of the first request that the voice cannot answer.
  init(
    of requests: some Sequence<VoiceRequest>, _ voice: any Voice, keepsAudio: Bool
  ) throws(VoiceError) {
    var seen: Set<VoiceRequest> = []
    let requests = requests.filter { seen.insert($0).inserted }
    let answers = NarratedSounds.answers(to: requests, voice, keepsAudio)
    for (request, answer) in zip(requests, answers) {
      let sound = try answer.get()
      sounds[request] = sound
      for remark in sound.remarks where !remarks.contains(remark) { remarks.append(remark) }
    }
  }

  /// The sound of a request.
  subscript(_ request: VoiceRequest) -> NarratedSound {
    sounds[request] ?? NarratedSound(duration: 0)
  }

  private static func answers(
    to requests: [VoiceRequest], _ voice: any Voice, _ keepsAudio: Bool
  ) -> [Result<NarratedSound, VoiceError>] {
    let answers = Answers(count: requests.count)
    DispatchQueue.concurrentPerform(
      iterations: min(max(1, voice.simultaneousSounds), requests.count)
    ) { _ in
      while let index = answers.next() {
        let answer = Result<NarratedSound, VoiceError> { () throws(VoiceError) in
          try sound(of: requests[index], voice, keepsAudio)
        }
        answers.set(answer, at: index)
      }
    }
    return answers.all
  }

  /// The sound of a request; words of a language that the voice does not have are read by that of
  /// the system, which is said.
  private static func sound(
    of request: VoiceRequest, _ voice: any Voice, _ keepsAudio: Bool
  ) throws(VoiceError) -> NarratedSound {
    do throws(VoiceError) {
      return NarratedSound(
        try voice.sound(of: request.span, request.prosody), keepsAudio: keepsAudio)
    } catch .unknownLanguage(let language, _) where language != request.systemLanguage {
      var other = request
      other.span.language = nil
      other.prosody.language = request.systemLanguage
      var sound = NarratedSound(
        try voice.sound(of: other.span, other.prosody), keepsAudio: keepsAudio)
      sound.remarks.append(
        "\(voice.name) has no voice for '\(language)'; its words are read by the one for "
          + "'\(request.systemLanguage)'")
      return sound
    }
  }
}

/// The sound of a request, as far as it is kept.
struct NarratedSound: Sendable {
  /// Seconds.
  var duration: Double
  /// In the rate of the narrator; empty when only the times are wanted.
  var audio = Audio(rate: Narrator.rate)
  var words: [VoiceSound.Word] = []
  var remarks: [String] = []
}

extension NarratedSound {
  init(_ sound: VoiceSound, keepsAudio: Bool) {
    duration = sound.duration
    if keepsAudio { audio = sound.audio.resampled(to: Narrator.rate) }
    words = sound.words
    remarks = sound.remarks
  }
}

/// Answers that come from several threads.
private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var count: Int
  private var begun = 0
  private var hasFailed = false
  private var answers: [Result<NarratedSound, VoiceError>?]

  init(count: Int) {
    self.count = count
    answers = Array(repeating: nil, count: count)
  }

  /// The next request that nobody has begun; `nil` if there is none, or one has failed.
  func next() -> Int? {
    lock.withLock {
      guard begun < count, !hasFailed else { return nil }
      begun += 1
      return begun - 1
    }
  }

  func set(_ answer: Result<NarratedSound, VoiceError>, at index: Int) {
    lock.withLock {
      answers[index] = answer
      if case .failure = answer { hasFailed = true }
    }
  }

  /// All answers up to the first one that failed.
  var all: [Result<NarratedSound, VoiceError>] { answers.compactMap(\.self) }
}
