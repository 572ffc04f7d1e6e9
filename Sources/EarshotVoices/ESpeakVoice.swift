public import EarshotSpeech

/// espeak-ng as a program, one process a stretch: the same words give the same bytes.
public struct ESpeakVoice: Voice {
  /// The name and version, such as `espeak-ng 1.51`.
  public let name: String
  /// The voices of the program.
  private let voices: ESpeakVoices
  private let program: VoiceProgram

  /// Two processes keep two cores busy; more only help where there are more.
  public var simultaneousSounds: Int { VoiceProgram.cores }

  /// Finds the program, its version and its voices.
  ///
  /// Throws ``VoiceError`` when it is not installed.
  public init() throws(VoiceError) {
    program = try VoiceProgram("espeak-ng", package: "espeak-ng")
    // "eSpeak NG text-to-speech: 1.51  Data at: …"
    let words = try program.text(["--version"]).split(separator: " ")
    let version = words.first { $0.first?.isNumber == true } ?? "of unknown version"
    name = "espeak-ng \(version)"
    voices = ESpeakVoices(listing: try program.text(["--voices"]))
  }

  /// The sound of a stretch, by a voice for its language.
  ///
  /// Throws ``VoiceError``, of the unknown language too.
  public func sound(
    of stretch: VoiceText.Stretch, _ manner: VoiceManner
  ) throws(VoiceError) -> VoiceSound {
    let language = stretch.language ?? manner.language
    guard let voice = voices.voice(for: language) else {
      throw .unknownLanguage(language, voice: name)
    }
    let phonemes = stretch.ipaNotation.map(ESpeakPhonemes.init(ipa:))
    let text = phonemes?.text ?? plain(stretch.text, isContinued: manner.isContinued)
    // 50 is the normal pitch and 0 to 99 are all that there are.
    let pitch = min(max(50 * manner.pitch * stretch.pitch, 0), 99)
    let bytes = try program.run(input: Array(text.utf8)) { _, result in
      ["-v", voice, "-p", String(Int(pitch.rounded())), "-z", "-b", "1", "--stdin", "-w", result]
    }
    guard let audio = Audio(wave: bytes) else {
      // Where there is nothing to say, nothing is written.
      guard bytes.isEmpty else { throw .failed(voice: name, reason: "it wrote no WAV file") }
      return VoiceSound(audio: Audio())
    }
    return VoiceSound(
      audio: audio.trimmed.played(atSpeed: manner.factor),
      remarks: phonemes?.unknown.map {
        "'\($0)' of '\(stretch.ipaNotation ?? "")' is no sound that espeak-ng knows; it is left out"
      } ?? [])
  }

  /// The words as the program must have them: nothing in them is a command to it.
  private func plain(_ text: String, isContinued: Bool) -> String {
    var words = ""
    var isAfterPeriod = false
    for scalar in text.unicodeScalars {
      switch scalar {
      // Two brackets would begin phonemes.
      case "[" where words.hasSuffix("["): words += " ["
      // Control characters would be commands.
      case _ where scalar.value < 0x20: words += " "
      // It takes a period before a small letter for that of an abbreviation, without a pause.
      case _ where isAfterPeriod && scalar.properties.isLowercase:
        words += scalar.properties.uppercaseMapping
      default: words.unicodeScalars.append(scalar)
      }
      let isSpace = scalar == " " || scalar == "\n"
      isAfterPeriod = isSpace && words.hasSuffix(". ")
    }
    guard isContinued, words.last?.isPunctuation == false else { return words }
    return words + ","
  }
}

/// The voices that espeak-ng lists, by language.
struct ESpeakVoices {
  private var names: Set<String> = []
  private var others: [String: String] = [:]

  /// Reads what `espeak-ng --voices` prints.
  init(listing: String) {
    for line in listing.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: " ")
      // Voices of mbrola are listed whether or not they are there.
      guard columns.count >= 5, !columns[4].hasPrefix("mb/") else { continue }
      let tag = columns[1].lowercased()
      names.insert(tag)
      // "(zh-cmn 5)(zh 5)"
      for other in columns[5...].joined(separator: " ").split(separator: "(") {
        let name = other.prefix { $0 != " " }.lowercased()
        if others[name] == nil { others[name] = tag }
      }
    }
  }

  /// The name of the voice for a language; of a variety that is not known, that of the language.
  func voice(for language: String) -> String? {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    // A phone that is set to English without a country speaks as in the United States.
    if parts == ["en"] { return names.contains("en-us") ? "en-us" : first(of: "en") }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if names.contains(tag) { return tag }
      if let other = others[tag] { return other }
      if parts.count == 1, let first = first(of: tag) { return first }
      parts.removeLast()
    }
    return nil
  }

  private func first(of language: String) -> String? {
    names.filter { $0.hasPrefix(language + "-") }.min()
  }
}
