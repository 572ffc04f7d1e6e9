/// Why a voice does not speak.
package enum VoiceError: Error, Hashable, Sendable {
  /// The program or library is not installed; the package that has it.
  case isMissing(program: String, package: String)
  /// No program that makes an MP3 is installed.
  case noEncoder
  /// The voice does not speak the language.
  case unknownLanguage(String, voice: String)
  /// The voice did not answer as it should.
  case failed(voice: String, reason: String)
  /// The sound would be longer than a file of it should be; about how many hours.
  case tooLong(hours: Int)

  /// The problem.
  package var message: String {
    switch self {
    case .isMissing(let program, _): "'\(program)' is not installed, which this voice needs"
    case .noEncoder: "no program that makes an MP3 is installed: lame, ffmpeg or sox"
    case .unknownLanguage(let language, let voice):
      "\(voice) has no voice for the language '\(language)'"
    case .failed(let voice, let reason): "\(voice) gave no sound: \(reason)"
    case .tooLong(let hours): "the sound would be about \(hours) hours long"
    }
  }

  /// The remedy.
  package var help: String {
    switch self {
    case .isMissing(_, let package):
      "install it, on Debian with: apt-get install \(package); or take the estimated times of "
        + "'--voice silent' for captions"
    case .noEncoder: "install one, on Debian with: apt-get install lame; or write a WAV file"
    case .unknownLanguage:
      "choose another voice with --voice, or another language with --language"
    case .tooLong: "name a capture of one screen, or write captions, which may be of any length"
    case .failed(let voice, _): "try \(voice) by itself, or choose another voice with --voice"
    }
  }
}
