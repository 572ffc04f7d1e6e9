import EarshotHost

/// Why a recording could not be listened to.
package struct ListenError: Error, Hashable, Sendable {
  /// The mistake, in words.
  package var message: String
  /// The way to mend it.
  package var help: String

  /// A program, or a model of one, is not installed.
  static func missing(_ name: String, package: String) -> ListenError {
    ListenError(
      message: "'\(name)' is not installed, which spoken commands need",
      help: "install it, on Debian with: apt-get install \(package)")
  }

  /// A program gave no result.
  static func failed(_ name: String) -> ListenError {
    ListenError(
      message: "'\(name)' failed on the recording",
      help: "try the recording in a player; save it as a WAV file of 16 bits")
  }

  /// A program gave no result, or was stopped.
  static func failed(_ name: String, _ failure: Program.Failure) -> ListenError {
    guard failure != .failed else { return failed(name) }
    return ListenError(
      message: "'\(name)' gave no answer: \(failure.reason)", help: "try '\(name)' by itself")
  }

  static let notAWave = ListenError(
    message: "the recording is not a WAV file",
    help: "save it as WAV; on a Mac with: afconvert -f WAVE -d LEI16 recording.m4a recording.wav")
  static let undecodable = ListenError(
    message: "the WAV file is damaged, or of an encoding that cannot be read",
    help: "save it as PCM of 16 bits")
  static let empty = ListenError(
    message: "the recording holds no sound", help: "record a command, such as 'show numbers'")
  static let tooLong = ListenError(
    message: "the recording is longer than \(Recording.longest) seconds",
    help: "one recording is one command; cut it")
  static let nothingToSay = ListenError(
    message: "nothing can be said on this screen", help: "name the controls of the screen")
}
