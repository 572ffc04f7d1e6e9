package import EarshotVerbalizer
import Foundation
import Synchronization

/// The voices of espeak-ng in our own process: at once, and with the time of every word.
///
/// The library is loaded at run time, so that one binary serves machines with it and without; a
/// build trait would make two. Its sound differs by a few samples between calls, so files are
/// written by the process of the same name, and this voice is for live speech and word times.
package struct ESpeakLibrary: Voice {
  /// The name and version, such as `libespeak-ng 1.51`.
  package let name: String
  private let library: Library

  /// The library as a process has it: once, because it cannot be begun twice.
  private static let loaded = Result { () throws(VoiceError) in try Library() }

  /// Finds the library.
  ///
  /// Throws ``VoiceError/isMissing(program:package:)`` when it is not installed.
  package static func installed() throws(VoiceError) -> ESpeakLibrary {
    ESpeakLibrary(library: try loaded.get())
  }

  private init(library: Library) {
    self.library = library
    name = "libespeak-ng \(library.version)"
  }

  /// The sound of a span, with the time of each word.
  ///
  /// Throws ``VoiceError``, of the unknown language too.
  package func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    try library.sound(of: span, prosody, voice: name)
  }
}

/// The functions of the library, used by one caller at a time: it has one state for all.
///
/// Three things it must never be asked: to end, because it cannot begin again; to begin twice; and
/// to synchronise, which waits for ever after either.
private final class Library: Sendable {
  let version: String
  /// Samples in a second.
  private let rate: Int
  private let functions: Mutex<Functions>

  init() throws(VoiceError) {
    let functions = try Functions()
    version = functions.version()
    rate = functions.rate
    self.functions = Mutex(functions)
  }

  func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody, voice: String
  ) throws(VoiceError) -> VoiceSound {
    let language = span.language ?? prosody.language
    let phonemes = span.ipaNotation.map(ESpeakPhonemes.init(ipa:))
    let text =
      phonemes?.text ?? ESpeakVoice.plain(span.text, isContinued: prosody.isContinued)
    // Other speeds than these it speaks no slower and no faster.
    let speed = min(max(prosody.factor, 0.5), 4)
    let take = try functions.withLock { functions throws(VoiceError) in
      guard functions.use(language) else { throw .unknownLanguage(language, voice: voice) }
      functions.set(speed: speed, pitch: prosody.pitch * span.pitch)
      guard let take = functions.speak(text) else {
        throw .failed(voice: voice, reason: "it refused the words")
      }
      return take
    }
    var sound = take.sound(of: text, rate: rate)
    if phonemes != nil { sound.words = [] }
    sound.audio = sound.audio.played(atSpeed: prosody.factor / speed)
    for index in sound.words.indices { sound.words[index].start /= prosody.factor / speed }
    sound.remarks = phonemes?.remarks ?? []
    return sound
  }
}

