/// The words of Voice Control in one language; English where it has none.
struct VoiceWords: Sendable {
  /// The words for everything in one language.
  struct Table: Sendable {
    /// BCP 47 tag of the language.
    var language: String
    /// A text in the quotation marks of the language.
    var quoted: @Sendable (String) -> String
    /// The words for a phrase.
    var phrase: @Sendable (VoicePhrase) -> String
    /// The words for a command with the names of its items, which are quoted already.
    var command: @Sendable (SpokenCommand, [String]) -> String
  }

  private let table: Table

  /// The words of a language by its tag.
  init(language: String) {
    let first = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    table = first == "ru" ? .russian : .english
  }

  /// The words for a phrase.
  func callAsFunction(_ phrase: VoicePhrase) -> String { table.phrase(phrase) }

  /// A command in words.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - items: the names of its items, or their numbers, in their order.
  func callAsFunction(_ command: SpokenCommand, items: [String]) -> String {
    table.command(command, items)
  }

  /// A text in the quotation marks of the language.
  func quoted(_ text: String) -> String { table.quoted(text) }
}
