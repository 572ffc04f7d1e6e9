/// Why a voice does not speak.
public enum VoiceError: Error, Hashable, Sendable {
  /// The program or library is not installed; the package that has it.
  case isMissing(program: String, package: String)
  /// The voice does not speak the language.
  case unknownLanguage(String, voice: String)
  /// The voice did not answer as it should.
  case failed(voice: String, reason: String)
}
