package import EarshotVerbalizer

/// flite as a program, one process a span; it speaks English only.
package struct FliteVoice: Voice {
  /// The name and version, such as `flite 2.2 slt`.
  package let name: String
  private let program: VoiceProgram

  /// The voice of the program; the others sound older.
  private static let voice = "slt"

  /// How many letters a word has at most: flite takes four times as long for twice as many.
  private static let longestWord = 200

  /// As many processes as there are cores.
  package var simultaneousSounds: Int { VoiceProgram.cores }

  /// Finds the program and its version.
  ///
  /// Throws ``VoiceError`` when it is not installed.
  package init() throws(VoiceError) {
    program = try VoiceProgram("flite", package: "flite")
    // "version: flite-2.2-current Sep 2018"
    let text = try program.text(["--version"])
    let version = text.split(separator: " ").first { $0.hasPrefix("flite-") } ?? "flite"
    name = version.split(separator: "-").prefix(2).joined(separator: " ") + " \(FliteVoice.voice)"
  }

  /// The sound of a span of English.
  ///
  /// Throws ``VoiceError``, of another language too.
  package func sound(
    of span: VerbalizedText.Span, _ prosody: Prosody
  ) throws(VoiceError) -> VoiceSound {
    let language = span.language ?? prosody.language
    guard language.lowercased().split(whereSeparator: { "-_".contains($0) }).first == "en" else {
      throw .unknownLanguage(language, voice: name)
    }
    var remarks: [String] = []
    if let ipa = span.ipaNotation {
      remarks = ["\(name) knows no phonetic alphabet; '\(ipa)' is spoken as '\(span.text)'"]
    }
    let text = String(span.text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
      .brokenIntoWords(of: FliteVoice.longestWord)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return VoiceSound(audio: Audio(rate: 16_000), remarks: remarks)
    }
    let pitch = min(max(prosody.pitch * span.pitch, 0.5), 2)
    let bytes = try program.run(input: Array(text.utf8)) { source, result in
      [
        "-voice", FliteVoice.voice, "--setf", "f0_shift=\(pitch)", "-f", source, "-o", result,
      ]
    }
    guard let audio = Audio(wave: bytes) else {
      throw .failed(voice: name, reason: "it wrote no WAV file")
    }
    return VoiceSound(audio: audio.trimmed.played(atSpeed: prosody.factor), remarks: remarks)
  }
}

extension String {
  /// The text with a space in words that are longer than so many letters.
  fileprivate func brokenIntoWords(of length: Int) -> String {
    var result = ""
    var letters = 0
    for character in self {
      letters = character.isWhitespace ? 0 : letters + 1
      if letters > length {
        result.append(" ")
        letters = 1
      }
      result.append(character)
    }
    return result
  }
}
