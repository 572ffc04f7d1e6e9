/// One thing that may have been said.
struct HeardSentence: Hashable, Sendable {
  /// A sentence of the grammar, with names as the grammar spells them.
  var text: String
  /// How likely it is that this was said: 0 is not at all, 1 is surely.
  var confidence: Double
}

/// What a recogniser made of a recording.
struct HeardSpeech: Hashable, Sendable {
  /// What may be done with it.
  enum Verdict: Hashable, Sendable {
    /// The first sentence was said.
    case understood
    /// The first sentence is likely, yet too weak, or too near to the next one: ask before acting.
    case unsure
    /// Nothing of the grammar was said.
    case refused
  }

  /// The best first; what is refused has the nearest sentences, which were not said.
  var sentences: [HeardSentence]
  /// What may be done with the first sentence.
  var verdict: Verdict
  /// What it sounded like without the grammar: words in English, phones in another language.
  ///
  /// It is there for what was not understood. Empty means silence.
  var heardAs = ""
  /// Phrases of the grammar that no sound could be found for; they cannot be said.
  var leftOut: [String] = []

  /// Whether nothing of the grammar was said.
  var isRefused: Bool { verdict == .refused }
}
