/// The sentences that may be said next, for a recogniser that listens for nothing else.
package struct RecognitionGrammar: Hashable, Sendable {
  /// Sentences in lower case; `<item>` stands for any phrase of the slot of that name.
  package var sentences: [String]
  /// The phrases of each slot, in plain lower-case words.
  package var slots: [String: [String]]
  /// The language of the sentences, as a BCP 47 tag.
  package var language: String

  /// Makes a grammar of sentences and what their slots may hold.
  package init(sentences: [String], slots: [String: [String]] = [:], language: String = "en") {
    self.sentences = sentences
    self.slots = slots
    self.language = language
  }
}
