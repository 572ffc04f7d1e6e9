package import EarshotSession
import EarshotText
import EarshotTree

/// A file with commands that a user made for Voice Control, one a line.
///
/// `my address = type Moscow, Red Square 1` types; `twice = tap Milk; tap Tea` says what stands
/// there instead, one after another. `#` begins a comment.
package enum CustomCommandFile {
  /// Reads the commands.
  package static func parse(_ text: String) throws(ScriptError) -> [CustomCommand] {
    var commands: [CustomCommand] = []
    var phrases: Set<[String]> = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.prefix { $0 != "#" }
      guard !content.allSatisfy(\.isWhitespace) else { continue }
      let command = try command(content, line: index + 1)
      let start = SourceLocation(line: index + 1, column: 1)
      let words = NormalizedPhrase(command.phrase, language: "en").words
      if words.isEmpty {
        throw ScriptError(
          "'\(command.phrase)' cannot be said", help: "write words before '='", at: start)
      }
      guard phrases.insert(words).inserted else {
        throw ScriptError(
          "'\(command.phrase)' stands above already",
          help: "leave one of the two out; only the first would be heard", at: start)
      }
      commands.append(command)
    }
    return commands
  }

  private static func command(
    _ text: Substring, line: Int
  ) throws(ScriptError) -> CustomCommand {
    let start = SourceLocation(line: line, column: 1)
    guard let sign = text.firstIndex(of: "=") else {
      throw ScriptError(
        "the line has no '='", help: "write a phrase, '=' and what it does, such as 'type Moscow'",
        at: start)
    }
    let (phrase, action) = (text[..<sign].trimmed, text[text.index(after: sign)...].trimmed)
    guard !phrase.isEmpty, !action.isEmpty else {
      throw ScriptError(
        phrase.isEmpty ? "nothing stands before '='" : "nothing stands after '='",
        help: "write a phrase, '=' and what it does, such as 'type Moscow'", at: start)
    }
    if action.hasPrefix("type ") {
      return CustomCommand(phrase, .type(action.dropFirst("type ".count).trimmed))
    }
    let column = text.utf8.distance(from: text.startIndex, to: sign) + 2
    var spoken: [SpokenCommand] = []
    guard action.contains(where: { $0 != ";" && !$0.isWhitespace }) else {
      throw ScriptError(
        "nothing stands after '='", help: "write what can be said, such as 'tap Buy'", at: start)
    }
    for sentence in action.split(separator: ";") where !sentence.allSatisfy(\.isWhitespace) {
      spoken.append(
        try self.spoken(sentence.trimmed, at: SourceLocation(line: line, column: column)))
    }
    return CustomCommand(phrase, .perform(spoken))
  }

  /// A command in any language whose commands are known.
  private static func spoken(
    _ text: String, at location: SourceLocation
  ) throws(ScriptError) -> SpokenCommand {
    for language in ["en", "ru"] {
      let grammar = CommandGrammar.grammar(for: language)
      if let command = grammar.commands(for: text).first { return command }
    }
    throw ScriptError(
      "'\(text)' is no command",
      help: "write 'type' and a text, or what can be said, such as 'tap Buy'", at: location)
  }
}
