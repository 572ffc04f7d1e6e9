import ArgumentParser
import EarshotHost
import EarshotProject
import EarshotText

extension EarshotCommand {
  /// The words about an option that there is not, with the one that begins so; that is nearer than
  /// those with a letter more or less, for which the parser itself looks.
  static func suggesting(_ text: String) -> String {
    let mistake = /Unknown option '(--[a-z-]{2,})'(\. Did you mean '[^']*'\?)?/
    guard let word = text.firstMatch(of: mistake)?.1 else { return text }
    let verb = configuration.subcommands.first { $0._commandName == CommandLine.arguments[1] }
    let options = helpMessage(for: verb ?? Read.self).matches(of: /--[a-z][a-z-]+/).map(\.0)
    guard let option = options.first(where: { $0.hasPrefix(word) }) else { return text }
    return text.replacing(mistake, with: "Unknown option '\(word)'. Did you mean '\(option)'?")
  }

  /// Arguments in which `--fix` alone has its value, which the parser would take from what follows.
  static func spelledOut(_ arguments: [String]) -> [String] {
    guard arguments.first == AuditCommand._commandName else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.enumerated().map { index, argument in
      index < end && argument == "--fix" ? "--fix=\(FixMode.apply.rawValue)" : argument
    }
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
    let help = Suggestion.help(
      for: word, among: verbs + BuiltInScreens.apps, or: "'earshot --help' lists the verbs")
    return ValidationError("there is no verb and no file '\(word)'; \(help)")
  }
}