/// The C interface of `espeak-ng/speak_lib.h`, revision 12, by its symbols.
private struct Functions {
  private typealias Callback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutableRawPointer?) -> Int32
  private typealias Initialize =
    @convention(c) (Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  private typealias SetCallback = @convention(c) (Callback?) -> Void
  private typealias SetVoice = @convention(c) (UnsafePointer<CChar>?) -> Int32
  private typealias SetParameter = @convention(c) (Int32, Int32, Int32) -> Int32
  private typealias Synth =
    @convention(c) (
      UnsafeRawPointer?, Int, UInt32, Int32, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias ListVoices =
    @convention(c) (UnsafeRawPointer?) -> UnsafePointer<UnsafeRawPointer?>?
  private typealias Info =
    @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> UnsafePointer<CChar>?

  /// Samples in a second.
  let rate: Int
  private let setVoice: SetVoice
  private let setParameter: SetParameter
  private let synth: Synth
  private let info: Info
  private let voices: ESpeakVoices

  /// Where the library is, by the names that Linux and Homebrew have for it.
  private static let files = [
    "libespeak-ng.so.1", "libespeak-ng.1.dylib", "/opt/homebrew/lib/libespeak-ng.1.dylib",
    "/usr/local/lib/libespeak-ng.1.dylib",
  ]

  init() throws(VoiceError) {
    let missing = VoiceError.isMissing(program: "libespeak-ng.so.1", package: "libespeak-ng1")
    guard Functions.canLoad else {
      throw VoiceError.failed(
        voice: "libespeak-ng", reason: "a program of one static file loads no libraries")
    }
    guard let handle = Functions.files.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
      throw missing
    }
    // Types are those of the header; nothing checks them at run time.
    func symbol<Function>(_ name: String, as type: Function.Type) throws(VoiceError) -> Function {
      guard let symbol = dlsym(handle, "espeak_\(name)") else {
        throw VoiceError.failed(voice: "libespeak-ng", reason: "it has no espeak_\(name)")
      }
      return unsafeBitCast(symbol, to: type)
    }
    let initialize = try symbol("Initialize", as: Initialize.self)
    let setCallback = try symbol("SetSynthCallback", as: SetCallback.self)
    setVoice = try symbol("SetVoiceByName", as: SetVoice.self)
    setParameter = try symbol("SetParameter", as: SetParameter.self)
    synth = try symbol("Synth", as: Synth.self)
    info = try symbol("Info", as: Info.self)
    // 2: sound comes to the callback before Synth returns. 0x8000: no exit when data are missing.
    rate = Int(initialize(2, 0, nil, 0x8000))
    guard rate > 0 else { throw missing }
    voices = ESpeakVoices(Functions.voices(in: try symbol("ListVoices", as: ListVoices.self)(nil)))
    setCallback { samples, count, events in
      guard let events, let take = Take.receiver(of: events) else { return 1 }
      take.receive(UnsafeBufferPointer(start: samples, count: Int(count)), events)
      return 0
    }
  }

  /// Whether libraries can be loaded: a program of one static file shares no symbols with them.
  ///
  /// The release is such a file. There the library is found and crashes, because it brings another
  /// copy of the system's.
  private static var canLoad: Bool { dlsym(dlopen(nil, RTLD_NOW), "malloc") != nil }

  /// The version, such as `1.51`.
  func version() -> String { info(nil).map { String(cString: $0) } ?? "" }

  /// The voices of a list of `espeak_VOICE`, which begins with three pointers: to the name, to the
  /// languages, each behind a byte that tells how well, and to the place of the file.
  private static func voices(in list: UnsafePointer<UnsafeRawPointer?>?) -> [ESpeakVoices.Voice] {
    var voices: [ESpeakVoices.Voice] = []
    var place = list
    while let current = place, let voice = current.pointee {
      place = current + 1
      func text(_ offset: Int) -> UnsafePointer<CChar>? {
        voice.load(fromByteOffset: offset, as: UnsafePointer<CChar>?.self)
      }
      guard var byte = text(8), let file = text(16) else { continue }
      var languages: [(tag: String, priority: Int)] = []
      while byte.pointee != 0 {
        languages.append((String(cString: byte + 1), Int(byte.pointee)))
        byte += strlen(byte + 1) + 2
      }
      guard let own = languages.first else { continue }
      voices.append(
        ESpeakVoices.Voice(
          tag: own.tag, file: String(cString: file), others: Array(languages.dropFirst())))
    }
    return voices
  }

  /// Takes the voice of a language; false when there is none.
  func use(_ language: String) -> Bool {
    // Unlike the program it knows voices by the places of their files, not by languages.
    voices.voice(for: language).flatMap(voices.file(of:)).map { setVoice($0) == 0 } ?? false
  }

  /// Sets how fast and how high is spoken; 1 is normal for both.
  func set(speed: Double, pitch: Double) {
    // 175 words in a minute, and a pitch of 50 between 0 and 99.
    _ = setParameter(1, Int32((175 * speed).rounded()), 0)
    _ = setParameter(3, Int32(min(max(50 * pitch, 0), 99).rounded()), 0)
  }

  /// The sound of a text in the voice that was taken; `nil` if the library refuses.
  func speak(_ text: String) -> Take? {
    let take = Take()
    let bytes = Array(text.utf8) + [0]
    // 1: the text is UTF-8. 0x100: phonemes stand in double brackets.
    let status = withExtendedLifetime(take) {
      synth(bytes, bytes.count, 0, 1, 0, 0x101, nil, Unmanaged.passUnretained(take).toOpaque())
    }
    return status == 0 ? take : nil
  }
}

/// What came of one call: the library hands it to the callback with every event.
private final class Take {
  private(set) var samples: [Int16] = []
  /// Beginnings of words: place in the text from 1, length, both in characters, and milliseconds.
  private var marks: [(place: Int, length: Int, time: Int)] = []

  /// `espeak_EVENT` of revision 12: type, identifier, place in the text, length, milliseconds and
  /// sample as 32-bit numbers, a pointer of this module, and 8 bytes for other kinds of events.
  private enum Event {
    static let place = 8
    static let length = 12
    static let time = 16
    static let receiver = 24
    static let size = 40
    /// The types: what ends a list, and the beginning of a word.
    static let end = 0
    static let word = 1
  }

  /// The take that a list of events is for.
  static func receiver(of events: UnsafeMutableRawPointer) -> Take? {
    events.load(fromByteOffset: Event.receiver, as: UnsafeMutableRawPointer?.self)
      .map { Unmanaged<Take>.fromOpaque($0).takeUnretainedValue() }
  }

  func receive(_ sound: UnsafeBufferPointer<Int16>, _ events: UnsafeMutableRawPointer) {
    samples += sound
    func number(_ offset: Int) -> Int { Int(events.load(fromByteOffset: offset, as: Int32.self)) }
    var start = 0
    while number(start) != Event.end {
      if number(start) == Event.word {
        marks.append(
          (
            number(start + Event.place), number(start + Event.length), number(start + Event.time)
          ))
      }
      start += Event.size
    }
  }

  /// The sound without silence around it, with the words of the text.
  func sound(of text: String, rate: Int) -> VoiceSound {
    let audio = Audio(rate: rate, samples: samples)
    let start = Double(audio.leadingSilence) / Double(rate)
    let trimmed = audio.trimmed
    let words = words(of: text).map { word in
      VoiceSound.Word(word.text, start: min(max(0, word.start - start), trimmed.duration))
    }
    return VoiceSound(audio: trimmed, words: words)
  }

  /// The words of a text with their times; a number is several words for the library and one here.
  private func words(of text: String) -> [VoiceSound.Word] {
    let characters = Array(text.unicodeScalars)
    var words: [VoiceSound.Word] = []
    var end = 0
    for mark in marks where mark.place > end && mark.length > 0 {
      let first = mark.place - 1
      guard first < characters.count else { continue }
      let last = min(first + mark.length, characters.count)
      var word = String.UnicodeScalarView()
      word.append(contentsOf: characters[first..<last])
      words.append(VoiceSound.Word(String(word), start: Double(mark.time) / 1000))
      end = last
    }
    return words
  }
}
