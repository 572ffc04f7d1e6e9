import EarshotText

/// The words for a person who holds a technology by hand, in one language: help on lines and keys,
/// and what a terminal tells beside the screen.
struct HandWords: Sendable {
  /// The words about one technology.
  struct Technology: Sendable {
    /// Help on lines where there is no terminal; how to leave stands first.
    var lines: [String]
    /// Help on the keys; how to leave stands first.
    var keys: [String]
    /// The keys that everybody has to know, in a few words.
    var hint: String
  }

  var voiceOver: Technology
  var voiceControl: Technology
  var switchControl: Technology

  /// All that a step can begin with.
  var allSteps: @Sendable (_ names: String) -> String
  /// A line is a key of the terminal.
  var isKey: @Sendable (_ line: String) -> String
  var writesStep: String
  /// A line at the prompt is a key.
  var isKeyAtPrompt: @Sendable (_ line: String) -> String
  var keyDoesNothing: String
  /// Neither a menu nor names or numbers are shown.
  var nothingOver: String
  /// What is written in front of a step.
  var step: String
  /// What is written in front of what is said.
  var say: String
  var isFull: String

  // States of VoiceOver.
  var fingers: @Sendable (_ count: Int) -> String
  var isMuted: String
  var isReadingAll: String
  var isCurtainOn: String
  var isPractising: String
  var writesBraille: String
  var rotor: @Sendable (_ mode: String) -> String

  // States of Voice Control.
  var isAsleep: String
  var looksAway: String
  var mode: @Sendable (_ name: String) -> String

  // States of Switch Control.
  var items: String
  var point: String
  var scansByItself: @Sendable (_ seconds: String) -> String
  var scansBySwitches: String
  var chosenAfter: @Sendable (_ seconds: String) -> String
  var noGroups: String
  var nothingHighlighted: String
  var menu: @Sendable (_ lines: String) -> String

  /// What goes wrong with a line, as messages in English name it, in the words of the language.
  ///
  /// What stands for `%` stays as it is. Empty for English.
  var problems: [(english: String, own: String)]
}

extension HandWords {
  private static let all = Localizations<HandWords>([.english: .english, .russian: .russian])

  /// The words of a language, as a tag; English for those that have none.
  static func words(in language: String) -> HandWords { all[language] }

  /// A message on a line in the words of the language; one that the language lacks stays English.
  func problem(_ message: String) -> String {
    // A suggestion may stand behind what is wrong.
    if let range = message.firstRange(of: "; did you mean ") {
      return problem(String(message[..<range.lowerBound])) + "; "
        + problem(String(message[range.lowerBound...].dropFirst(2)))
    }
    for (english, own) in problems {
      guard let parts = message.parts(of: english) else { continue }
      var rest = parts[...]
      return own.split(separator: "%", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset == 0 ? String($0.element) : (rest.popFirst() ?? "") + $0.element }.joined()
    }
    return message
  }
}

extension String {
  /// The texts that stand for each `%` of a pattern; `nil` when the text is another one.
  fileprivate func parts(of pattern: String) -> [String]? {
    let fixed = pattern.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    guard hasPrefix(fixed[0]) else { return nil }
    var rest = dropFirst(fixed[0].count)
    var parts: [String] = []
    for (index, text) in fixed.enumerated().dropFirst() {
      if index == fixed.count - 1 {
        guard rest.hasSuffix(text) else { return nil }
        parts.append(String(rest.dropLast(text.count)))
        rest = ""
      } else {
        guard let range = rest.firstRange(of: text) else { return nil }
        parts.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
    }
    return rest.isEmpty ? parts : nil
  }
}
