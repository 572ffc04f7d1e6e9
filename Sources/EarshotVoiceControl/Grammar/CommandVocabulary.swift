internal import EarshotTree

/// The words of a language that patterns have slots for.
struct CommandVocabulary: Sendable {
  /// Where to: "left".
  let directions: [String: ScrollDirection]
  /// The ends of what scrolls: "top", by the direction that leads there.
  let edges: [String: ScrollDirection]
  /// What text is counted in: "word", "words".
  let units: [String: SpokenCommand.TextUnit]
  /// Words that count at once: "twice".
  let counts: [String: Int]
  /// Words after a number of times, the first for the sentences of a recogniser: "times".
  let times: [String]
  /// Polite words, which change nothing: "please", "could you".
  let politeness: [[String]]
  /// The names of slots in the list of commands.
  let slotTitles: [CommandPattern.Slot: String]
  /// The titles of the list of commands.
  let categoryTitles: [CommandCategory: String]
}
