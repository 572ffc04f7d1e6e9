import ArgumentParser
import EarshotHost
import EarshotProject
import EarshotText

extension EarshotCommand {
  /// The mistake in a first argument that is no verb; `nil` for verbs, options and inputs.
  ///
  /// An input without a verb is read, so only a word that is no path can be a verb that was
  /// mistyped.
  static func mistake(inVerb word: String) -> ValidationError? {
    let verbs = configuration.subcommands.map { $0._commandName }
    guard word.allSatisfy({ $0.isLetter || $0 == "-" }), !word.hasPrefix("-"),
      !verbs.contains(word), word != "help", FileKind(of: word) == nil,
      !BuiltInScreens.isMeant(by: word)
    else { return nil }
    let help = Suggestion.help(for: word, among: verbs, or: "'earshot --help' lists the verbs")
    return ValidationError("there is no verb and no file '\(word)'; \(help)")
  }
}
