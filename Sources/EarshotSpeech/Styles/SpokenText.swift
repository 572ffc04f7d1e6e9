/// An utterance in writing: the sentence, and what follows it after pauses.
package struct SpokenText: Hashable, Sendable {
  /// The sentence without its hint; empty when nothing is said.
  package var sentence: String
  /// The hints, joined; `nil` if there is none.
  package var hint: String?
  /// The lines after the hint.
  package var extra: [String]

  /// Makes a text.
  package init(sentence: String, hint: String? = nil, extra: [String] = []) {
    self.sentence = sentence
    self.hint = hint
    self.extra = extra
  }

  /// Everything on one line, joined by commas, as the caption panel shows it.
  package var line: String {
    ([sentence] + [hint].compactMap { $0 } + extra).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
