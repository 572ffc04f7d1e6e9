import ArgumentParser
import EarshotProject

/// The language of reports, of the verbs that have words of their own.
struct ReportLanguageArguments: ParsableArguments, Sendable {
  @Option(
    name: .customLong("messages"),
    help: ArgumentHelp(
      "Language of reports, apart from that of the phone: en or ru. (default: that of the phone)",
      valueName: "tag"))
  var language: String?

  func validate() throws {
    if let language, !SpeechOptions.reportLanguages.contains(language) {
      throw ValidationError(
        "no words for reports in '\(language)'; known are "
          + SpeechOptions.reportLanguages.joined(separator: ", "))
    }
  }

  /// The options of speech with the language.
  func options(_ speech: SpeechArguments) -> SpeechOptions {
    var options = speech.options
    options.messages = language
    return options
  }
}
