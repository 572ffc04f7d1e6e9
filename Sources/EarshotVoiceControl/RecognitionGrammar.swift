/// The sentences that may be said next, for a recogniser that listens for nothing else.
public struct RecognitionGrammar: Hashable, Sendable {
  /// Sentences in lower case; `<item>` stands for any phrase of the slot of that name.
  public var sentences: [String]
  /// The phrases of each slot, in plain lower-case words.
  public var slots: [String: [String]]
  /// The language of the sentences, as a BCP 47 tag.
  public var language: String

  /// Makes a grammar of sentences and what their slots may hold.
  public init(sentences: [String], slots: [String: [String]] = [:], language: String = "en") {
    self.sentences = sentences
    self.slots = slots
    self.language = language
  }
}
