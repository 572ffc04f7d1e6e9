import EarshotText

/// The words of a scene in a terminal, in one language; `%` stands for a number.
package struct TerminalWords: Hashable, Sendable {
  /// The place of the stop in focus, and the number of stops.
  var place: String
  /// One stop.
  var one: String
  /// Several stops.
  var many: String
  /// How many stops are scanned as a group; the number of all follows.
  var group: String
  /// The state of what is chosen, for who cannot see colours.
  var selected: String
  /// The state of what cannot be used.
  var dimmed: String
  /// Behind the page of the help, which key shows the next one.
  var goesOn: String
}

extension TerminalWords {
  private static let all = Localizations<TerminalWords>([.english: .english, .russian: .russian])

  /// The words of a language, as a tag; English for those that have none.
  package static func words(in language: String) -> TerminalWords { all[language] }
}

extension String {
  /// The text with numbers in the places of `%`, one after another.
  func filled(_ numbers: Int...) -> String {
    var rest = numbers[...]
    return split(separator: "%", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 0 ? String($0.element) : "\(rest.popFirst() ?? 0)" + $0.element }.joined()
  }
}
