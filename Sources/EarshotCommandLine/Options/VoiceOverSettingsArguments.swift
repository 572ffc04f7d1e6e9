import ArgumentParser
import EarshotProject
import EarshotSpeech
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

  @Flag(
    help: ArgumentHelp(
      "Recognise texts in pictures by tesseract, in the screenshot beside the capture, as VoiceOver "
        + "Recognition does; the same as the setting imageDescriptions."))
  var recognize = false

  @Option(
    help: ArgumentHelp(
      "Program that describes a picture: it gets a PNG on standard input and prints a few words. With "
        + "--recognize, or in a session that switches it on.", valueName: "command"))
  var describe: String?

  /// The settings of the file; `nil` without one.
  ///
  /// Throws after saying why it cannot be read.
  ///
  /// - Parameter mayRecognize: whether recognition can be switched on later, as by a rotor.
  func settings(_ messages: Messages, mayRecognize: Bool = false) throws -> VoiceOverSettings? {
    if describe != nil, !recognize, path == nil, !mayRecognize {
      throw ValidationError("'--describe' is for '--recognize'")
    }
    guard let path else {
      guard recognize else { return nil }
      var settings = VoiceOverSettings()
      settings.verbosity.describesImages = true
      return settings
    }
    do {
      var settings = try VoiceOverSettingsFile.read(path)
      if recognize { settings.verbosity.describesImages = true }
      return settings
    } catch {
      messages.error(error, path: path)
      throw ExitCode(ExitStatus.badInput)
    }
  }

  /// Options of speech with the settings of the file.
  func options(
    _ speech: SpeechOptions, _ messages: Messages, mayRecognize: Bool = false
  ) throws -> SpeechOptions {
    var options = speech
    options.voiceOver = try settings(messages, mayRecognize: mayRecognize)
    options.describer = describe
    return options
  }
}
