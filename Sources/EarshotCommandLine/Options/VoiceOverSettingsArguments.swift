import ArgumentParser
import EarshotProject
import EarshotVoiceOver

/// The file with settings of VoiceOver, of the verbs that hold it.
struct VoiceOverSettingsArguments: ParsableArguments, Sendable {
  @Option(
    name: .customLong("voiceover-settings"),
    help: ArgumentHelp(
      "Settings of VoiceOver as a JSON file: rate, verbosity, order of the rotor and others, as "
        + "Documentation/VoiceOver/Settings.md lists them. What a script sets and other options say "
        + "stands above it.", valueName: "file"), completion: .file())
  var path: String?

  /// The settings of the file; `nil` without one.
  ///
  /// Throws after saying why it cannot be read.
  func settings(_ messages: Messages) throws -> VoiceOverSettings? {
    guard let path else { return nil }
    do {
      return try VoiceOverSettingsFile.read(path)
    } catch {
      messages.error(error, path: path)
      throw ExitCode(ExitStatus.badInput)
    }
  }

  /// Options of speech with the settings of the file.
  func options(_ speech: SpeechOptions, _ messages: Messages) throws -> SpeechOptions {
    var options = speech
    options.voiceOver = try settings(messages)
    return options
  }
}
