import ArgumentParser
import EarshotHost
import EarshotProject
import EarshotText

extension EarshotCommand {
  /// The words about an option that there is not, with the one that begins so; the parser itself
  /// looks for options with a letter more or less.
  static func suggesting(_ text: String) -> String {
    guard let word = text.firstMatch(of: /Unknown option '(--[a-z-]{2,})'/)?.1,
      !text.contains("Did you mean")
    else { return text }
    let verb = configuration.subcommands.first { $0._commandName == CommandLine.arguments[1] }
    let options = helpMessage(for: verb ?? Read.self).matches(of: /--[a-z][a-z-]+/).map(\.0)
    guard let option = options.first(where: { $0.hasPrefix(word) }) else { return text }
    return text.replacing(
      "Unknown option '\(word)'", with: "Unknown option '\(word)'. Did you mean '\(option)'?")
  }

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
