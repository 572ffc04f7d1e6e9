import ArgumentParser
import EarshotHost
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
      let near = Suggestion.nearest(to: word, among: verbs)
    else { return nil }
    return ValidationError("there is no verb '\(word)'; did you mean '\(near)'?")
  }
}
