/// The words of Voice Control for people in one language.
struct VoiceControlWords: Sendable {
  /// A text in the quotation marks of the language.
  var quoted: @Sendable (String) -> String
  /// The words for a phrase.
  var phrase: @Sendable (VoiceControlPhrase) -> String
  /// The words for a command with the names of its items, which are quoted already.
  var command: @Sendable (SpokenCommand, [String]) -> String

  /// The words for a phrase.
  func callAsFunction(_ phrase: VoiceControlPhrase) -> String { self.phrase(phrase) }

  /// A command in words.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - items: the names of its items, or their numbers, in their order.
  func callAsFunction(_ command: SpokenCommand, items: [String]) -> String {
    self.command(command, items)
  }
}
