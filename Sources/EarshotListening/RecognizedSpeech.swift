/// One thing that may have been said.
package struct RecognizedSentence: Hashable, Sendable {
  /// A sentence of the grammar, with names as the grammar spells them.
  package var text: String
  /// How likely it is that this was said: 0 is not at all, 1 is surely.
  package var confidence: Double
}

/// The result of recognising a recording.
package struct RecognizedSpeech: Hashable, Sendable {
  /// The decision about it.
  package enum Decision: Hashable, Sendable {
    /// The first sentence was said.
    case understood
    /// The first sentence is likely, yet too weak, or too near to the next one: ask before acting.
    case unsure
    /// Nothing of the grammar was said.
    case refused
  }

  /// The best first; what is refused has the nearest sentences, which were not said.
  package var sentences: [RecognizedSentence]
  /// The decision about the first sentence.
  package var decision: Decision
  /// The sound without the grammar: words in English, phones in another language.
  ///
  /// It is there for what was not understood. Empty means silence.
  package var heardAs = ""
  /// Phrases of the grammar that no sound could be found for; they cannot be said.
  package var leftOut: [String] = []

  /// Whether nothing of the grammar was said.
  package var isRefused: Bool { decision == .refused }
}
