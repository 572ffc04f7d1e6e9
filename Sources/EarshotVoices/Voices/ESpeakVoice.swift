package import EarshotVerbalizer

/// espeak-ng as a program, one process a span: the same words give the same bytes.
package struct ESpeakVoice: Voice {
  /// The name and version, such as `espeak-ng 1.51`.
  package let name: String
  /// The voices of the program.
  private let voices: ESpeakVoices
  private let program: VoiceProgram

  /// Two processes keep two cores busy; more only help where there are more.
  package var simultaneousSounds: Int { VoiceProgram.cores }

  /// Finds the program, its version and its voices.
  ///
  /// Throws ``VoiceError`` when it is not installed.
  package init() throws(VoiceError) {
    program = try VoiceProgram("espeak-ng", package: "espeak-ng")
    // "eSpeak NG text-to-speech: 1.51  Data at: …"
    let words = try program.text(["--version"]).split(separator: " ")
    let version = words.first { $0.first?.isNumber == true && $0.count < 20 }
    name = "espeak-ng \(version ?? "of unknown version")"
    let listing = try program.text(["--voices"])
    // Without a version it is no espeak-ng that has no voice, but one that was stopped.
    guard version != nil, !listing.isEmpty else {
      throw .failed(voice: "espeak-ng", reason: "it does not answer")
    }
    voices = ESpeakVoices(listing: listing)
  }

  /// The sound of a span, by a voice for its language.
  ///
  /// Throws ``VoiceError``, of the unknown language too.
  package func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    let language = span.language ?? prosody.language
    guard let voice = voices.voice(for: language) else {
      throw .unknownLanguage(language, voice: name)
    }
    let phonemes = span.ipaNotation.map(ESpeakPhonemes.init(ipa:))
    let text = phonemes?.text ?? Self.plain(span.text, isContinued: prosody.isContinued)
    // 50 is the normal pitch and 0 to 99 are all that there are.
    let pitch = min(max(50 * prosody.pitch * span.pitch, 0), 99)
    let bytes = try program.run(input: Array(text.utf8)) { _, result in
      ["-v", voice, "-p", String(Int(pitch.rounded())), "-z", "-b", "1", "--stdin", "-w", result]
    }
    guard let audio = Audio(wave: bytes) else {
      // Where there is nothing to say, nothing is written.
      // Letters that every voice of it speaks.
      let isSilent = bytes.isEmpty && !text.contains { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard isSilent else { throw .failed(voice: name, reason: "it wrote no whole WAV file") }
      return VoiceSound(audio: Audio())
    }
    return VoiceSound(
      audio: audio.trimmed.played(atSpeed: prosody.factor),
      remarks: phonemes?.remarks ?? [])
  }

  /// The words as the program must have them: nothing in them is a command to it.
  static func plain(_ text: String, isContinued: Bool) -> String {
    var words = ""
    var isAfterPeriod = false
    for scalar in text.unicodeScalars {
      switch scalar {
      // Two brackets would begin phonemes.
      case "[" where words.hasSuffix("["): words += " ["
      // Control characters would be commands.
      case _ where scalar.value < 0x20: words += " "
      // A dash is a short pause (F72), and it would make a long one of it.
      case "—" where words.hasSuffix(" "), "–" where words.hasSuffix(" "): words += ","
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
