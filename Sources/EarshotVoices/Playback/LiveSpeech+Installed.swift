extension LiveSpeech {
  /// The voice and the player that are installed.
  ///
  /// Throws ``VoiceError/isMissing(program:package:)``.
  package static func installed() throws(VoiceError) -> LiveSpeech {
    let voice = try liveVoice()
    let programs = PlayerProgram.installed()
    guard !programs.isEmpty else {
      throw VoiceError.isMissing(program: "aplay", package: "alsa-utils")
    }
    return LiveSpeech(voice, Player(programs))
  }

  /// The library, because words of it are there before the silence between two is over; the
  /// program, which takes 20 milliseconds longer, where the library cannot be loaded.
  private static func liveVoice() throws(VoiceError) -> any Voice {
    do throws(VoiceError) { return try ESpeakLibrary.installed() } catch {
      return try ESpeakVoice()
    }
  }
}

extension LiveSpeech.Problem {
  /// The problem and its remedy.
  package var words: (message: String, help: String) {
    switch self {
    case .device:
      ("nothing can be played: no sound device answers; captions go on", "check the loudspeaker")
    case .voice(.isMissing(let program, let package)):
      (
        "'\(program)' is not installed, which '--voice' needs",
        "install it, on Debian with: apt-get install \(package)"
      )
    case .voice(.unknownLanguage(let language, let voice)):
      ("\(voice) does not speak '\(language)'; captions go on", "name another with '--language'")
    case .voice(let error): ("\(error.message); captions go on", "install espeak-ng again")
    }
  }
}
