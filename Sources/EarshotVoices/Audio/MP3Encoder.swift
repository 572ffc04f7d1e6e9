/// Makes an MP3 of a WAV file, by the first program of `lame`, `ffmpeg` and `sox` that can.
package struct MP3Encoder: Sendable {
  private let program: VoiceProgram

  /// Finds a program.
  ///
  /// Throws ``VoiceError/noEncoder``.
  package init() throws(VoiceError) {
    let programs = ["lame", "ffmpeg", "sox"].lazy.compactMap(VoiceProgram.init(named:))
    guard let program = programs.first(where: \.encodesMP3) else {
      throw .noEncoder
    }
    self.program = program
  }

  /// The bytes of the MP3.
  ///
  /// Throws ``VoiceError`` when the program fails.
  package func encode(_ wave: [UInt8]) throws(VoiceError) -> [UInt8] {
    let bytes = try program.run(input: wave) { source, result in
      switch program.name {
      case "lame": ["--quiet", "-b", "64", source, result]
      case "ffmpeg":
        [
          "-nostdin", "-v", "error", "-y", "-f", "wav", "-i", source, "-b:a", "64k", "-bitexact",
          "-f", "mp3", result,
        ]
      default: ["-t", "wav", source, "-C", "64", "-t", "mp3", result]
      }
    }
    // A tag, or the bits with which each frame begins.
    let isFrame = bytes.count > 2 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
    guard isFrame || bytes.starts(with: "ID3".utf8) else {
      throw .failed(voice: program.name, reason: "it wrote no MP3")
    }
    return bytes
  }
}

extension VoiceProgram {
  /// Whether it was built with an encoder.
  fileprivate var encodesMP3: Bool {
    switch name {
    case "sox": (try? text(["--help"]))?.split(separator: " ").contains("mp3") == true
    case "ffmpeg": (try? text(["-hide_banner", "-encoders"]))?.contains("mp3") == true
    default: true
    }
  }
}
